/** How long a line may be, in characters. */
const WIDTH = 80;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** A value in one line, with spaces for people. */
const inLine = (value: unknown): string => {
  if (isList(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${inLine(inner)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

/** Numbers and words one after another, as many in a line as it holds. */
const filled = (list: readonly unknown[], indent: string): string => {
  const lines: string[] = [];
  for (const word of list.map(inLine)) {
    const last = lines.at(-1);
    const longer = `${last}, ${word}`;
    if (last !== undefined && indent.length + longer.length < WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => indent + line).join(',\n');
};

const inLines = (value: unknown, indent: string, taken: number): string => {
  const line = inLine(value);
  if (typeof value !== 'object' || value === null || indent.length + taken + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  if (isList(value) && value.every(isPlain)) return `[\n${filled(value, inner)}\n${indent}]`;
  if (isList(value)) return `[\n${value.map((one) => inner + inLines(one, inner, 1)).join(',\n')}\n${indent}]`;
  const parts = Object.entries(value).map(([name, one]) => {
    const key = `${JSON.stringify(name)}: `;
    return inner + key + inLines(one, inner, key.length + 1);
  });
  return `{\n${parts.join(',\n')}\n${indent}}`;
};

/** JSON as people write it: what is short stays in one line. */
export const printJson = (value: unknown): string => `${inLines(value, '', 0)}\n`;
