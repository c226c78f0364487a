/** How many letters a name may be off and still be taken for another. */
const MOST_OFF = 2;

/** How many letters must be put in, left out or changed to make one word of another. */
const lettersOff = (a: string, b: string): number => {
  let before = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, letter] of a.split('').entries()) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      row.push(Math.min((row[j] ?? 0) + 1, (before[j + 1] ?? 0) + 1, (before[j] ?? 0) + (letter === b[j] ? 0 : 1)));
    before = row;
  }
  return before.at(-1) ?? 0;
};

/**
 * The name that was meant by one that is not known: at most two letters off, and half of them; empty where none is like it (EN-07). It throws
 * nothing.
 * @example
 * nearest('quantitty', ['item', 'quantity']); // quantity
 */
export const nearest = (name: string, known: readonly string[]): string =>
  known
    // a name that is much longer is far off, and as long as somebody likes
    .filter((one) => Math.abs(one.length - name.length) <= MOST_OFF)
    .map((one) => ({ one, off: lettersOff(one.toLowerCase(), name.toLowerCase()) }))
    .filter(({ one, off }) => off <= MOST_OFF && 2 * off <= one.length)
    .toSorted((a, b) => a.off - b.off)[0]?.one ?? '';
