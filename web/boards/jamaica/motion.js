// What moves on the chart: ships along their ways, dice, goods.

/** @typedef {import("../../play/types.js").Stage} Stage */
/** @typedef {import("../../play/types.js").Event} Event */

/** On the board as it was. @param {Event} event @param {Stage} stage @param {any} view */
export async function act(event, stage, view) {
  void [event, stage, view];
}

/** On the board as it is now. @param {Event[]} events @param {Stage} stage @param {Map<string, DOMRect>} was */
export async function settle(events, stage, was) {
  void [events, stage, was];
}
