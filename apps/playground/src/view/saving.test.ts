import { bestCombination, couponSituationOf, pricingInput, won } from '@baguni/domain';
import { arbOrderState, lawRuns } from '@baguni/domain/testing';
import { priceOfCart } from '@baguni/domain/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFound } from '../change/switch-coupon.ts';
import type { AnyCart } from '../engine/cart-engine.ts';
import { guideExample } from '../examples/guide-example.ts';
import { readCart } from '../testing/read-cart.ts';
import { english } from '../testing/wording.ts';
import { savingView } from './saving.ts';

const foundIn = (cart: AnyCart) => ({
  promotions: [],
  unusedPromotions: [],
  ...bestCombination({
    pricing: pricingInput(cart),
    coupons: cart.coupons.offered,
    situation: couponSituationOf(cart, cart.pricesAsOf),
  }),
});

/** The amounts of a sentence, in the order in which it says them. */
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/₩([\d,]+)/gu)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

test('[EN-20 CP-19] each saving stands with the two amounts that it is between', () => {
  const { cart } = readCart(guideExample);
  if (!cart) throw new Error('the guide’s cart is none');
  const found = foundIn(cart);
  expect(savingView(english, found)).toEqual({
    head: '₩34,640 to pay: ₩5,350 less than with nothing in use (₩39,990).',
    rest: 'That is ₩4,000 less than with what is in use now (₩38,640).',
    proof: 'Proved: no other combination of these coupons saves more.',
  });
  expect(savingView(english, foundIn(withFound(cart, found))).rest).toBe('What is in use now saves as much.');
  expect(savingView(english, { ...found, bound: won(found.saving + 10) }).proof).toContain('₩10');
});

test('[EN-20 CP-19] whatever the cart, the amounts of the headline add up', () => {
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const found = foundIn(cart);
      const { head, rest } = savingView(english, found);
      if (found.saving === 0) {
        expect(head).toBe('No coupon saves anything on what is selected.');
        return;
      }
      const [payable = 0, inAll = 0, full = 0] = amountsIn(head);
      expect([payable, payable + inAll]).toEqual([found.payable, full]);
      const [more = 0, now = 0] = amountsIn(rest);
      if (found.savingAgainstPresent > 0 && rest !== '')
        expect([payable + more, now]).toEqual([now, priceOfCart(cart, cart.pricesAsOf).price]);
    }),
    { numRuns: lawRuns(100) },
  );
});
