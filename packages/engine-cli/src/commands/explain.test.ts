import { readFileSync } from 'node:fs';
import { parseShop } from '@baguni/contract/shop-json';
import { languages, messageParams, placeholdersIn, rulesOfCode, type MessageKey } from '@baguni/domain/internal';
import { marketplace } from '@baguni/domain/marketplace';
import { codesOf } from '@baguni/domain/texts';
import { expect, test } from 'vitest';
import { call, callJson, callOn, messagesOf } from '../testing/call.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a table of messages are its keys
const codes = Object.keys(messageParams) as MessageKey[];

test.each(languages)('[EN-03 ER-09] explains each code in %s', async (lang) => {
  const texts: Readonly<Record<string, string>> = messagesOf[lang];
  for (const code of codes)
    expect(await callJson(['explain', code, '--lang', lang])).toEqual({
      code,
      message: messagesOf[lang][code],
      text: texts[`${code}?`] ?? texts[code],
      params: messageParams[code],
      rules: rulesOfCode(code),
    });
});

test.each([
  [
    ['CART-BR3-06', 'max=1000'],
    'CART-BR3-06  The maximum quantity is 1,000. Please enter 1,000 or fewer.\n  values: max\n  QT-02  quantity/CART-BR3-06',
  ],
  [['CART-BR3-06'], 'The maximum quantity is {max}.'],
  [['CART-BR3-17', 'product=007', 'max=1200'], '007'],
  [['CART-BR3-17', 'product=007', 'max=1200'], '1,200'],
  [['CART-BR7-24', 'max=30.5'], '30.5'],
  [['CART-BR7-02', 'product=a=b'], 'a=b'],
  [['SHIPPING-UNKNOWN'], 'No rule of the engine answers it: the server or the page says it.'],
] as const)('[EN-03] explains %j', async (words, text) => {
  const answer = await call(['explain', ...words, '--lang', 'en']);
  expect(answer.exitCode).toBe(0);
  expect(answer.text).toContain(text);
});

test.each([
  [['__proto__'], 'no such code: __proto__'],
  [['BUY-N-GET-M'], 'no such code: BUY-N-GET-M'],
  [['cart-br7-33'], 'no such code: cart-br7-33, did you mean CART-BR7-33?'],
  [['CART-BR3-06', 'max'], 'a value is written as name=value, such as max=30: max'],
  [['CART-BR3-06', 'max='], 'max needs a value'],
  [['CART-BR3-06', 'max=abc'], 'not a number: max=abc'],
  [['CART-BR3-06', 'max=30', 'max=40'], 'max is given twice'],
  [['CART-BR3-17', 'short=6'], 'CART-BR3-17 takes no value short (it takes product, max)'],
  [['CART-BR3-06', 'mx=3', 'max=3'], 'CART-BR3-06 takes no value mx, did you mean max?'],
  [['CART-BR7-01', 'max=3'], 'CART-BR7-01 takes no values: max'],
] as const)('[EN-03] refuses to explain %j', async (words, text) => {
  expect(await call(['explain', ...words])).toEqual({ text, isError: true, exitCode: 2 });
});

const guideShop: unknown = JSON.parse(
  readFileSync(new URL('../../../../docs/guides/shop.json', import.meta.url), 'utf8'),
);

const codesOfShop = (shop: unknown): readonly string[] => {
  const read = parseShop(shop);
  return read.ok ? codesOf(read.value.engine) : [];
};

test.each([
  ['of the guide', 'ko', guideShop],
  ['of the guide', 'en', guideShop],
  ['without terms', 'jp', { currency: 'EUR' }],
])('[EN-10 EN-03] explains each code of a shop %s in %s, with its values', async (_, lang, shop) => {
  expect(codesOfShop(shop).length).toBeGreaterThan(60);
  for (const code of codesOfShop(shop)) {
    const words = ['explain', code, '--engine', 'shop.json', '--lang', lang];
    const [message = '', ...others] = (await callOn(words, { 'shop.json': shop })).text.split('\n');
    expect(message.startsWith(`${code}  `)).toBe(true);
    expect(message).not.toContain('…');
    expect(others.filter((line) => line.includes('No rule'))).toEqual([]);
    const values = others.flatMap((line) => /^ {2}values: (.*)$/u.exec(line)?.[1]?.split(', ') ?? []);
    expect([code, values.toSorted()]).toEqual([code, [...new Set(placeholdersIn(message))].toSorted()]);
  }
});

test('[EN-10 EN-03] explains each code that the engine of the marketplace returns', async () => {
  for (const code of codesOf(marketplace)) {
    const { text } = await call(['explain', code, '--lang', 'en']);
    expect(text.startsWith(`${code}  `)).toBe(true);
    expect(text).not.toContain('No rule');
  }
});

const itself = '  The engine itself returns it, not one of its rules.';

test.each([
  ['REFUND_TOO_MANY', 'Quantity ordered: {ordered}.\n  values: ordered'],
  ['CODE_UNKNOWN', 'There is no coupon code {coupon}. Please check it.\n  values: coupon'],
  ['RULE_FAILED', '{name}: {error}\n  values: name, error'],
  ['PROMOTION_NOT_WITH_PROMOTION', '‘{name}’ and ‘{other}’ can’t be used together.\n  values: name, other'],
  ['UNIT_NOT_IN_CART', 'This item is not in your cart.'],
])('[EN-10 EN-03] explains %s, which the engine itself returns', async (code, text) => {
  const words = ['explain', code, '--engine', 'shop.json', '--lang', 'en'];
  expect((await callOn(words, { 'shop.json': guideShop })).text).toBe(`${code}  ${text}\n${itself}`);
});

test('[EN-13 EN-10] fills the number of a refund, which a shop can word itself', async () => {
  const words = ['explain', 'REFUND_TOO_MANY', 'ordered=1200', '--engine', 'shop.json', '--lang', 'en'];
  const messages = { en: { REFUND_TOO_MANY: 'You bought {ordered}.' } };
  expect((await callOn(words, { 'shop.json': { currency: 'EUR' } })).text).toContain('Quantity ordered: 1,200.');
  expect((await callOn(words, { 'shop.json': { currency: 'EUR', messages } })).text).toContain('You bought 1,200.');
});
