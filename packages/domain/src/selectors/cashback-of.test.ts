import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { pricedOf } from './priced-of.ts';
import { won } from '../money/won.ts';
import { aCashbackBuyer, aCashbackPolicy, aCoupon, aDiscount } from '../testing/builders/price.ts';
import { anOpenCart, withAllSelected } from '../testing/builders/cart.ts';
import { arbCashbackBuyer, arbCashbackPolicy, arbWonIn, aUnit } from '../testing/index.ts';
import { cashbackTypes, type CashbackPolicy, type CashbackType } from '../entities/cashback/cashback.ts';
import { cashbackOf, cashbackUnitsOf, cashbackWorth, type CashbackBuyer, cashbackSummary } from './cashback.ts';
import { laws } from '../testing/laws.ts';

const { forAll } = laws(300);

const id = cartUnitId;
const units = [1, 2].map((n) => ({ cartUnitId: id(n), price: won(9999 * n) }));
const given = (policies: readonly CashbackPolicy[], buyer: Partial<CashbackBuyer> = {}) =>
  cashbackOf({ units, policies, buyer: aCashbackBuyer(buyer) });

test('[CB-01] each entry has type, amount, rate and date; a rate is rounded down', () => {
  expect(given([aCashbackPolicy({ rate: 1.5, cartUnitIds: [id(2)] })])).toEqual([
    { cartUnitId: 2, cashbackType: 'Item', amount: 299, rate: 1.5, date: '2026-11-30T15:00:00.000Z' },
  ]);
  expect(given([aCashbackPolicy({ calcType: 'Amount', amount: won(700), cashbackType: 'Seller' })])).toEqual([
    { cartUnitId: 1, cashbackType: 'Seller', amount: 700, rate: 0, date: '2026-11-30T15:00:00.000Z' },
  ]);
});

test('[CB-01] cashback is at most its maximum and the price, and 0 for free or unselected units', () => {
  const amount = (n: number, max?: number): CashbackPolicy =>
    aCashbackPolicy({ calcType: 'Amount', amount: won(n), maxAmount: max === undefined ? undefined : won(max) });
  expect(cashbackWorth(amount(500, 300), won(10_000))).toBe(300);
  expect(cashbackWorth(amount(500, 600), won(10_000))).toBe(500);
  expect(cashbackWorth(amount(500), won(200))).toBe(200);
  expect([cashbackWorth(amount(500), won(0)), cashbackWorth(amount(500), won(-5))]).toEqual([0, 0]);
  expect(given([aCashbackPolicy({ cartUnitIds: [id(9)] }), aCashbackPolicy({ rate: 0 })])).toEqual([]);
  expect(given([aCashbackPolicy({ cartUnitIds: [id(1), id(1)] })])).toHaveLength(1);
});

test('[CB-01] applies to the price minus discounts and coupons', () => {
  const state = withAllSelected(
    anOpenCart([aUnit({ quantity: 2, discounts: [aDiscount()] })], { coupons: { applied: [aCoupon()] } }),
  );
  const bought = cashbackUnitsOf(pricedOf(state), state.selected);
  expect(bought).toEqual([{ cartUnitId: 1, price: 16_200 }]);
  const [one] = cashbackOf({ units: bought, policies: [aCashbackPolicy()], buyer: aCashbackBuyer() });
  expect(one?.amount).toBe(162);
});

test.each<readonly [Partial<CashbackBuyer>, readonly CashbackType[]]>([
  [{}, []],
  [{ isSsgMembership: true }, ['SsgPoint']],
  [{ isSmileClub: true }, ['ClubDay', 'SsgPoint']],
  [{ isDomesticBusinessman: true }, []],
  [{ isSmileClub: true, isSsgMembership: true, isDomesticBusinessman: true }, ['ClubDay']],
])(
  '[CB-02] points require club or SSG membership and exclude business buyers; club day requires the club: %j',
  (buyer, more) => {
    const policies = cashbackTypes.map((cashbackType) => aCashbackPolicy({ cashbackType }));
    const types = given(policies, buyer).map(({ cashbackType }) => cashbackType);
    expect(types).toEqual(['Item', 'Seller', 'SmilePay', ...more]);
  },
);

