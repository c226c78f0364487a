import { languages, type Language, type Messages } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { explain } from './explain.ts';
import { wrong, type Outcome } from './outcome.ts';
import { price } from './price.ts';
import { readCart } from './read-cart.ts';

/** How the command line is used. */
export const usage = [
  'usage: baguni price   [cart.json] [--lang ko|en|cn|jp] [--json]   what the selected units cost, step by step',
  '       baguni check   [cart.json] [--lang …] [--json]             everything that blocks the order; exit 1 if blocked',
  '       baguni explain CODE [--lang …] [--json]                    what a code says and which rules answer it',
  'Without a file, or with -, the cart is read from standard input. Exit 0 fine, 1 blocked, 2 wrong input.',
].join('\n');

/** What the command line needs from outside. */
export interface Outside {
  /** The text of a file; `-` is standard input. Throws with the system's words where it cannot be read. */
  readonly read: (file: string) => Promise<string>;
  readonly messages: (language: Language) => Promise<Messages>;
}

const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

const readText = async (outside: Outside, file: string): Promise<E.Either<string, string>> =>
  outside.read(file).then(E.right, (error: unknown) => E.left(error instanceof Error ? error.message : String(error)));

const onCart = async (
  outside: Outside,
  file: string,
  language: Language,
  answer: (state: Parameters<typeof price>[0]) => Outcome,
): Promise<Outcome> => {
  const text = await readText(outside, file);
  if (E.isLeft(text)) return wrong([text.left]);
  const state = readCart(text.right, language);
  return E.isLeft(state) ? wrong(state.left) : answer(state.right);
};

const answer = async (outside: Outside, words: readonly string[], lang: string): Promise<Outcome> => {
  const [command, target = '-', ...rest] = words;
  if (!isLanguage(lang)) return wrong([`no such language: ${lang}`]);
  if (rest.length > 0) return wrong([`too many words: ${rest.join(' ')}`, usage]);
  if (command === 'price') return onCart(outside, target, lang, price);
  const messages = await outside.messages(lang);
  if (command === 'check') return onCart(outside, target, lang, (state) => check(state, messages));
  if (command === 'explain') return explain(target, messages);
  return wrong([command === undefined ? 'no command given' : `no such command: ${command}`, usage]);
};

/** Runs one call of the command line. @param args the words after `baguni` */
export const run = async (args: readonly string[], outside: Outside): Promise<{ text: string; exitCode: number }> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        lang: { type: 'string', default: 'ko' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return { text: usage, exitCode: 0 };
    const { text, json, exitCode } = await answer(outside, positionals, values.lang);
    return { text: values.json ? JSON.stringify(json, null, 2) : text, exitCode };
  } catch (error) {
    return { text: `${error instanceof Error ? error.message : String(error)}\n${usage}`, exitCode: 2 };
  }
};
