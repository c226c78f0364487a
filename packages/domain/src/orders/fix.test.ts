import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { guest } from '../entities/buyer/buyer.ts';
import { hasTaiwanId } from '../overseas/papers.ts';
import { anOpenCart, withAllSelected, withCoupons } from '../testing/builders/cart.ts';
import { aCoupon } from '../testing/builders/price.ts';
import { anUnorderableUnit, aSmileDeliveryUnit, aUnit } from '../testing/builders/unit.ts';
import { withFix } from './fix.ts';

const [one, two, three] = [cartUnitId(1), cartUnitId(2), cartUnitId(3)];
const coupons = [
  aCoupon({ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [one] }),
  aCoupon({ couponIssueNo: couponIssueNo('C2'), cartUnitIds: [one, two] }),
  aCoupon({ couponIssueNo: couponIssueNo('C3'), cartUnitIds: [three] }),
];
const units = withCoupons([aUnit(), aUnit({ cartUnitId: two }), aSmileDeliveryUnit({ cartUnitId: three })], coupons);
const cart: Cart = withAllSelected(anOpenCart(units, { appliedCoupons: coupons, agreed: ['CART-BR7-09'] }));
const couponsLeft = ({ appliedCoupons }: Cart) => appliedCoupons.map(({ couponIssueNo }) => couponIssueNo);
const onUnits = (state: Cart) => state.units.map((unit) => unit.appliedCouponIssueNoes);

test('[CK-18] deselecting keeps the units in the cart and clears agreements for the old selection', () => {
  const after = withFix(cart, { type: 'Deselect', cartUnitIds: [one, three] });
  expect([after.selected, after.units.length, after.agreed]).toEqual([[two], 3, []]);
});

test('[CK-18] deselecting an unselected unit has no visible effect', () => {
  const after = withFix(cart, { type: 'Deselect', cartUnitIds: [cartUnitId(9)] });
  expect(after.selected).toEqual(cart.selected);
});

test('[CK-17 SE-04] ordering a part first deselects the rest of the tab and keeps other tabs', () => {
  expect(withFix(cart, { type: 'OrderFirst', cartUnitIds: [two] }).selected).toEqual([two]);
  const inTab: Cart = { ...cart, tab: 'SmileDelivery' };
  expect(withFix(inTab, { type: 'OrderFirst', cartUnitIds: [] }).selected).toEqual([one, two]);
});

test('[CK-18] deleting removes units from the cart, the selection and their coupons', () => {
  const after = withFix(cart, { type: 'Delete', cartUnitIds: [one] });
  expect([after.units.map(({ cartUnitId: id }) => id), after.selected]).toEqual([
    [two, three],
    [two, three],
  ]);
  expect(couponsLeft(after)).toEqual(['C2', 'C3']);
});

test('[CK-18 QT-04] a new quantity removes every coupon of its unit completely', () => {
  const after = withFix(cart, { type: 'SetQuantity', cartUnitId: two, quantity: 4 });
  expect(after.units.map(({ quantity }) => quantity)).toEqual([1, 4, 1]);
  expect([couponsLeft(after), onUnits(after)]).toEqual([
    ['C1', 'C3'],
    [['C1'], [], ['C3']],
  ]);
});

test('[CK-18] ignores the quantity of a removed unit', () => {
  expect(withFix(cart, { type: 'SetQuantity', cartUnitId: cartUnitId(9), quantity: 4 })).toBe(cart);
});

test('[CK-18] removes all coupons of the units, or exactly the named ones', () => {
  const all = withFix(cart, { type: 'RemoveCoupons', cartUnitIds: [two, three] });
  expect([couponsLeft(all), onUnits(all)]).toEqual([['C1'], [['C1'], [], []]]);
  const named = withFix(cart, {
    type: 'RemoveCoupons',
    cartUnitIds: [one],
    couponIssueNoes: [couponIssueNo('C1')],
  });
  expect([couponsLeft(named), onUnits(named)]).toEqual([
    ['C2', 'C3'],
    [['C2'], ['C2'], ['C3']],
  ]);
});

test('[CK-18 SE-02] selecting all selects orderable units and never deselects', () => {
  const withGone = anOpenCart([...units, anUnorderableUnit({ cartUnitId: cartUnitId(4) })]);
  const all = withFix(withGone, { type: 'SelectAll' });
  expect(all.selected).toEqual([one, two, three]);
  expect(withFix(all, { type: 'SelectAll' })).toBe(all);
});

test('[CK-08] stores an agreement once', () => {
  const after = withFix(cart, { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' });
  expect(after.agreed).toEqual(['CART-BR7-09', 'ASK-OVERSEA-CONSENT']);
  expect(withFix(after, { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' }).agreed).toHaveLength(2);
});

test('[CK-18 OV-02] changes the company, adds papers, switches to domestic', () => {
  const abroad: Cart = { ...cart, shippingCountry: 'Taiwan' };
  expect(withFix(abroad, { type: 'ChooseCompany', company: 'CJ' }).oversea.selectedCompany).toBe('CJ');
  const papersWith = (paper: 'Consent' | 'TaiwanIdNumber' | 'ChinaIdImage') =>
    withFix(abroad, { type: 'GivePapers', paper }).oversea.papers;
  expect(papersWith('Consent').isConsented).toBe(true);
  expect(papersWith('ChinaIdImage').hasChinaIdImage).toBe(true);
  expect([hasTaiwanId(papersWith('TaiwanIdNumber')), hasTaiwanId(papersWith('Consent'))]).toEqual([true, false]);
  const home = withFix(withFix(abroad, { type: 'ChooseCompany', company: 'CJ' }), { type: 'ShipDomestic' });
  expect([home.shippingCountry, home.oversea.selectedCompany]).toEqual(['SouthKorea', 'Unknown']);
  expect(O.isNone(home.oversea.papers.taiwanIdNumber)).toBe(true);
});

test('[CK-11 CK-12] a proof of the buyer changes the buyer and no other state', () => {
  const visited: Cart = { ...cart, buyer: guest };
  expect(withFix(visited, { type: 'SignIn' })).toEqual({
    ...visited,
    buyer: { ...guest, isLogin: true, memberType: 'Member' },
  });
  expect(withFix(visited, { type: 'VerifyIdentity' }).buyer).toEqual({ ...guest, isIdentityVerified: true });
  expect(withFix(visited, { type: 'VerifyAdult' }).buyer).toEqual({ ...guest, isCertificatedAdult: true });
});
