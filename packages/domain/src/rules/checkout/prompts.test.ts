import { expect, test } from 'vitest';
import { messageParams } from '../../messages/keys.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { checkoutRules } from '../checkout-rules.ts';
import { questionCodeOf } from './prompts.ts';

const codes = checkoutRules.flatMap((rule) => rule.codes);

test('[CK-05 CK-06 CK-09] prompts ask with their own code', () => {
  const prompts: readonly MessageKey[] = [
    'ASK-SMILE-FRESH-FIRST',
    'ASK-MAX-INSTALL',
    'ASK-INSTALL-FIRST',
    'ASK-EXPRESS-FIRST',
  ];
  expect(prompts.map(questionCodeOf)).toEqual(prompts);
  for (const prompt of prompts) expect(codes).toContain(prompt);
});

test('[CK-07 CK-08] e-coupons and income-duty items have a question in addition to the message', () => {
  expect(questionCodeOf('CART-BR7-08')).toBe('ASK-ECOUPON-FIRST');
  expect(questionCodeOf('CART-BR7-09')).toBe('ASK-INCOME-DUTY');
});

test('[CK-17] every question has exactly the values of its finding', () => {
  for (const code of codes) expect(messageParams[questionCodeOf(code)]).toEqual(messageParams[code]);
});
