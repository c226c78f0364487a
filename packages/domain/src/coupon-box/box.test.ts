import { expect, test } from 'vitest';
import { cartUnitId as id, couponIssueNo as no, couponPolicyNo, itemNo } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { won } from '../money/won.ts';
import { anItem, anUnorderableUnit, aUnit, testNow } from '../testing/builders/unit.ts';
import { aBuyer, aCoupon, aDiscount, aHeldCoupon, anOpenCart, couponFlags, withAllSelected } from '../testing/index.ts';
import { type AppliedCoupon, couponKeyOf, withIssued, type Coupon } from '../entities/coupon/coupon.ts';
import { openBox, type BoxScope, type CouponChoice, type OpenCouponBox } from './open-box.ts';
import type { CouponLane } from '../entities/coupon/coupon-place.ts';
import { couponBoxOf, type CouponBox } from './box.ts';
import { buyerRefusal } from '../selectors/situation.ts';

const held = (name: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: no(name), policyNo: couponPolicyNo(`P-${name}`), couponName: name, ...over });
const pool = [
  held('ten'),
  held('dear', { possiblePrice: won(99_000) }),
  held('dup', { couponType: 'SellerDupCoupon', discountUnitType: 'Amount', discountValue: 500 }),
  held('super', { couponType: 'SuperCoupon', discountValue: 20 }),
  held('free', { discountValue: 100, flags: couponFlags('isFreeShipping') }),
  held('others', { target: { type: 'Items', itemNos: [itemNo('I9')] } }),
  held('later', { issueNo: undefined, issuable: true }),
];
const units = [1, 2, 3].map((n) =>
  aUnit({ cartUnitId: id(n), item: anItem({ itemNo: itemNo(n === 3 ? 'I2' : 'I1'), itemSellPrice: won(10_000) }) }),
);
const cart = (applied: readonly AppliedCoupon[] = [], coupons: readonly Coupon[] = pool): Cart =>
  withWallet(withAllSelected(anOpenCart(units, { coupons: { applied } })), coupons);
const withWallet = (state: Cart, offered: readonly Coupon[]): Cart => ({
  ...state,
  coupons: { ...state.coupons, status: 'Known', offered },
});

/** The cart with its open box. */
interface Opened {
  readonly state: Cart;
  readonly open: OpenCouponBox;
}
type Change = (opened: Opened) => Opened;
const chosen =
  (lane: CouponLane, key?: string, unit = 1): Change =>
  ({ state, open }) => {
    const isOther = (one: CouponChoice): boolean => one.lane !== lane || one.cartUnitId !== unit;
    const couponKey = key === undefined ? undefined : no(key);
    const choices = [...open.choices.filter(isOther), { lane, couponKey, cartUnitId: id(unit) }];
    return { state, open: { ...open, choices } };
  };
const downloading =
  (policyNo: string): Change =>
  ({ state, open }) => ({ state, open: { ...open, downloading: [couponPolicyNo(policyNo)] } });
const downloaded =
  (coupon: Coupon): Change =>
  ({ state, open }) => ({
    state: withWallet(state, withIssued(state.coupons.offered, coupon)),
    open: { ...open, downloading: [], fresh: [couponKeyOf(coupon)] },
  });
const openedBox =
  (scope: BoxScope) =>
  (given: Cart, ...changes: readonly Change[]): CouponBox => {
    const opened: Opened = { state: given, open: openBox({ cartUnitId: id(1), scope, now: testNow }) };
    const { state, open } = changes.reduce((before, change) => change(before), opened);
    const box = couponBoxOf(state, open);
    if (box === undefined) throw new Error('no box');
    return box;
  };
/** A coupon in use on these units, of a number. */
const on = (name: string, ...ids: readonly number[]): AppliedCoupon =>
  aCoupon({ couponIssueNo: no(name), cartUnitIds: ids.map((n) => id(n)) });
const boxOf = openedBox('Unit');
const groupOf = openedBox('ItemGroup');
const statuses = ({ sections }: CouponBox) =>
  Object.fromEntries(
    sections.flatMap(({ options }) => options.map(({ coupon, status }) => [coupon.couponName, status])),
  );

test('[CP-11] a deleted unit has no box', () => {
  expect(couponBoxOf(cart(), openBox({ cartUnitId: id(9), now: testNow }))).toBeUndefined();
});

