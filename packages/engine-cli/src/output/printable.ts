const wide = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u;
/** What would steer a terminal or part a line: names are texts from data. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  String.raw`\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** A line as a terminal may print it: control characters in a name show as their numbers. */
export const printable = (line: string): string => line.replace(steering, escaped);

/** Columns that a text takes: two for a Korean, Chinese or Japanese character. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0);

/** A text with spaces before it, at least so many columns wide. */
export const padStart = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** A text with spaces after it, at least so many columns wide. */
export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
