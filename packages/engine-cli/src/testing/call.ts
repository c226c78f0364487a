import type { Language, Messages } from '@baguni/domain/internal';
import { messages as cn } from '@baguni/domain/messages/cn';
import { messages as en } from '@baguni/domain/messages/en';
import { messages as jp } from '@baguni/domain/messages/jp';
import { messages as ko } from '@baguni/domain/messages/ko';
import type { Environment } from '../input/environment.ts';
import { Refusal } from '../input/problem.ts';
import { run, type Printed } from '../run.ts';

export const messagesOf: Readonly<Record<Language, Messages>> = { ko, en, cn, jp };

const now = Date.parse('2026-11-21T09:00:00Z');

/** Two plain units of one shop with free shipping, 10,000 and 5,000 won, of a member. */
export const aCart = {
  units: [
    {
      cartUnitId: 1,
      quantity: 1,
      item: { itemNo: 'A', itemName: 'Apples', itemSellPrice: 10_000 },
      seller: { sellerKey: 'farm' },
    },
    {
      cartUnitId: 2,
      quantity: 1,
      item: { itemNo: 'B', itemName: 'Pears', itemSellPrice: 5000 },
      seller: { sellerKey: 'farm' },
    },
  ],
  buyer: { isLogin: true, memberType: 'Member' },
};

/** File texts by name. */
export type Files = Readonly<Record<string, string>>;

/** Creates an environment with a text on standard input, and files. */
export const environmentOf = (input: string, files: Files = {}): Environment => ({
  read: (file) => {
    const text = file === undefined ? input : Object.hasOwn(files, file) ? files[file] : undefined;
    return text === undefined
      ? Promise.reject(new Refusal({ type: 'NotFound', file: file ?? '-' }))
      : Promise.resolve(text);
  },
  messages: (language) => Promise.resolve(messagesOf[language]),
  language: 'ko',
  now: () => now,
  version: '1.2.3',
});

/** Runs the command line on a cart in standard input. */
export const call = (args: readonly string[], input: unknown = aCart): Promise<Printed> =>
  run(args, environmentOf(typeof input === 'string' ? input : JSON.stringify(input)));

/** Runs the command line on files with these values. */
export const callOn = (args: readonly string[], files: Readonly<Record<string, unknown>>): Promise<Printed> => {
  const texts = Object.entries(files).map(([name, value]): readonly [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return run(args, environmentOf('', Object.fromEntries(texts)));
};

/** Runs `call` with `--json`, and parses its answer. */
export const callJson = async (args: readonly string[], input: unknown = aCart): Promise<unknown> =>
  JSON.parse((await call([...args, '--json'], input)).text);
