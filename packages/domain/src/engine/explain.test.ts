import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { messagesOf } from '../testing/rules.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { MessageKey } from '../messages/ko.ts';
import { explain } from './explain.ts';

test.each([
  ['ko', '최대 구매 수량은 1,000개입니다. 1,000개 이하로 입력해 주십시오.'],
  ['en', 'The maximum quantity is 1,000. Please enter 1,000 or fewer.'],
  ['cn', '最多购买数量为1,000件，请输入1,000件以内。'],
  ['jp', '最大購入数量は1,000点です。1,000点以下で入力してください。'],
] as const)('[EN-02 ER-09] explains a code in %s with its values', (language, text) => {
  const messages = messagesOf[language];
  expect(explain('CART-BR3-06', { max: 1000 }, messages)).toMatchObject({
    value: { text, message: messages['CART-BR3-06'], params: ['max'] },
  });
});

test('[EN-02] lists the rules that may return a code; a message of the server has none', () => {
  expect(explain('CART-BR3-07', {}, messagesOf.en)).toMatchObject({
    value: { rules: [{ family: 'quantity' }, { family: 'quantity' }] },
  });
  expect(explain('CART-BR1-15', {}, messagesOf.en)).toMatchObject({ value: { rules: [], params: [] } });
});

test.each(['CART-BR9-99', '', 'toString', '__proto__'])('[EN-02] %j is not a code', (code) => {
  expect(explain(code, {}, messagesOf.ko)).toEqual(O.none);
});

test('[EN-02 ER-09] invalid arguments from plain JavaScript get a result and never throw', () => {
  const odd = [null, undefined, 5, Symbol('x'), {}, 'CART-BR7-33'] as readonly unknown[];
  for (const code of odd)
    for (const params of [...odd, { max: Symbol('y') }, { max: null }])
      for (const messages of [null, undefined, {}, messagesOf.en]) {
        const given = [code, params, messages] as unknown as Parameters<typeof explain>;
        expect(O.isSome(explain(...given))).toBe(code === 'CART-BR7-33');
      }
});

test('[EN-02 ER-09] a code that a table lacks is shown as itself and never throws', () => {
  for (const code of ['CART-BR9-99', '__proto__', 'toString'])
    expect(formatMessage(messagesOf.en, code as MessageKey, { max: 1 })).toBe(code);
});
