import { filled } from './word.ts';

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValuesOf<Text> = [Names<Text>] extends [never] ? [] : [values: Readonly<Record<Names<Text>, string | number>>];

/** Words of a lazy chunk in one language; the type ensures completeness. */
export type WordsOf<Korean> = Readonly<Record<keyof Korean, string>>;

export type TranslateOf<Korean> = <K extends keyof Korean>(key: K, ...values: ValuesOf<Korean[K]>) => string;

export const translateOf =
  <Korean>(words: WordsOf<Korean>): TranslateOf<Korean> =>
  (key, ...[values]) =>
    filled(words[key], values);
