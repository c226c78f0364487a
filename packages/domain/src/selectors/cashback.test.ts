import { expect, test } from 'vitest';
import { cartUnitId, itemNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { anOpenCart, withAllSelected, aStorefront } from '../testing/builders/cart.ts';
import { aUnit, anExtraDiscount, testNow, anItem, aCardOffer } from '../testing/index.ts';
import type { UnitCashback, CashbackTerms } from '../entities/cashback/cashback.ts';
import { cashbackAnswerOf, cashbacksOf, cashbackSummary, totalCashbackOf } from './cashback.ts';
import { shownCardOffers } from './card-offers.ts';
import type { SmileCardNudgeCoupon } from '../entities/nudge/nudge.ts';
import { orderedDiscountsOf } from './spend-more.ts';
import { noFlags } from '../entities/cart/item.ts';
import { couponSituationOf, unusableReason } from './situation.ts';

const back = (id: number, amount: number, over: Partial<UnitCashback> = {}): UnitCashback => ({
  cartUnitId: cartUnitId(id),
  cashbackType: 'Item',
  amount: won(amount),
  rate: 0,
  date: '2026-12-05T15:00:00.500Z',
  ...over,
});
const cart = withAllSelected(anOpenCart([1, 2].map((id) => aUnit({ cartUnitId: cartUnitId(id) }))));

test('[CB-02] sums the cashback of the selected units of the tab, and ignores removed units', () => {
  const cashback = { cartUnitCashbacks: [back(1, 10), back(2, 20), back(9, 40)], useEnableDate: undefined };
  expect(cashbacksOf(cart, cashback)).toEqual([back(1, 10), back(2, 20)]);
  expect(cashbacksOf({ ...cart, selected: [cartUnitId(2)] }, cashback)).toEqual([back(2, 20)]);
  expect(cashbackSummary(cashbacksOf(cart, cashback)).totalCashbackAmount).toBe(30);
  expect(cashbacksOf({ ...cart, tab: 'SmileDelivery' }, cashback)).toEqual([]);
});

test('[CB-02] contains the date when all cashback except points is available, to the second', () => {
  const points = back(2, 20, { cashbackType: 'SsgPoint', date: '2027-03-01T00:00:00.000Z' });
  expect(cashbackAnswerOf([back(1, 10), points])).toEqual({
    cartUnitCashbacks: [back(1, 10), points],
    useEnableDate: '2026-12-05T15:00:00.000Z',
  });
  expect(cashbackAnswerOf([points]).useEnableDate).toBeUndefined();
});

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const pear = anItem({ itemNo: itemNo('PEAR'), itemSellPrice: won(20_000) });
const totalCart = anOpenCart([aUnit(), aUnit({ cartUnitId: two, item: pear })]);
const onPears: CashbackTerms = {
  cashbackType: 'Item',
  calcType: 'Rate',
  rate: 1,
  amount: won(0),
  maxAmount: undefined,
  date: '2026-12-01T00:00:00.000Z',
  target: { type: 'Items', itemNos: [pear.itemNo] },
};
const unitsOf = (selected: typeof totalCart.selected, terms = [onPears]) =>
  totalCashbackOf({ ...totalCart, selected }, terms).cartUnitCashbacks.map(({ cartUnitId: id }) => id);

test('[CM-33 CB-01] sums the cashback of the selected units by matching terms', () => {
  expect(unitsOf([one, two])).toEqual([two]);
  expect(unitsOf([one, two], [{ ...onPears, target: { type: 'All' } }])).toEqual([one, two]);
  expect([unitsOf([one]), unitsOf([]), unitsOf([one, two], [])]).toEqual([[], [], []]);
});

const shown = (smileCardNudgeCoupons: readonly SmileCardNudgeCoupon[]): readonly string[] =>
  shownCardOffers({ smileCardNudgeCoupons }).map(({ couponNo }) => couponNo);

const offer = (couponNo: string, discount: number): SmileCardNudgeCoupon =>
  aCardOffer({ couponNo, discountPrice: won(discount) });

test('[ND-04] shows the two cards with the greatest discounts, ties by number; hides a card without a discount', () => {
  expect(shown([offer('K1', 1000), offer('K2', 3000), offer('K3', 2000)])).toEqual(['K2', 'K3']);
  const equal = ['K3', 'K2', 'K1'].map((no) => offer(no, 1000));
  expect([shown(equal), shown(equal.toReversed())]).toEqual([
    ['K1', 'K2'],
    ['K1', 'K2'],
  ]);
  expect([shown([offer('K1', 1000)]), shown([]), shown([offer('K1', 0), offer('K2', 1)])]).toEqual([
    ['K1'],
    [],
    ['K2'],
  ]);
});

const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n) }));
const orderedCart = (endDate: string) =>
  withAllSelected(anOpenCart(units, { discounts: { extra: [anExtraDiscount({ endDate })] }, pricesAsOf: testNow }));

test('[DC-06] an order names the applied extra discount with its units, if there is one', () => {
  const discount = { cartUnitIds: [1, 2], discountNo: 'E1', discountType: 'Extra' };
  expect(orderedDiscountsOf(orderedCart('2026-12-31T14:59:59.999Z'))).toEqual([discount]);
  expect(orderedDiscountsOf(orderedCart('2026-01-01T00:00:00.000Z'))).toEqual([]);
});

const app = { appType: 'G', appVersion: '1.6.2', isAndroid: true };

test('[CP-20] contains buyer, device and time', () => {
  const state = anOpenCart([], { storefront: aStorefront({ device: 'm', app }) });
  expect(couponSituationOf(state, testNow)).toMatchObject({
    device: 'm',
    isApp: true,
    now: testNow,
    buyer: state.buyer,
  });
  expect(couponSituationOf(anOpenCart(), testNow)).toMatchObject({ device: 'pc', isApp: false });
});

test.each([
  ['SouthKorea', false],
  ['Unknown', false],
  ['China', true],
])('[CP-04] shipping to %s is overseas: %s', (shippingCountry, isOversea) => {
  expect(couponSituationOf(anOpenCart([], { destination: { country: shippingCountry } }), testNow).isOversea).toBe(
    isOversea,
  );
});

test('[CP-04 OV-14] outlet never ships overseas, whatever the country', () => {
  const outlet = anOpenCart([], { destination: { country: 'China' }, storefront: aStorefront({ tenant: 'outlet' }) });
  expect(couponSituationOf(outlet, testNow).isOversea).toBe(false);
});

test('[CP-02] a unit takes no coupon for the first applicable reason', () => {
  const reason = (over: Parameters<typeof aUnit>[0]) => unusableReason(aUnit(over)) ?? null;
  const used = anItem({ flags: { ...noFlags, isUsedItem: true } });
  const registered = { isCouponUsable: false, unusableCouponType: 'REGISTRATION_ITEM' as const };
  expect([reason({}), reason({ isCouponUsable: false })]).toEqual([null, 'OTHER']);
  expect([reason(registered), reason({ ...registered, item: used })]).toEqual(['REGISTRATION_ITEM', 'USED_ITEM']);
  expect(reason({ item: used, partnershipCode: 'P100' })).toBe('PARTNER_CHANNEL');
});
