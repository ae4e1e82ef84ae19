// What the engine sends (the bridge's JSON) and what a board owes the play screen. Types only.

/** @typedef {import("../store/words.js").Args} Args */
/** @typedef {{key: string, args: Args}} Said  a message */
/** @typedef {Said & {rule: string | null}} Ruled */

/** @typedef {{name: string, bot: string | null, colour: string, emblem: string | null}} Seat */
/** @typedef {{seat: number, move: string, args: any[], found?: any[]}} Entry */
/** @typedef {Said & {data?: any, rule?: string | null, quiet?: boolean, change?: import("./views.js").Change[]}} Event  `change`: what it changed in the view */

/** A verb and its arguments. @typedef {(string | number)[]} Move */
/** What a part of a composed move may be (`engine/flibuste/core/forms.py`).
 * @typedef {{kind: "whole", id: string, low: number, high: number, unit: string} | {kind: "pick", id: string, among: Move}
 *   | {kind: "bag", id: string, kinds: Move, most: number[], low: number, high: number}
 *   | {kind: "pose", id: string, box: number[]} | {kind: "path", id: string, leg: Part[], most: number}} Part */
/** How a move is composed where not all can be listed. @typedef {Said & {verb: string, parts: Part[], data?: any}} Form */

/**
 * @typedef {object} Option
 * @property {string} id
 * @property {Move} move
 * @property {string} key
 * @property {Args} args
 * @property {string} group
 * @property {string | null} [from]  the place of the piece that would move
 * @property {string | null} [at]  the place it would act on
 * @property {boolean} [default]
 * @property {Ruled | null} [barred]
 * @property {any} [data]  what may be drawn of it beside its message
 * @property {Said[]} [leaves]  what it leaves undone for good: asked about once a turn
 */

/** @typedef {{seat: number, turn: number, key: string, args: Args, rule?: string | null, secret?: boolean, open?: boolean, options: Option[], forms: Form[], data?: any}} Decision */

/** @typedef {Said & {points: number, rule?: string | null}} Line */
/** @typedef {{rank: number[], totals: number[], winners: number[], lines: Line[][]}} Result */

/**
 * @template [V=View]
 * @typedef {object} Snapshot
 * @property {number} entries
 * @property {number} undoable
 * @property {number} turn
 * @property {Decision | null} decision
 * @property {number | null} viewer
 * @property {boolean} private  there is something in the view that only the viewer may see
 * @property {V} view
 * @property {V | null} [open]  what lies open, where the view is private; null where it is not
 * @property {Result | null} result
 * @property {number[][]} [sides]  the seats that win together
 */

/** @typedef {{entry: Entry | null, secret?: boolean, events: Event[], turn: number, standing?: number[]}} Chapter */
/** What an advised move leads to: the plan, its last move as it will be offered, and what is foreseen of that. @typedef {Said & {plan: Move[], foresight: any}} Aim */
/** What the engine foresees of the options of a decision, by their ids. @typedef {Record<string, any> | null} Foresight */

/** What a seat may know of a table: each game's own (`web/games/<game>/view.d.ts`). @typedef {{turn: number, [field: string]: unknown}} View */

/** @typedef {"chosen" | "lit" | "hint" | "barred" | ""} Light */
/** @typedef {(place: string) => Light} Lights */

/**
 * What moves on the table, and how: handed to a board's animations.
 * @typedef {object} Stage
 * @property {(place: string) => HTMLElement | null} at  the element of a place, as it is drawn now
 * @property {(seat: number) => HTMLElement | null} purse  where a seat's total stands
 * @property {(element: Element, from: DOMRect) => HTMLElement} ghost  a copy that may fly over everything
 * @property {(element: Element, frames: Keyframe[], ms: number, delay?: number) => Promise<void>} move
 * @property {(element: Element, look: Keyframe) => void} leave  it looks like this until the next view is drawn
 * @property {(ms: number) => Promise<void>} hold
 * @property {boolean} still  nothing may move: the state changes at once
 */

/**
 * `decision` is there while a person may choose; `considered` is the option that is being looked at.
 * @template [V=View]
 * @typedef {{view: V, seats: Seat[], turn: number, lights: Lights, onPlace?: (place: string) => void, decision?: Decision | null, foresight?: Foresight, considered?: Option | null, viewer?: number | null, plan?: Move[] | null}} BoardProps  `plan`: what is advised, to be drawn as a whole
 */
