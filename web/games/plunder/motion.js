// What moves: ships along their squares, the storm.

/** @typedef {import("../../play/types.js").Stage} Stage */
/** @typedef {import("../../play/types.js").Event} Event */

/** @param {Event} _event @param {Stage} _stage @returns {Promise<void | (() => Promise<void>)>} */
export async function act(_event, _stage) {}