test('[CB-02] totals by type, with the availability date of the whole amount', () => {
  const amount = (cashbackType: CashbackType, n: number, date = aCashbackPolicy().date) =>
    aCashbackPolicy({ cashbackType, calcType: 'Amount', amount: won(n), date });
  const policies = [
    aCashbackPolicy(),
    aCashbackPolicy({ rate: 2, date: '2026-12-05T15:00:00.000Z', cartUnitIds: [id(1), id(2)] }),
    amount('Seller', 10),
    amount('SmilePay', 20),
    amount('ClubDay', 30),
    amount('SsgPoint', 40, '2027-01-01T00:00:00Z'),
    amount('SsgPoint', 2, '2026-12-31T00:00:00Z'),
  ];
  expect(cashbackSummary(given(policies, { isSmileClub: true }))).toEqual({
    totalCashbackAmount: 99 + 199 + 399 + 10 + 20 + 30 + 42,
    itemCashback: 99 + 199 + 399,
    sellerCashback: 10,
    smilePayCashback: 20,
    clubDayCashback: 30,
    ssgPointCashback: 42,
    ssgCashbackDate: '2027-01-01T00:00:00.000Z',
    useEnableDateUnix: Date.parse('2026-12-05T15:00:00.000Z') / 1000,
  });
});

test.each([
  ['2026-12-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
  ['2027-03-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
])('[CB-02] points (%s) and other cashback (%s) have separate dates', (points, rest) => {
  const policies = [aCashbackPolicy({ cashbackType: 'SsgPoint', date: points }), aCashbackPolicy({ date: rest })];
  expect(cashbackSummary(given(policies, { isSmileClub: true }))).toMatchObject({
    ssgCashbackDate: points,
    useEnableDateUnix: Date.parse(rest) / 1000,
  });
});

test('[CB-02] without cashback there is no date; an unreadable date is none', () => {
  const nothing = { ssgCashbackDate: undefined, useEnableDateUnix: undefined };
  expect(cashbackSummary([])).toMatchObject({ totalCashbackAmount: 0, ...nothing });
  expect(cashbackSummary(given([aCashbackPolicy({ date: 'soon' })]))).toMatchObject({ itemCashback: 99, ...nothing });
});

const arbInput = fc.array(arbWonIn(0, 500_000), { maxLength: 5 }).chain((prices) => {
  const bought = prices.map((price, i) => ({ cartUnitId: id(i + 1), price }));
  const ids = [...bought.map((unit) => unit.cartUnitId), id(99)];
  return fc.record({
    units: fc.constant(bought),
    policies: fc.array(arbCashbackPolicy(ids), { maxLength: 6 }),
    buyer: arbCashbackBuyer,
  });
});

test('[CB-01]totals add up; each amount is above 0 and at most the price; a business buyer gets no points', () => {
  forAll([arbInput], (input) => {
    const cashbacks = cashbackOf(input);
    const summary = cashbackSummary(cashbacks);
    const { itemCashback, sellerCashback, smilePayCashback, clubDayCashback, ssgPointCashback } = summary;
    const parts = [itemCashback, sellerCashback, smilePayCashback, clubDayCashback, ssgPointCashback];
    expect(parts.reduce((a, b) => a + b, 0)).toBe(summary.totalCashbackAmount);
    for (const { cartUnitId: of, amount } of cashbacks) {
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThanOrEqual(input.units.find((unit) => unit.cartUnitId === of)?.price ?? 0);
    }
    const mayHavePoints = input.buyer.isSmileClub || input.buyer.isSsgMembership;
    if (input.buyer.isDomesticBusinessman || !mayHavePoints) expect(ssgPointCashback).toBe(0);
    expect(cashbackSummary(cashbackOf({ ...input, units: input.units.toReversed() }))).toEqual(summary);
  });
});
