/** When the page has nothing to do. */
export const idle = () => new Promise((rest) => (globalThis.requestIdleCallback ?? setTimeout)(rest));
