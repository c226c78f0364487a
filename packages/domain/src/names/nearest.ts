const MOST_OFF = 2;

/** Returns the edit distance, or `Infinity` if it is above a limit. */
const lettersOff = (a: string, b: string, most = MOST_OFF): number => {
  if (b.length - a.length > most) return Infinity;
  if (a === b) return 0;
  if (a[0] === b[0]) return lettersOff(a.slice(1), b.slice(1), most);
  if (most === 0) return Infinity;
  const off = (from: number, to: number): number => lettersOff(a.slice(from), b.slice(to), most - 1);
  return 1 + Math.min(off(1, 0), off(0, 1), off(1, 1));
};

/** Returns the closest known name within two edits and half its length, or an empty string. Never throws. */
export const nearest = (name: string, known: readonly string[]): string =>
  known
    .map((one) => ({ one, off: lettersOff(one.toLowerCase(), name.toLowerCase()) }))
    .filter(({ one, off }) => 2 * off <= one.length)
    .toSorted((a, b) => a.off - b.off)[0]?.one ?? '';

/**
 * Returns a question for the end of an error text, or an empty string if no known name is similar.
 * @example
 * didYouMean('quantitty', ['item', 'quantity']); // ; did you mean quantity?
 */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const found = nearest(name, known);
  return found && `; did you mean ${found}?`;
};

/** Throws for an unknown name in an object; the message lists the known names and the nearest one. */
export const checkNames = (what: string, names: readonly string[], given: object): void => {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new TypeError(`no ${what}: ${unknown}; they are ${names.join(', ')}${didYouMean(unknown, names)}`);
};

/**
 * Rejects a value that is not one of the choices, because plain JavaScript may pass any.
 * @throws TypeError that lists the choices and asks for the nearest one
 * @example
 * checkChoice('shipping', ['Pieces', 'Never'], 'Never'); // undefined
 */
export const checkChoice = (name: string, choices: readonly string[], given: unknown): void => {
  const text = String(given);
  if (!choices.includes(text))
    throw new TypeError(
      `${name}: expected one of ${choices.join(', ')}, not ${JSON.stringify(given)}${didYouMean(text, choices)}`,
    );
};
