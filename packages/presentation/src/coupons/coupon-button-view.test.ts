import { anOpenSession, selectAllUnits, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import { cartUnitId, languages, type UnusableCouponType } from '@baguni/domain';
import { aCoupon, anItem, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { CartViews } from '../page/cart-views.ts';
import { testContext } from '../testing/context.ts';

const ids = [1, 2, 3].map(cartUnitId);
const cart = (recommended: readonly number[], over: Partial<SessionFields> = {}): Session =>
  withFields(selectAllUnits(anOpenSession(ids.map((id) => aUnit({ cartUnitId: id })))), {
    couponPrompt: { recommended: recommended.map(cartUnitId), isDismissed: false },
    ...over,
  });
const promptedIn = (state: Session): readonly number[] => {
  const views = new CartViews(new CartStore(state), testContext());
  return ids.filter((id) => views.unit(id)?.coupon?.prompt !== undefined);
};

test('[CP-13] only the first selected unit with recommended coupons shows the prompt', () => {
  expect(promptedIn(cart([2, 3]))).toEqual([2]);
  expect(promptedIn(cart([2, 3], { selected: [cartUnitId(3)] }))).toEqual([3]);
  expect(promptedIn(cart([]))).toEqual([]);
});

test('[CP-13] hides the prompt if a selected unit uses a coupon, or after it was closed', () => {
  const appliedCoupons = [aCoupon({ cartUnitIds: [cartUnitId(1)] })];
  expect(promptedIn(cart([2], { appliedCoupons }))).toEqual([]);
  expect(promptedIn(cart([2], { appliedCoupons, selected: [cartUnitId(2)] }))).toEqual([2]);
  const { couponPrompt } = cart([2]);
  expect(promptedIn(cart([2], { couponPrompt: { ...couponPrompt, isDismissed: true } }))).toEqual([]);
});

test('[CP-13] no prompt on a unit that takes no coupons', () => {
  const used = aUnit({ item: anItem({ flags: { ...anItem().flags, isUsedItem: true } }) });
  const state = { ...selectAllUnits(anOpenSession([used])), couponPrompt: { recommended: ids, isDismissed: false } };
  expect(promptedIn(state)).toEqual([]);
});

test.each(languages)('[CP-13] in %s the prompt has its text and a close button', (language) => {
  const views = new CartViews(new CartStore(cart([1])), testContext({ language }));
  const prompt = views.unit(cartUnitId(1))?.coupon?.prompt;
  expect(prompt?.text).toBe(testContext({ language }).words.ui.couponPrompt);
  expect(prompt?.dismiss.command).toEqual({ type: 'DismissCouponPrompt' });
});

test('[CP-02] distinguishes why a unit takes no coupon: registration item, seller, other reasons', () => {
  const told = (over: Parameters<typeof aUnit>[0]) => {
    const views = new CartViews(new CartStore(anOpenSession([aUnit(over)])), testContext());
    const button = views.unit(cartUnitId(1))?.coupon;
    return [button?.isEnabled, button?.reason];
  };
  const { table } = testContext().words.messages;
  const refused = { isCouponUsable: false };
  expect(told(refused)).toEqual([false, table?.['CART-BR5-05']]);
  const of = (type: UnusableCouponType) => told({ ...refused, unusableCouponType: O.some(type) });
  expect(of('REGISTRATION_ITEM')).toEqual([false, table?.['CART-BR5-06']]);
  expect(of('SELLER_EXCLUDED')).toEqual([false, table?.['CART-BR5-07']]);
  expect(of('USED_ITEM')).toEqual([false, table?.['CART-BR5-04']]);
});
