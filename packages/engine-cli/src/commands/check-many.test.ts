import { languages } from '@baguni/domain';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { aCart, call, callOn, environmentOf } from '../testing/call.ts';
import { translationsOf } from '../translations/tables.ts';

const files = {
  'fine.json': aCart,
  'also-fine.json': aCart,
  'empty.json': { ...aCart, selected: [] },
  'odd.json': '{',
};
const checked = (names: readonly string[], ...words: readonly string[]) =>
  callOn(['check', ...names, '--lang', 'en', ...words], files);

test('[EN-03 CK-18] check says of several carts in a row each which can be ordered, and the first reason of the others', async () => {
  const { text, isError, exitCode } = await checked(['also-fine.json', 'empty.json', 'odd.json', 'gone.json']);
  expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 2 });
  expect(text.split('\n')).toEqual([
    'also-fine.json  can be ordered',
    'empty.json      blocked: 1      CART-BR7-01  Please select the items to order.',
    'odd.json        not read        line 1, column 2: this is not JSON',
    'gone.json       not read        no such file',
    '',
    'Can be ordered: 1 · blocked: 1 · not read: 2',
  ]);
});

test.each([
  [['fine.json', 'also-fine.json'], 0],
  [['fine.json', 'empty.json'], 1],
  [['empty.json', 'fine.json'], 1],
  [['gone.json', 'fine.json'], 2],
  [['empty.json', 'odd.json', 'fine.json'], 2],
] as const)('[EN-03] of %j the exit code is that of the worst: %d', async (names, code) => {
  expect((await checked(names)).exitCode).toBe(code);
  expect((await checked(names, '--json')).exitCode).toBe(code);
});

test('[EN-03] as JSON each file has its findings with fixes, or its problems with their places', async () => {
  const { text } = await checked(['fine.json', 'empty.json', 'odd.json'], '--json');
  expect(JSON.parse(text)).toEqual({
    orderable: 1,
    blocked: 1,
    unread: 1,
    carts: [
      { file: 'fine.json', isOrderable: true, findings: [] },
      {
        file: 'empty.json',
        isOrderable: false,
        findings: [expect.objectContaining({ code: 'CART-BR7-01', message: 'Please select the items to order.' })],
      },
      {
        file: 'odd.json',
        problems: [
          {
            type: 'NotJson',
            file: 'odd.json',
            place: { line: 1, column: 2 },
            message: 'odd.json: line 1, column 2: this is not JSON',
          },
        ],
      },
    ],
  });
});

test('[EN-03] names of any width stand above one another, control characters as their numbers', async () => {
  const names = ['장바구니.json'.normalize('NFD'), 'ｶｺﾞ.json', '🧺.json', 'b.json', 'a\u0007.json'];
  const { text } = await callOn(
    ['check', ...names, '--lang', 'en'],
    Object.fromEntries(names.map((name) => [name, aCart])),
  );
  expect(text.split('\n').slice(0, names.length)).toEqual([
    `${names[0]}  can be ordered`,
    'ｶｺﾞ.json       can be ordered',
    '🧺.json        can be ordered',
    'b.json         can be ordered',
    String.raw`a\u0007.json   can be ordered`,
  ]);
  expect((await checked(['fine.json'])).text).toBe(translationsOf.en.orderable);
});

test.each([
  ['en', 'is empty', 'standard input'],
  ['ko', '비어 있습니다', '표준 입력'],
  ['cn', '是空的', '标准输入'],
  ['jp', '空です', '標準入力'],
] as const)(
  '[EN-03] in %s nothing but white space is said to be empty, of a file by its name',
  async (lang, words, input) => {
    const { inFile } = translationsOf[lang];
    const nothing = { 'blank.json': ' \n', 'a.json': aCart };
    expect((await call(['check', '--lang', lang], '')).text).toBe(inFile(input, words));
    expect((await callOn(['check', 'blank.json', '--lang', lang], nothing)).text).toBe(inFile('blank.json', words));
    const { text } = await callOn(['check', 'a.json', 'blank.json', '--lang', lang], nothing);
    expect(text.split('\n')[1]).toMatch(new RegExp(`^blank\\.json {2}.* {2}${words}$`, 'u'));
  },
);

test('[EN-03] standard input may be one of the carts, once', async () => {
  const input = { ...environmentOf(JSON.stringify(aCart), { 'b.json': '{' }), language: 'en' as const };
  expect((await run(['check', 'b.json', '-'], input)).text).toContain('-       can be ordered');
  expect(await run(['check', '-', 'b.json', '-'], input)).toMatchObject({
    text: 'standard input can be read only once: name a file for the other',
    exitCode: 2,
  });
});

test.each(languages)('[EN-03] the table is worded in %s, strictness and all', async (lang) => {
  const extra = { 'a.json': { ...aCart, unit: 1 }, 'b.json': { ...aCart, selected: [] } };
  const { text, exitCode } = await callOn(['check', 'a.json', 'b.json', '--strict', '--lang', lang], extra);
  const { verdict } = translationsOf[lang];
  expect(exitCode).toBe(2);
  for (const said of [verdict.notRead, verdict.cannotOrder(1), verdict.counted(0, 1, 1), 'units'])
    expect(text).toContain(said);
});

test('[EN-03] a fault in a file with a name says which, of standard input it does not', async () => {
  expect((await checked(['odd.json'])).text).toBe('odd.json: line 1, column 2: this is not JSON');
  expect((await call(['check', '-', '--lang', 'en'], '{')).text).toBe('line 1, column 2: this is not JSON');
  expect((await callOn(['replay', 'odd.json', '--lang', 'en'], files)).text).toBe(
    'odd.json: line 1, column 2: this is not JSON',
  );
});