/** @template [V=View] @typedef {{preview: any, option: Option, decision: Decision, view: V, seats: Seat[], foresight: Foresight, open: boolean, follow: string | null, onFollow: (id: string) => void, onTake: (option: Option) => void}} PreviewProps */
/** @template [V=View] @typedef {{decision: Decision, view: V, seats: Seat[], viewer: number | null, foresight: Foresight}} BriefProps */
/** What a face's own list of answers gets: every option stays a button with its `data-option`.
 * @template [V=View]
 * @typedef {{decision: Decision, view: V, seats: Seat[], viewer: number | null, foresight: Foresight, hint: string | null, advice: Move | null, open: boolean, why: Option | null, onTake: (option: Option) => void, onTrace: (move: Move) => Promise<any>}} AnswersProps  `onTrace`: what a move composed in part would meet */
/** @template [V=View] @typedef {{view: V, seats: Seat[], seat: number, viewer: number | null}} CaptainProps */
/** @template [V=View] @typedef {{view: V, seats: Seat[], seat: number, events: Event[]}} SecretProps */
/** @template [V=View] @typedef {{scene: any, view: V, seats: Seat[], small?: boolean}} SceneProps */
/** @template [V=View] @typedef {{event: Event, view: V, seats: Seat[]}} RevealedProps */
/** @template [V=View] @typedef {{events: Event[], view: V, seats: Seat[]}} LaidProps  all that was told since a person chose */

/**
 * How the table and what lies on it look.
 * @template [V=View]
 * @typedef {object} BoardFace
 * @property {(props: BoardProps<V>) => any} Board
 * @property {() => void} [prepare]  works out, behind the first curtain, what every picture of the board needs
 * @property {(view: V, sides: number[][]) => {done: number, of: number, groups: number, said: Said}} progress  `sides`: the seats that win together
 * @property {(view: V) => (number | null)[]} totals  what each seat openly has; null where that is hidden
 * @property {(view: V) => number[]} [hands]  how many cards each seat holds, where that lies open and matters to the others
 * @property {(place: string, view: V, seats: Seat[]) => import("preact").ComponentChild} piece  a place, small, as a heading
 * @property {(place: string, view: V, seats: Seat[]) => Said | null} name  a place in words
 * @property {(event: Event) => string[]} places  the places that an event touches
 * @property {(props: {view: V}) => any} [Beside]  what everybody keeps an eye on, small, in the bar
 * @property {{icon: string, word: string, title: string, Card: () => any}} [lookup]  what is printed on the box's card for everybody, one tap away
 * @property {(view: V, seat: number) => Said | null} [unsure]  what is known of a total, where a seat may have more than that; null where it is
 *   known
 * @property {(view: V) => boolean} [bare]  whether nothing lies on the board yet
 * @property {(props: CaptainProps<V>) => any} [Captain]  what one captain has, for a slip
 * @property {(view: V, seat: number) => boolean} [secret]  whether there is something that only this seat may see
 * @property {(props: SecretProps<V>) => any} [Secret]  that, for this seat's eyes
 */

/**
 * How a decision and its options look.
 * @template [V=View]
 * @typedef {object} AnswersFace
 * @property {(place: string, view: V, decision: Decision) => Said | null} ask  the question once a piece is in the hand
 * @property {(decision: Decision) => Said | null} [asks]  the question, where the game's own list holds the piece
 * @property {() => boolean} [letGo]  takes one step back in that list; false where there is none
 * @property {string[]} [letters]  those that lead to its answers, as words of `play-<game>-letter-<word>`, for the help
 * @property {(props: BriefProps<V>) => any} [Brief]  what the decision needs to be understood
 * @property {(option: Option, view: V, seats: Seat[], show: "at" | "from" | "named") => {wide?: boolean, upright?: boolean, icon?: import("preact").ComponentChild, node: import("preact").ComponentChild}} chip  showing the target, the piece that would move, or the target with its words
 * @property {(decision: Decision, view: V) => Option | undefined} [ends]  the answer that ends the turn: it stands at the foot of the panel
 * @property {(decision: Decision, view: V) => boolean} [idle]  whether nothing else of weight is left to do
 * @property {(decision: Decision, view: V) => string | null} [main]  the option that gets the accent, where a decision has few
 * @property {(move: Move, decision: Decision, view: V, foresight: Foresight, reason: any) => {said: Said | null, why: Said | null}} [hint]  what is advised, where the
 *   answer's own words leave something out, and one reason
 * @property {(decision: Decision) => import("./lone.js").Lone} [lone]  what becomes of a question that has one answer: the page gives it (as everywhere
 *   without this), the answer must be seen and is "Go on", or it is an act of one's own turn and put like any other
 * @property {(decision: Decision) => ((props: AnswersProps<V>) => any) | null} [answers]  its own list of answers, where the common one does not serve
 * @property {(decision: Decision) => boolean} [foresees]  whether what its options would do is asked for at once
 * @property {(place: string, decision: Decision, foresight: Foresight, view: V) => Said | null} [beyond]  why a place that was pressed is not among what can be chosen
 * @property {(foreseen: any, key: string) => Said | null} [because]  why this is advised, by what the engine foresees of it: an option's key
 * @property {(option: Option) => boolean} looks  whether the option is looked at before it is played
 * @property {(props: PreviewProps<V>) => any} Preview
 * @property {(preview: any, option: Option, decision: Decision) => {question: Said, confirm: Said, aside: Said | null, follow: string | null}} previewWords
 */

