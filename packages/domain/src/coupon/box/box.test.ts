import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartEvent } from '../../cart/event.ts';
import { replay } from '../../cart/evolve.ts';
import { cartUnitId as id, couponIssueNo as no, couponPolicyNo, itemNo } from '../../cart/ids.ts';
import type { CartState } from '../../cart/state.ts';
import { won } from '../../price/won.ts';
import {
  aBuyer,
  aCoupon,
  aHeldCoupon,
  anItem,
  anOpenCart,
  aUnit,
  couponFlags,
  testNow,
  withAllSelected,
} from '../../testing/index.ts';
import type { AppliedCoupon } from '../coupon.ts';
import type { Coupon } from '../held-coupon.ts';
import type { CouponLane } from '../lane.ts';
import { couponBoxOf, type CouponBox } from './box.ts';
import { buyerRefusal, unitRefusal } from './refusal.ts';

const held = (name: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: O.some(no(name)), policyNo: couponPolicyNo(`P-${name}`), couponName: name, ...over });
const pool = [
  held('ten'),
  held('dear', { possiblePrice: won(99_000) }),
  held('dup', { couponType: 'SellerDupCoupon', discountUnitType: 'Amount', discountValue: 500 }),
  held('super', { couponType: 'SuperCoupon', discountValue: 20 }),
  held('free', { discountValue: 100, flags: couponFlags('isFreeShipping') }),
  held('others', { target: { type: 'Items', itemNos: [itemNo('I9')] } }),
  held('later', { issueNo: O.none, issuable: true }),
];
// two units of one item, one of another, in one parcel
const units = [1, 2, 3].map((n) =>
  aUnit({ cartUnitId: id(n), item: anItem({ itemNo: itemNo(n === 3 ? 'I2' : 'I1'), itemSellPrice: won(10_000) }) }),
);
const cart = (applied: readonly AppliedCoupon[] = [], coupons: readonly Coupon[] = pool): CartState =>
  replay(withAllSelected(anOpenCart(units, { appliedCoupons: applied })), [{ type: 'CouponsRead', coupons }]);
const chosen = (lane: CouponLane, key?: string): CartEvent => ({
  type: 'CouponChosen',
  lane,
  couponKey: O.fromNullable(key === undefined ? undefined : no(key)),
});
const boxOf = (state: CartState, ...events: readonly CartEvent[]): CouponBox => {
  const opened: CartEvent = { type: 'CouponBoxOpened', cartUnitId: id(1), now: testNow };
  const box = couponBoxOf(replay(state, [opened, ...events]));
  if (O.isNone(box)) throw new Error('no box');
  return box.value;
};
const statuses = ({ sections }: CouponBox) =>
  Object.fromEntries(
    sections.flatMap(({ options }) => options.map(({ coupon, status }) => [coupon.couponName, status])),
  );

test('[CP-11 CP-12] the box of a unit holds the coupons meant for it, by lane, each with the price after it', () => {
  const { sections } = boxOf(cart());
  expect(sections.map(({ lane, place, options }) => [lane, place.cartUnitIds, options.map(({ key }) => key)])).toEqual([
    ['Buyer', [1], ['ten', 'dear', 'policy/P-later']],
    ['SellerDup', [1, 2], ['dup']],
    ['Super', [1, 2], ['super']],
    ['Shipping', [1, 2, 3], ['free']],
  ]);
  expect(sections.map(({ options }) => options[0]?.priceAfter)).toEqual([9000, 19_500, 16_000, 0]);
});

test('[CP-10 CP-14] states: not applied, chosen, in use, in use elsewhere, not usable, to be downloaded', () => {
  expect(statuses(boxOf(cart()))).toMatchObject({ ten: 'NotApplied', dear: 'Unusable', later: 'Downloadable' });
  expect(statuses(boxOf(cart(), chosen('Buyer', 'ten')))).toMatchObject({ ten: 'Selected' });
  const on = (n: number) => cart([aCoupon({ couponIssueNo: no('ten'), cartUnitIds: [id(n)] })]);
  expect(statuses(boxOf(on(1)))).toMatchObject({ ten: 'InUse' });
  expect(statuses(boxOf(on(2)))).toMatchObject({ ten: 'InUseElsewhere' });
  const downloading = boxOf(cart(), { type: 'CouponDownloadStarted', policyNo: couponPolicyNo('P-later') });
  expect(statuses(downloading)).toMatchObject({ later: 'Downloading' });
});

test('[CP-08] a super coupon beside a chosen coupon of the unit is refused with its reason', () => {
  const refused = boxOf(cart(), chosen('Buyer', 'ten')).sections.flatMap(({ options }) => options);
  const reason = refused.find(({ key }) => key === 'super')?.against;
  expect(reason).toMatchObject(O.some({ code: 'CART-BR5-14' }));
});

test('[CP-12] starts from what is in use; the running total follows the choice, and choosing back leaves nothing to apply', () => {
  const state = cart([aCoupon({ couponIssueNo: no('ten'), cartUnitIds: [id(1)] })]);
  expect(boxOf(state)).toMatchObject({ hasUnapplied: false, saving: 1000 });
  const more = boxOf(state, chosen('SellerDup', 'dup'));
  expect(more).toMatchObject({ hasUnapplied: true, saving: 1500 });
  expect(more.before - more.after).toBe(500);
  expect(boxOf(state, chosen('Buyer'))).toMatchObject({ hasUnapplied: true, saving: 0 });
  expect(boxOf(state, chosen('Buyer'), chosen('Buyer', 'ten')).hasUnapplied).toBe(false);
});

test('[CP-09] a coupon that moves leaves the unit that it was on', () => {
  const state = cart([aCoupon({ couponIssueNo: no('ten'), cartUnitIds: [id(2)] })]);
  expect(boxOf(state, chosen('Buyer', 'ten')).wish).toMatchObject([{ couponIssueNo: 'ten', cartUnitIds: [1] }]);
});

test('[CP-06] a coupon for one way of paying says so', () => {
  const state = cart([], [held('card', { paymentCouponName: O.some('A카드') })]);
  expect(boxOf(state, chosen('Buyer', 'card')).payment).toMatchObject(O.some({ code: 'CART-BR5-10' }));
});

test('[CP-11] no box where none is open, or where its unit has gone', () => {
  const open: CartEvent = { type: 'CouponBoxOpened', cartUnitId: id(9), now: testNow };
  expect([couponBoxOf(cart()), couponBoxOf(replay(cart(), [open]))]).toEqual([O.none, O.none]);
});

test('[CP-01 CP-02] who may not use coupons, and which unit takes none, by code', () => {
  const code = (found: ReturnType<typeof buyerRefusal>) => O.toUndefined(found)?.code;
  expect(code(buyerRefusal(aBuyer()))).toBeUndefined();
  expect(code(buyerRefusal(aBuyer({ isLogin: false })))).toBe('CART-BR5-01');
  expect(code(buyerRefusal(aBuyer({ memberType: 'SimpleMember' })))).toBe('CART-BR5-20');
  expect(code(unitRefusal(aUnit()))).toBeUndefined();
  expect(code(unitRefusal(aUnit({ isCouponUsable: false })))).toBe('CART-BR5-05');
});
