// What a game says of itself to the shell: one file a game, `manifest.js`, found by the build (`games:manifest`). Types only.

/** @typedef {import("../store/words.js").Args} Args */
/** @typedef {any} View  the game's own */
/**
 * @typedef {object} Manifest
 * @property {() => string} tile  the game's drawing, 160 x 118, as SVG
 * @property {(view: View, w: number, h: number) => string} [mini]  how a running game stands, tiny, as SVG
 * @property {(view: View, sides: number[][]) => {key: string, args: Args}[]} [state]  the same in a sentence or two
 * @property {() => Record<string, string>} [marks]  pictures beside the rows of its score sheet, by the field
 * @property {number} [bgg]  under which number BoardGameGeek lists it
 * @property {{seed: number, options: Record<string, any>, colours: string[], bots: string[]}} [lesson]  the first game, laid out
 * @property {number} [usual]  how many mostly play: three, unless it says otherwise
 * @property {Record<string, any>} [first]  options of the first game that is played on this device, where they are not the standard
 * @property {string[]} [plain]  the options that most people may want to change: they stand open in the form of a new game
 * @property {() => Promise<{default: import("../play/types.js").Face<any>}>} [face]  how it is played, once it is opened
 * @property {() => Promise<Record<string, import("preact").ComponentType<any>>>} tools  the faces of its tools, `belt` among them
 */

/**
 * How an option of the kind `data` is typed in, by the option's id in a game's `editors.js`. `fits`: a value that may
 * stand in a set-up; `wrong`: it is not finished; `house`: what it begins with; `count`: how much of it there is;
 * `finished`: as the engine gets it.
 * @typedef {{game: import("../screens/new/draft.js").Game, value: any, onChange: (value: any) => void, onClose: () => void}} EditorProps
 * @typedef {object} Editor
 * @property {import("preact").ComponentType<EditorProps>} Sheet
 * @property {(value: any) => boolean} fits
 * @property {(value: any, data: any) => boolean} wrong
 * @property {(data: any, nameOf: (id: string) => string) => any} house
 * @property {(value: any) => number} count
 * @property {(value: any) => any} [finished]
 */

export {};
