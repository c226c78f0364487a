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
    head: 'Saves ₩4,000: ₩34,640 to pay instead of ₩38,640 now.',
    rest: 'Without coupons it would be ₩39,990: ₩5,350 saved in all.',
    proof: 'Proved: no other combination of these coupons saves more.',
  });
  const used = withFound(cart, found);
  expect(savingView(english, foundIn(used)).head).toBe('You already pay the least: ₩34,640.');
  expect(savingView(english, { ...found, savingAgainstPresent: won(-1) }).head).toContain('Nothing better');
});

test('[EN-20 CP-19] whatever the cart, the amounts of the headline add up', () => {
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const found = foundIn(cart);
      const { head, rest } = savingView(english, found);
      if (found.saving === 0) {
        expect([head.startsWith('No coupon saves'), rest]).toEqual([true, '']);
        return;
      }
      const [full = 0, inAll = 0] = amountsIn(rest);
      expect(full - inAll).toBe(found.payable);
      const [more = 0, payable = 0, now = 0] = amountsIn(head);
      if (found.savingAgainstPresent > 0)
        expect([now - more, now]).toEqual([payable, priceOfCart(cart, cart.pricesAsOf).price]);
    }),
    { numRuns: lawRuns(100) },
  );
});
