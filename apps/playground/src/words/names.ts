import type { Words } from './words.ts';

/** So many names stand in a sentence or on a button. */
const NAMES = 3;

/** Whether not all names fit. */
export const areMany = (names: readonly string[], most = NAMES): boolean => names.length > most + 1;

/** Names hold commas themselves. */
export const joined = (names: readonly string[]): string => names.join(' · ');

/** Names in a sentence: the first of them where they are many, and how many more. */
export const listed = ({ andMore }: Pick<Words, 'andMore'>, names: readonly string[], most = NAMES): string =>
  areMany(names, most) ? andMore(joined(names.slice(0, most)), names.length - most) : joined(names);
