/** Control characters, line separators and direction marks: names are data and could control a terminal. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character: string): string =>
  String.raw`\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** Replaces control characters by their escaped code points. */
export const printable = (line: string): string => line.replace(steering, escaped);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
/** Wide and full-width characters by Unicode’s East Asian Width. */
const wide =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u3247\u3250-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]/u;
/** Combining characters, such as accents, and the vowels and finals of decomposed Korean syllables in macOS file names. */
const joined = /[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff\ud7b0-\ud7fb]/u;

const columnsOf = (character: string): number => {
  if (joined.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
};

/** Returns the terminal columns of a text: two for an emoji and for a Korean, Chinese or Japanese character. */
export const widthOf = (text: string): number =>
  Array.from(graphemes.segment(text), ({ segment }) =>
    emoji.test(segment) ? 2 : Array.from(segment).reduce((width, character) => width + columnsOf(character), 0),
  ).reduce((total, width) => total + width, 0);

const spacesFor = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string => spacesFor(text, width) + text;

export const padEnd = (text: string, width: number): string => text + spacesFor(text, width);
