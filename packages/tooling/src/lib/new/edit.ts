/** A file as it is to be: made anew, or changed. Paths are relative to the project's top folder. */
export type Edit = { readonly path: string; readonly text: string };

/** Reads a file of the project; undefined where there is none. */
export type Read = (path: string) => string | undefined;

/** Something that cannot be made, in one line for who asked. */
export class Refusal extends Error {}

/** The text of a file that must be there. */
export const mustRead = (read: Read, path: string): string => {
  const text = read(path);
  if (text === undefined) throw new Refusal(`${path} is not there: has it moved?`);
  return text;
};

/** A file that must not be there yet. */
export const made = (read: Read, path: string, text: string): Edit => {
  if (read(path) !== undefined) throw new Refusal(`${path} is there already.`);
  return { path, text };
};

/** Words as a name: `some-words` → `someWords`. */
export const camelCase = (words: string): string =>
  words.replaceAll(/-([a-z0-9])/gu, (_, first: string) => first.toUpperCase());

/** A text with a line put before the one that follows the last line of a kind. @throws Refusal where there is none */
export const withLineAfterLast = (text: string, kind: RegExp, line: string): string => {
  const lines = text.split('\n');
  const last = lines.findLastIndex((one) => kind.test(one));
  if (last === -1) throw new Refusal(`No line like ${kind.source} was found.`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
};

/** A text with an element at the end of a list: `… = [a, b];` → `… = [a, b, c];`. @throws Refusal where the list is not found */
export const withElement = (text: string, list: string, element: string): string => {
  const start = text.search(new RegExp(String.raw`\bconst ${list}\b[^=]*= \[`, 'u'));
  const end = start === -1 ? -1 : text.indexOf('];', start);
  if (end === -1) throw new Refusal(`No list ${list} was found.`);
  const before = text.slice(0, end).trimEnd().replace(/,$/u, '');
  return `${before}${before.endsWith('[') ? '' : ','} ${element}${text.slice(end)}`;
};
