import { readdirSync, readFileSync } from 'node:fs';
import { callNames, calls, type AnyCall, type CallName } from '@baguni/contract';
import { expect, test } from 'vitest';
import { testFiles } from '../../rooms.ts';
import { root } from './root.ts';

/** The packages that may name a call; a demo shop is a separate client. */
const folders = [
  'packages/contract/src',
  'packages/backend/src',
  'packages/use-cases/src',
  'packages/adapters/src',
  'apps/cart-web/src',
  'apps/cart-server/src',
];
const isOtherClient = /^apps\/cart-server\/src\/shop\//u;

/** Contract, handler and one or two files of a use case. */
const MAX_FILES = 4;

/** Calls with more files, each with its reason. */
const exceptions: Partial<Readonly<Record<CallName, readonly [files: number, because: string]>>> = {
  getInitialCart: [6, 'four use cases read the whole cart anew'],
  getEnvironment: [5, 'the first view, the cart and the order page read it'],
  addCart: [5, 'free-shipping items, shared carts and undone deletions also add a unit'],
  removeCartUnits: [5, 'undone additions and unorderable units of the first read also leave the cart'],
  estimateToExcel: [5, 'a form sends it, so mock and server answer it by a route of its own'],
};

const isTest = new RegExp(testFiles, 'u');
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');

const sources = folders
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/u.test(file) && !isTest.test(file) && !isOtherClient.test(file))
  .map((file) => [file, withoutComments(readFileSync(root + file, 'utf8'))] as const);

const table: Readonly<Record<CallName, AnyCall>> = calls;

/** The files with the name as a member, in quotes or where it is declared, or with the path of the call. */
const filesNaming = (name: CallName): readonly string[] => {
  const named = new RegExp(String.raw`[.'"]${name}\b(?!\.ts)|\bconst ${name}\b|'(?:/api)?${table[name].path}'`, 'u');
  return sources.filter(([, text]) => named.test(text)).map(([file]) => file);
};

test.each(callNames)('[CM-51] %s is named in contract, handler and its use case', (name) => {
  const files = filesNaming(name);
  const [max] = exceptions[name] ?? [MAX_FILES];
  expect(files.length > max ? files : []).toEqual([]);
  // an exception that is no longer needed is removed
  if (name in exceptions) expect(files.length).toBe(max);
});