const optionNamed = ({ sections }: CouponBox, name: string) => {
  const found = sections.flatMap(({ options }) => options).find(({ coupon }) => coupon.couponName === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
};

test('[CP-11 CP-12] the box of a unit lists its coupons by lane, each with the resulting price', () => {
  const { sections, cartUnitIds } = boxOf(cart());
  expect(sections.map(({ lane, place, options }) => [lane, place.cartUnitIds, options.map(({ key }) => key)])).toEqual([
    ['Buyer', [1], ['ten', 'dear', 'policy/P-later']],
    ['SellerDup', [1, 2], ['dup']],
    ['Super', [1, 2], ['super']],
    ['Shipping', [1, 2, 3], ['free']],
  ]);
  expect(sections.map(({ options }) => options[0]?.priceAfter)).toEqual([9000, 19_500, 16_000, 0]);
  expect(cartUnitIds).toEqual([1]);
});

test('[CP-10 CP-14] coupon states: not applied, chosen, in use, in use on other units, unusable, downloadable', () => {
  expect(statuses(boxOf(cart()))).toMatchObject({ ten: 'NotApplied', dear: 'Unusable', later: 'Downloadable' });
  expect(statuses(boxOf(cart([on('ten', 2)])))).toMatchObject({ ten: 'InUseElsewhere' });
  expect(statuses(boxOf(cart(), downloading('P-later')))).toMatchObject({ later: 'Downloading' });
  const chosenTen = boxOf(cart(), chosen('Buyer', 'ten'));
  expect(statuses(chosenTen)).toMatchObject({ ten: 'Selected' });
  expect([optionNamed(chosenTen, 'ten').isChosen, optionNamed(chosenTen, 'dear').isChosen]).toEqual([true, false]);
  const inUse = cart([on('elsewhere', 3), on('ten', 1)], [...pool, held('five')]);
  expect(statuses(boxOf(inUse))).toMatchObject({ ten: 'InUse', five: 'NotApplied' });
  expect(statuses(boxOf(inUse, chosen('Buyer')))).toMatchObject({ ten: 'NotApplied' });
  expect(statuses(boxOf(cart([on('ten', 2)]), chosen('Buyer', 'ten')))).toMatchObject({ ten: 'Selected' });
});

test('[CP-12] starts from the coupons in use; the total follows the choice; reverting the choice leaves no change to apply', () => {
  const state = cart([on('ten', 1)]);
  expect(boxOf(state)).toMatchObject({ hasUnapplied: false, saving: 1000 });
  const more = boxOf(state, chosen('SellerDup', 'dup'));
  expect(more).toMatchObject({ hasUnapplied: true, saving: 1500 });
  expect(more.before - more.after).toBe(500);
  expect(boxOf(state, chosen('Buyer'))).toMatchObject({ hasUnapplied: true, saving: 0 });
  expect(boxOf(state, chosen('Buyer'), chosen('Buyer', 'ten')).hasUnapplied).toBe(false);
});

test('[CP-06] a coupon for one payment method names that method', () => {
  const state = cart([], [held('card', { paymentCouponName: 'A카드' })]);
  expect(boxOf(state, chosen('Buyer', 'card')).payment).toMatchObject({ code: 'CART-BR5-10' });
});

test('[CP-12] a section marks that no coupon is chosen, and an empty section is omitted', () => {
  const none = ({ sections }: CouponBox) => sections.map(({ lane, isNoneChosen }) => [lane, isNoneChosen]);
  expect(none(boxOf(cart([], [held('ten'), pool[3]!]), chosen('Buyer', 'ten')))).toEqual([
    ['Buyer', false],
    ['Super', true],
  ]);
  expect(boxOf(cart([], [])).sections).toEqual([]);
});

test('[CP-14] a coupon downloaded after the box was opened is new and owned; an owned one never shows as downloading', () => {
  const later = { ...pool[6]!, issueNo: no('later'), issuable: false };
  const box = boxOf(cart(), downloading('P-later'), downloaded(later));
  expect(optionNamed(box, 'later')).toMatchObject({ isFresh: true, status: 'NotApplied' });
  expect(optionNamed(box, 'ten').isFresh).toBe(false);
  expect(statuses(boxOf(cart(), downloading('P-ten')))).toMatchObject({ ten: 'NotApplied' });
});

test('[CP-03] an unusable coupon has its reason, and its price after is the unchanged price', () => {
  expect(optionNamed(boxOf(cart()), 'dear')).toMatchObject({
    against: { code: 'COUPON-MINIMUM', params: { min: 99_000 } },
    priceAfter: 10_000,
  });
  expect(optionNamed(boxOf(cart()), 'ten').against).toBeUndefined();
});

test('[CP-03] checks the minimum purchase of a shipping coupon against the goods of the parcel and shows the remaining fee', () => {
  const from = (price: number) =>
    optionNamed(boxOf(cart([], [{ ...pool[4]!, discountValue: 50, possiblePrice: won(price) }])), 'free');
  expect(from(30_000)).toMatchObject({ status: 'NotApplied', priceAfter: 1250 });
  expect(from(30_001)).toMatchObject({ status: 'Unusable', priceAfter: 2500 });
});

test('[CP-12] the price with an additional coupon includes the unit coupon; a coupon of the same lane is replaced', () => {
  const beside = boxOf(cart(), chosen('Buyer', 'ten'));
  expect(optionNamed(beside, 'dup').priceAfter).toBe(18_500);
  const both = boxOf(cart([], [...pool, held('five', { discountValue: 5 })]), chosen('Buyer', 'ten'));
  expect(optionNamed(both, 'five')).toMatchObject({ priceAfter: 9500, status: 'NotApplied', against: undefined });
});

test('[CP-08 CP-10] a conflict gives its reason on the option and, if chosen, against applying the box', () => {
  const ten = boxOf(cart(), chosen('Buyer', 'ten'));
  expect([optionNamed(ten, 'super').against, ten.against]).toMatchObject([{ code: 'CART-BR5-14' }, undefined]);
  const clash = boxOf(cart(), chosen('Buyer', 'ten'), chosen('Super', 'super'));
  expect(clash.against).toMatchObject({ code: 'CART-BR5-14' });
  expect(boxOf(cart(), chosen('Buyer', 'dear')).against).toMatchObject({ code: 'COUPON-MINIMUM' });
});

test('[CP-12] totals before and after the choice cover the selected units and the unit of the box', () => {
  const state = cart([on('ten', 1)]);
  expect(boxOf(state, chosen('SellerDup', 'dup'))).toMatchObject({ before: 31_500, after: 31_000 });
  const alone = { ...state, selected: [] };
  expect(boxOf(alone)).toMatchObject({ before: 11_500, after: 11_500 });
  expect(boxOf({ ...state, selected: [id(2)] }).before).toBe(21_500);
  // the saving counts only the coupons of the box
  expect(boxOf(cart([on('elsewhere', 3), on('ten', 1)])).saving).toBe(1000);
});

test('[CP-09] a group coupon in use on some units of the item stays there if it is chosen again', () => {
  const state = cart([{ ...on('dup', 1), couponType: 'SellerDupCoupon' }]);
  expect(boxOf(state)).toMatchObject({ hasUnapplied: false, couponsAfterApply: [{ cartUnitIds: [1] }] });
  expect(boxOf(state, chosen('SellerDup', 'dup'))).toMatchObject({ hasUnapplied: false });
});

test('[CP-12] choosing another coupon of a lane replaces the one in use; choosing none removes it; other lanes stay', () => {
  const other = on('elsewhere', 3);
  const state = cart([other, on('ten', 1)]);
  const couponsAfterApplyOf = (...changes: readonly Change[]) =>
    boxOf(state, ...changes).couponsAfterApply.map((one) => one.couponIssueNo);
  expect(couponsAfterApplyOf(chosen('Buyer', 'dear'))).toEqual(['elsewhere', 'dear']);
  expect(couponsAfterApplyOf(chosen('Buyer'))).toEqual(['elsewhere']);
  expect(couponsAfterApplyOf(chosen('SellerDup'))).toEqual(['elsewhere', 'ten']);
  // An unknown coupon counts as no coupon.
  expect(couponsAfterApplyOf(chosen('Buyer', 'gone'))).toEqual(['elsewhere']);
});

test('[CP-05] a shipping coupon in use is chosen in its section and removed if the shopper chooses no coupon', () => {
  const free = { ...on('free', 1, 2, 3), isFreeShipping: true };
  const box = boxOf(cart([free]));
  expect(statuses(box)).toMatchObject({ free: 'InUse' });
  expect(box.sections.find(({ lane }) => lane === 'Shipping')?.isNoneChosen).toBe(false);
  expect(boxOf(cart([free]), chosen('Shipping')).couponsAfterApply).toEqual([]);
});

test('[CP-12] lists a coupon for a single unit of the group together with the reason against it', () => {
  const pears = held('free', { ...pool[4]!, target: { type: 'Items', itemNos: [itemNo('I2')] } });
  expect(statuses(boxOf(cart([], [pears])))).toHaveProperty('free');
});

test('[CP-09 CP-12] a coupon leaves its previous unit; on parts of an item, the chosen one covers it and replaces the other', () => {
  const after = (applied: readonly AppliedCoupon[], change: Change) => boxOf(cart(applied), change).couponsAfterApply;
  expect(after([on('ten', 2)], chosen('Buyer', 'ten'))).toMatchObject([{ couponIssueNo: 'ten', cartUnitIds: [1] }]);
  const parts = [on('dup', 1), on('other', 2)].map((one) => ({ ...one, couponType: 'SellerDupCoupon' as const }));
  expect(after(parts, chosen('SellerDup', 'dup'))).toMatchObject([{ couponIssueNo: 'dup', cartUnitIds: [1, 2] }]);
});

test('[CP-17] a group coupon is in use in the box of a unit even if its other units are not selected', () => {
  const dup = { ...on('dup', 1, 2), couponType: 'SellerDupCoupon' } as const;
  const box = boxOf({ ...cart([dup]), selected: [] });
  expect(box.sections.find(({ lane }) => lane === 'SellerDup')).toMatchObject({
    place: { cartUnitIds: [1] },
    isNoneChosen: false,
  });
});

test('[CP-02] a unit of the item that takes no coupons is not part of the item group', () => {
  const mixed = { ...cart(), units: units.map((unit, i) => (i === 1 ? { ...unit, isCouponUsable: false } : unit)) };
  expect(boxOf(mixed).sections.find(({ lane }) => lane === 'SellerDup')?.place.cartUnitIds).toEqual([1]);
});

test('[CP-17] a coupon in use on units that do not form a group conflicts with no other coupon', () => {
  const odd = { ...on('dup', 1, 3), couponType: 'SellerDupCoupon' } as const;
  expect(optionNamed(boxOf(cart([odd])), 'super').against).toBeUndefined();
});

test('[CP-11] the box of an unorderable unit has no sections, and a choice in it changes nothing', () => {
  const state = anOpenCart([anUnorderableUnit()]);
  expect(boxOf(withWallet(state, pool), chosen('Buyer', 'ten'))).toMatchObject({
    sections: [],
    couponsAfterApply: [],
    hasUnapplied: false,
  });
});

test.each([
  [undefined, {}],
  ['CART-BR5-01', { isLogin: false }],
  ['CART-BR5-20', { memberType: 'SimpleMember' }],
  [undefined, { memberType: 'SimpleMember', isIdentityVerified: true }],
  ['CART-BR5-01', { memberType: 'NonMember' }],
] as const)('[CP-01] the reason %s refuses all coupons of the buyer %j', (code, buyer) => {
  expect(buyerRefusal(aBuyer(buyer))?.code).toBe(code);
});

test('[CP-12] the box of a group has the buyer coupons of each unit and of all units, but no shipping coupons', () => {
  const { sections, cartUnitIds } = groupOf(cart());
  expect(sections.map(({ lane, cartUnitId, place }) => [lane, cartUnitId, ...place.cartUnitIds])).toEqual([
    ['Buyer', 1, 1],
    ['Buyer', 2, 2],
    ['SellerDup', 1, 1, 2],
    ['Super', 1, 1, 2],
  ]);
  expect(cartUnitIds).toEqual([1, 2]);
  const box = groupOf(cart([on('ten', 2)]));
  expect(box.sections.map(({ isNoneChosen }) => isNoneChosen)).toEqual([true, false, true, true]);
  expect(box.hasUnapplied).toBe(false);
});

test('[CP-12] each unit of a group box has a separate choice; a coupon can move between units', () => {
  const pick = (n: number, key?: string): Change => chosen('Buyer', key, n);
  const group = (...picks: readonly Change[]) =>
    groupOf(cart([], [...pool, held('five', { discountValue: 5 })]), ...picks);
  const after = (...picks: readonly Change[]) =>
    group(...picks).couponsAfterApply.map(({ couponIssueNo, cartUnitIds }) => [couponIssueNo, ...cartUnitIds]);
  const picks = [pick(1, 'ten'), pick(2, 'five')];
  const { saving, before, after: total } = group(...picks);
  expect([saving, before - total]).toEqual([1500, 1500]);
  expect(after(...picks)).toEqual([
    ['ten', 1],
    ['five', 2],
  ]);
  expect([after(pick(1, 'ten'), pick(2, 'ten')), after(pick(1, 'ten'), pick(1))]).toEqual([[['ten', 2]], []]);
});

test('[CP-12] seller and bundle discounts of a group appear as coupons that cannot be removed', () => {
  const types = ['Seller', 'Bundle', 'Member'] as const;
  const off = types.map((discountType) => aDiscount({ discountNo: discountType, discountType }));
  const reduced = withAllSelected(anOpenCart(units.map((unit) => ({ ...unit, discounts: off }))));
  expect(groupOf(reduced).fixed.map(({ type, amount }) => [type, amount])).toEqual([
    ['Seller', 2000],
    ['Bundle', 2000],
  ]);
  expect([groupOf(cart()).fixed, boxOf(reduced).fixed]).toEqual([[], []]);
});
