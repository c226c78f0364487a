import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { replaceFields, type Cart, type CartFields } from '../../cart/cart.ts';
import { aCoupon, aDiscount, aFundingDiscount, aPolicy } from '../../testing/builders/price.ts';
import { anOpenCart, arbFundingDiscounts, aUnit, withAllSelected } from '../../testing/index.ts';
import { fundingOfUnits } from './discount.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { unitSummary } from '../../price/priced-cart.ts';
import { won } from '../../money/won.ts';
import { laws } from '../../testing/laws.ts';

const { forAll } = laws(200);

const id = cartUnitId;
const cart = (over: CartFields, quantity = 1): Cart =>
  withAllSelected(anOpenCart([aUnit({ quantity, discounts: [aDiscount()] }), aUnit({ cartUnitId: id(2) })], over));
const funded = (price: number): Cart =>
  cart({ discounts: { funding: [aFundingDiscount({ discountPrice: won(price) })] } });
const stepsOf = (state: Cart, n: number): readonly (readonly [string, number])[] =>
  (pricedOf(state).unitEntries.get(id(n)) ?? []).map(({ rule, amount }) => [rule, amount] as const);

test('[DC-03] a funding discount applies once per unit, after other discounts and before coupons', () => {
  const state = cart({ discounts: { funding: [aFundingDiscount()] }, coupons: { applied: [aCoupon()] } }, 3);
  expect(stepsOf(state, 1)).toEqual([
    ['ItemPrice', 30_000],
    ['SellerDiscount', -3000],
    ['FundingDiscount', -500],
    ['BuyerCoupon', -2650],
  ]);
  expect(stepsOf(state, 2)).toEqual([['ItemPrice', 10_000]]);
  expect(unitSummary(pricedOf(state), id(1)).discountTotal).toBe(3500);
});

test('[DC-03] its entry has its display name and amount and shows if the price limits it', () => {
  const inputsAt = (price: number): unknown =>
    pricedOf(funded(price)).entries.find(({ rule }) => rule === 'FundingDiscount')?.inputs;
  expect(inputsAt(500)).toEqual({ name: '카드사 할인', once: 500 });
  expect(inputsAt(9001)).toEqual({ name: '카드사 할인', once: 9001, cutTo: 9000 });
});

test('[DC-03]a unit that it would reduce below 0 costs 0 and is listed; one at exactly 0 is not listed', () => {
  expect([pricedOf(funded(9001)).zeroWonUnits, pricedOf(funded(9000)).zeroWonUnits]).toEqual([[id(1)], []]);
  expect(unitSummary(pricedOf(funded(9001)), id(1)).price).toBe(0);
});

test('[DC-03] applies the greatest of several policies on a unit, ties by the lower number', () => {
  const applied = (...prices: readonly (readonly [string, number])[]): string | undefined =>
    fundingOfUnits(
      prices.map(([discountPolicyNo, price]) => aFundingDiscount({ discountPolicyNo, discountPrice: won(price) })),
    ).get(id(1))?.discountPolicyNo;
  expect([applied(['F1', 500], ['F2', 700]), applied(['F2', 700], ['F1', 500])]).toEqual(['F2', 'F2']);
  expect([applied(['F2', 500], ['F1', 500]), applied(['F1', 500], ['F2', 500])]).toEqual(['F1', 'F1']);
});

test('[DC-03] each unit has at most one matching policy, whatever their order', () => {
  const ids = [id(1), id(2), id(3)];
  forAll([arbFundingDiscounts(ids)], (fundings) => {
    const applied = fundingOfUnits(fundings);
    for (const one of ids) {
      const naming = fundings.filter(({ cartUnitIds }) => cartUnitIds.includes(one));
      const most = Math.max(...naming.map(({ discountPrice }) => discountPrice));
      expect(applied.get(one)?.discountPrice).toBe(naming.length === 0 ? undefined : most);
      expect(fundingOfUnits(fundings.toReversed()).get(one)?.discountPrice).toBe(applied.get(one)?.discountPrice);
    }
  });
});

test('[DC-03]conditional free shipping counts the discounted price', () => {
  const policies = [aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(19_000) })];
  const fees = (price: number): readonly number[] => {
    const { bundleFees } = pricedOf(replaceFields(funded(price), { shipping: { policies } }));
    return [...bundleFees.values()].map(({ fee }) => fee);
  };
  expect([fees(0), fees(1)]).toEqual([[0], [2500]]);
});

test('[DC-03] a discount of 0 won adds no entry, and without funding the ledger is unchanged', () => {
  expect(pricedOf(funded(0)).entries).toEqual(pricedOf(cart({})).entries);
  expect(pricedOf(cart({})).extraDiscount).toBeUndefined();
});
