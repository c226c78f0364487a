import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { aCashbackBuyer, aCashbackPolicy, aCoupon, aDiscount } from '../../testing/builders/price.ts';
import { anOpenCart, withAllSelected } from '../../testing/builders/cart.ts';
import { arbCashbackBuyer, arbCashbackPolicy, arbWonIn, aUnit } from '../../testing/index.ts';
import { cashbackTypes, type CashbackPolicy, type CashbackType } from '../../entities/cashback/cashback.ts';
import { cashbackOf, cashbackUnitsOf, cashbackWorth, type CashbackBuyer } from './cashback-of.ts';
import { cashbackSummary } from '../../selectors/cashback-summary.ts';
import { laws } from '../../testing/laws.ts';

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
  const amount = (n: number, max: O.Option<number> = O.none): CashbackPolicy =>
    aCashbackPolicy({ calcType: 'Amount', amount: won(n), maxAmount: O.map(won)(max) });
  expect(cashbackWorth(amount(500, O.some(300)), won(10_000))).toBe(300);
  expect(cashbackWorth(amount(500, O.some(600)), won(10_000))).toBe(500);
  expect(cashbackWorth(amount(500), won(200))).toBe(200);
  expect([cashbackWorth(amount(500), won(0)), cashbackWorth(amount(500), won(-5))]).toEqual([0, 0]);
  expect(given([aCashbackPolicy({ cartUnitIds: [id(9)] }), aCashbackPolicy({ rate: 0 })])).toEqual([]);
  expect(given([aCashbackPolicy({ cartUnitIds: [id(1), id(1)] })])).toHaveLength(1);
});

test('[CB-01] applies to the price minus discounts and coupons', () => {
  const state = withAllSelected(
    anOpenCart([aUnit({ quantity: 2, discounts: [aDiscount()] })], { appliedCoupons: [aCoupon()] }),
  );
  const bought = cashbackUnitsOf(pricedOf(state), state.selected);
  expect(bought).toEqual([{ cartUnitId: 1, price: 16_200 }]);
  const [one] = cashbackOf({ units: bought, policies: [aCashbackPolicy()], buyer: aCashbackBuyer() });
  expect(one?.amount).toBe(162);
});

test('[CB-02] points require club or SSG membership and exclude business buyers; club day requires the club', () => {
  const typesFor = (buyer: Partial<CashbackBuyer>): readonly CashbackType[] =>
    given(
      cashbackTypes.map((cashbackType) => aCashbackPolicy({ cashbackType })),
      buyer,
    ).map(({ cashbackType }) => cashbackType);
  const all = ['Item', 'Seller', 'SmilePay'];
  expect(typesFor({})).toEqual(all);
  expect(typesFor({ isSsgMembership: true })).toEqual([...all, 'SsgPoint']);
  expect(typesFor({ isSmileClub: true })).toEqual([...all, 'ClubDay', 'SsgPoint']);
  expect(typesFor({ isDomesticBusinessman: true })).toEqual(all);
  expect(typesFor({ isSmileClub: true, isSsgMembership: true, isDomesticBusinessman: true })).toEqual([
    ...all,
    'ClubDay',
  ]);
});

test('[CB-02] totals by type, with the availability date of the whole amount', () => {
  const summary = cashbackSummary(
    given(
      [
        aCashbackPolicy(),
        aCashbackPolicy({ rate: 2, date: '2026-12-05T15:00:00.000Z', cartUnitIds: [id(1), id(2)] }),
        aCashbackPolicy({ cashbackType: 'Seller', calcType: 'Amount', amount: won(10) }),
        aCashbackPolicy({ cashbackType: 'SmilePay', calcType: 'Amount', amount: won(20) }),
        aCashbackPolicy({ cashbackType: 'ClubDay', calcType: 'Amount', amount: won(30) }),
        aCashbackPolicy({
          cashbackType: 'SsgPoint',
          calcType: 'Amount',
          amount: won(40),
          date: '2027-01-01T00:00:00Z',
        }),
        aCashbackPolicy({ cashbackType: 'SsgPoint', calcType: 'Amount', amount: won(2), date: '2026-12-31T00:00:00Z' }),
      ],
      { isSmileClub: true },
    ),
  );
  expect(summary).toEqual({
    totalCashbackAmount: 99 + 199 + 399 + 10 + 20 + 30 + 42,
    itemCashback: 99 + 199 + 399,
    sellerCashback: 10,
    smilePayCashback: 20,
    clubDayCashback: 30,
    ssgPointCashback: 42,
    ssgCashbackDate: O.some('2027-01-01T00:00:00.000Z'),
    useEnableDateUnix: O.some(Date.parse('2026-12-05T15:00:00.000Z') / 1000),
  });
});

test('[CB-02] points and other cashback have separate dates, whichever is later', () => {
  const late = '2027-03-01T00:00:00.000Z';
  const early = '2026-12-01T00:00:00.000Z';
  const datesOf = (points: string, rest: string) =>
    cashbackSummary(
      given([aCashbackPolicy({ cashbackType: 'SsgPoint', date: points }), aCashbackPolicy({ date: rest })], {
        isSmileClub: true,
      }),
    );
  const unix = (date: string): number => Date.parse(date) / 1000;
  expect(datesOf(early, late)).toMatchObject({ ssgCashbackDate: O.some(early), useEnableDateUnix: O.some(unix(late)) });
  expect(datesOf(late, early)).toMatchObject({ ssgCashbackDate: O.some(late), useEnableDateUnix: O.some(unix(early)) });
});

test('[CB-02] without cashback there is no date; an unreadable date is none', () => {
  const nothing = { ssgCashbackDate: O.none, useEnableDateUnix: O.none };
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