/**
 * How what happens is told.
 * @template [V=View]
 * @typedef {object} TellingFace
 * @property {(event: Event, stage: Stage, before: V, after: V) => Promise<void | (() => Promise<void>)>} act  the way from one view to the
 *   next: on the board as it was, and then, where it returns more, on the board as it is now. It writes nothing into what is drawn
 * @property {(scene: any, event: Event, view: V) => any} scene  what is being told, event by event; null when there is nothing to see. With `read`, it
 *   stays so many milliseconds when it comes
 * @property {(props: SceneProps<V>) => any} Scene
 * @property {(props: LaidProps<V>) => any} [Laid]  what lies on the table while this is told: the card that is being played
 * @property {(events: Event[], view: V) => {from: number, said: Said}} [day]  where the part of the story that is being told begins, and what it
 *   is called: its lines stay together, as a card that fills in; in the log too
 * @property {(event: Event, before: Event | undefined) => boolean} [opens]  whether such a part begins with this event
 * @property {(event: Event) => boolean} gist  whether its line stands where the scene is shown too
 * @property {(event: Event, seats: Seat[]) => boolean} [reveals]  whether a person here has turned up a card, which lies there until it is seen
 * @property {(props: RevealedProps<V>) => any} [Revealed]  that card
 * @property {(event: Event) => boolean} [passing]  whether it is told, and no line of the log
 * @property {(event: Event, view: V, later: Event[]) => Said | null} [spoken]  how a listener hears it, where onlookers see more than the log
 *   keeps; `view` is the one before the entry, `later` what follows in it
 * @property {(event: Event) => boolean} [glance]  whether it is seen rather than read, and takes no longer than its motion
 * @property {(event: Event) => boolean} [step]  whether it is one of several like it, each a choice of its own, which are heard together
 * @property {(event: Event, before: Event | undefined) => boolean} [onward]  whether it goes on with what the one before it began, and takes
 *   that one's line, without a pause
 * @property {(event: Event, seats: Seat[]) => boolean} [heeds]  whether it is done to a person, who will want to read it however long the account
 * @property {number} [patience]  milliseconds that the turn of one bot may take, where turns are many and long
 * @property {boolean} [inTurn]  whether what one is asked in the turns of others is part of what befell one since one's own
 * @property {(event: Event) => string | null} sound  "knock", "coin", "horn"
 */

/**
 * How a game that is over is told.
 * @template [V=View]
 * @typedef {object} ScoreFace
 * @property {"gold"} [unit]  what totals are counted in, where those are no points
 * @property {(lines: Line[][]) => ScoreColumn[]} scoreColumns  what the lines of all seats are gathered under
 * @property {(line: Line) => boolean} isNote  a line without points, which says how equal totals stand or what overrules them
 * @property {(line: Line) => "majority" | "shared" | "few" | ""} scoreMark
 * @property {(props: {view?: V, winner: number}) => any} [Trophy]  a drawing for the winner; a sheet has no view
 * @property {(chapters: Chapter[]) => number[]} beats  the chapters worth a mark in the graph of the fortunes
 * @property {(chapters: Chapter[], seats: Seat[]) => {said: Said, counts: number[]}[]} [tally]  what each seat has done, by the story: a count each
 * @property {string[]} [stops]  the keys of the events that say why the game ended when it did
 * @property {string} beatWord  the heading of the graph
 */

/** A game's face: it draws what the view says and knows no rule.
 * @template [V=View]
 * @typedef {BoardFace<V> & AnswersFace<V> & TellingFace<V> & ScoreFace<V> & {lessons?: Lesson<V>[]}} Face */

/** @typedef {{icon: import("preact").ComponentChild, said: Said, holds: (line: Line) => boolean}} ScoreColumn */

/** One hint of the guided first game; `look`: it stands beside the look at an option; `more`: a second message, `<key>-more`,
 * goes on where there is room; `args`: what its words need beside the seat; `points`: selectors of what it speaks of.
 * @template [V=View]
 * @typedef {{id: string, key: string, rule: string, look?: boolean, more?: boolean, args?: (now: Snapshot<V>) => Record<string, string | number>, points?: (now: Snapshot<V>) => string[], when: (now: Snapshot<V>, log: Chapter[]) => boolean}} Lesson */

export {};
