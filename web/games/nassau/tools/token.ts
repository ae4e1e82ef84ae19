// The tokens of a fight, as they are drawn from the bag.

/** Whether it does nothing, is a dodge, or takes something: so it looks. */
export const kindOf = (token: string) => (token === "blank" || token === "dodge" ? token : "attack");
