import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../storefront/storefront.ts';
import { arbText, oddTexts } from '../testing/arbitraries/price.ts';
import { messagesOf } from '../testing/rules.ts';
import { isMessageKey, messageParams } from './keys.ts';
import { messages as ko } from './ko.ts';
import { formatMessage } from './format-message.ts';
import { forAll } from '../testing/laws.ts';

const keys = Object.keys(messageParams).filter(isMessageKey);
const hostile = ['{0}', '{product}', '{max}', '$&', '$1', '$$', "$'", '`', '{{product}}', '\\', ...oddTexts];

test('[ER-09] inserts the values into the text', () => {
  expect(formatMessage(ko, 'CART-BR7-03', { product: '사과' })).toBe('‘사과’ 상품은 품절되어 주문할 수 없습니다.');
  expect(formatMessage(ko, 'CART-BR3-05', { min: 3 })).toBe('최소 구매 수량은 3개입니다. 3개 이상 입력해 주십시오.');
  expect(formatMessage(ko, 'TEMPORARY-PROBLEM')).toBe(ko['TEMPORARY-PROBLEM']);
});

test('[PG-19] numbers have thousands separators; digits in texts do not', () => {
  expect(formatMessage(ko, 'CART-BR3-06', { max: 12_000 })).toContain('12,000개');
  expect(formatMessage(ko, 'TEMPORARY-PROBLEM-CODE', { code: '9999' })).toContain('(9999)');
});

test.each(hostile)('[ER-09] a product named %j is shown unchanged', (product) => {
  expect(formatMessage(ko, 'CART-BR7-36', { product })).toBe(`‘${product}’ 상품은 현재 주문할 수 없습니다.`);
});

test('[ER-09] inserted texts are never parsed again, in any message of any language', () => {
  const arbValue = fc.oneof(arbText, fc.string(), fc.constantFrom(...hostile));
  forAll([fc.constantFrom(...languages), fc.constantFrom(...keys), arbValue], (language, key, value) => {
    const params = Object.fromEntries(messageParams[key].map((name) => [name, value]));
    // Independent calculation: splits at the placeholders and joins with the value.
    const expected = messagesOf[language][key].split(/\{\w+\}/).join(value);
    expect(formatMessage(messagesOf[language], key, params)).toBe(expected);
  });
});

test('[EN-02 ER-09] returns a text and never throws, whatever untyped code passes', () => {
  const anything = fc.oneof(fc.anything(), fc.constantFrom(null, undefined, Symbol('x'), 10n));
  const code = fc.oneof(fc.constantFrom(null, undefined, 5, {}), fc.string(), fc.constantFrom(...keys));
  const params = fc.oneof(anything, fc.record({ max: anything }));
  forAll([anything, code, params], (messages, ...rest) => {
    const [key, values] = rest as unknown as [(typeof keys)[number], undefined];
    expect(typeof formatMessage(messages as typeof ko, key, values)).toBe('string');
    expect(typeof formatMessage(ko, key, values)).toBe('string');
  });
  const odd = (max: unknown) => formatMessage(ko, 'CART-BR3-06', { max } as never);
  expect([null, undefined, {}, Symbol('x'), 10n].map(odd)).toEqual(Array.from({ length: 5 }, () => odd(undefined)));
  expect(odd(null)).toContain('…개');
});

test('[ER-09] a missing value shows as an ellipsis; inherited names are missing', () => {
  expect(formatMessage(ko, 'CART-BR7-36')).toBe('‘…’ 상품은 현재 주문할 수 없습니다.');
  expect(formatMessage({ ...ko, 'CART-BR7-36': '{constructor}{toString}' }, 'CART-BR7-36', {})).toBe('……');
});
