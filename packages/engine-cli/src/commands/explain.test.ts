import { languages, messageParams, rulesOfCode, type MessageKey } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { call, callJson, messagesOf } from '../testing/call.ts';

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
