import { filled } from './word.ts';

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValuesOf<Text> = [Names<Text>] extends [never] ? [] : [values: Readonly<Record<Names<Text>, string | number>>];

/** One language's words of a part of the page that is loaded when it is first opened; complete by type. */
export type WordsOf<Korean> = Readonly<Record<keyof Korean, string>>;

/** A word with the values that its Korean text names. */
export type TranslateOf<Korean> = <K extends keyof Korean>(key: K, ...values: ValuesOf<Korean[K]>) => string;

/** Fills the words of a language. */
export const translateOf =
  <Korean>(words: WordsOf<Korean>): TranslateOf<Korean> =>
  (key, ...[values]) =>
    filled(words[key], values);
