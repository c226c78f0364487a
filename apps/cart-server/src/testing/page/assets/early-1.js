globalThis.presses = [];
