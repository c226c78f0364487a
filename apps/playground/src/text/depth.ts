/** How deep a text may be nested: a cart needs 9 levels, and what reads trees calls itself once for each. */
export const MAX_DEPTH = 100;

const step: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** Where a JSON text is nested deeper than it may be, in UTF-16 units; none where it is not. */
export const tooDeepAt = (text: string): number | undefined => {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i] ?? '';
    if (isInString && letter === '\\') i += 1;
    else if (letter === '"') isInString = !isInString;
    // a string that nobody has closed yet ends with its line
    else if (letter === '\n') isInString = false;
    else if (!isInString) depth += step[letter] ?? 0;
    if (depth > MAX_DEPTH) return i;
  }
  return undefined;
};
