import { discountResultsOf } from './discount-results.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricedCart, unitSummary } from '../priced-cart.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { cartUnitId } from '../../money/ids.ts';
import { anOpenCart, withAllSelected } from '../../testing/builders/cart.ts';
import { anItem, arbCartState, arbDiscountPolicy, arbWonIn, aDiscount, aUnit } from '../../testing/index.ts';
import { discountTypes, type Discount, type DiscountPolicy } from '../../entities/discount/discount.ts';
import { priceRules, type PriceRule } from '../ledger/ledger.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { sum, won } from '../../money/won.ts';
import { laws } from '../../testing/laws.ts';

const { forAll, law } = laws(300);

const arbType = fc.constantFrom(...discountTypes);
const ruleOf = (type: Discount['discountType']): PriceRule => `${type}Discount`;
const priced = (units: readonly CartUnit[]): PricedCart => pricedOf(withAllSelected(anOpenCart(units)));
const unitOf = (n: number, price: number, quantity: number, discount: Discount): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(n),
    quantity,
    item: anItem({ itemSellPrice: won(price) }),
    discounts: [discount],
  });
const givenBy = ({ entries }: PricedCart, type: Discount['discountType']): number =>
  sum(entries.filter(({ rule }) => rule === ruleOf(type)).map(({ amount }) => amount)) * -1 + 0;

/** Independent calculation of a discount: per piece, in integer fractions of a per cent, with big integers. */
const worthOf = (policy: DiscountPolicy, pieces: readonly number[]) => {
  const total = pieces.reduce((a, b) => a + b, 0);
  const measure = policy.basisKind === 'Quantity' ? pieces.length : total;
  if (measure < policy.minApplyCondition) return { worth: 0, most: 0, taken: 0 };
  const n = policy.maxAppliedQuantity ?? pieces.length;
  const counted = pieces.toSorted((a, b) => a - b).slice(0, n);
  const rated = (price: number): number => Number((BigInt(price) * BigInt(policy.discountRate)) / 100n);
  const isEach = policy.calcTypeSub === undefined ? policy.calcType === 'Amount' : policy.calcTypeSub === 'Each';
  const each = policy.calcType === 'Amount' ? counted.map(() => policy.discountPrice) : counted.map(rated);
  const once = policy.calcType === 'Amount' ? policy.discountPrice : rated(counted.reduce((a, b) => a + b, 0));
  const full = isEach ? each.reduce((a, b) => a + b, 0) : once;
  const most = counted.reduce((a, b) => a + b, 0);
  const limit = policy.maxDiscountPrice ?? full;
  // an amount takes at most the price of each piece
  const off = isEach ? counted.reduce((a, price, i) => a + Math.min(price, each[i] ?? 0), 0) : Math.min(once, most);
  return { worth: Math.min(full, limit), most, taken: Math.min(off, limit) };
};
const piecesOf = (price: number, quantity: number): readonly number[] => Array.from({ length: quantity }, () => price);

test('[DC-01] a discount of any type equals its policy’s value, capped by the price of its pieces', () => {
  forAll(
    [arbType, arbDiscountPolicy, arbWonIn(0, 200_000), fc.integer({ min: 1, max: 12 })],
    (type, policy, price, quantity) => {
      const cart = priced([unitOf(1, price, quantity, aDiscount({ discountType: type, policy }))]);
      const { worth, most } = worthOf(policy, piecesOf(price, quantity));
      expect(givenBy(cart, type)).toBe(Math.min(worth, most));
      // free pieces do not count for a bundle
      const isBelow = worth > most && most === price * quantity && (type !== 'Bundle' || price > 0);
      expect(cart.zeroWonUnits).toHaveLength(isBelow ? 1 : 0);
    },
  );
});

const plain = { discountRate: 50, discountPrice: won(1), maxDiscountPrice: undefined };

test('[DC-01] applies exactly from its minimum, in pieces or in won', () => {
  forAll(
    [arbType, arbDiscountPolicy, arbWonIn(1, 50_000), fc.integer({ min: 2, max: 12 })],
    (type, any, price, quantity) => {
      const measure = any.basisKind === 'Quantity' ? quantity : price * quantity;
      const at = (minApplyCondition: number): number => {
        const policy = { ...any, ...plain, minApplyCondition };
        return givenBy(priced([unitOf(1, price + 1, quantity, aDiscount({ discountType: type, policy }))]), type);
      };
      const least = any.basisKind === 'Quantity' ? measure : measure + quantity;
      expect(at(least)).toBeGreaterThan(0);
      expect(at(least + 1)).toBe(0);
    },
  );
});

const arbBundle = fc.record({
  policy: arbDiscountPolicy,
  units: fc.array(fc.record({ price: arbWonIn(1, 100_000), quantity: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 2,
    maxLength: 6,
  }),
});

law('[DC-02] a bundle discount over its units neither loses nor creates a won', [arbBundle], ({ policy, units }) => {
  const discount = aDiscount({ discountType: 'Bundle', policy });
  const cart = priced(units.map(({ price, quantity }, i) => unitOf(i + 1, price, quantity, discount)));
  const { taken } = worthOf(
    policy,
    units.flatMap(({ price, quantity }) => piecesOf(price, quantity)),
  );
  expect(givenBy(cart, 'Bundle')).toBe(taken);
});

test('[DC-02] discounts as many pieces as the policy allows, the cheapest first', () => {
  forAll([arbBundle, fc.integer({ min: 1, max: 8 })], ({ policy: any, units }, most) => {
    const policy = { ...any, minApplyCondition: 0, maxAppliedQuantity: most, discountPrice: won(1) };
    const discount = aDiscount({ discountType: 'Bundle', policy: { ...policy, calcType: 'Amount' } });
    const list = units.map(({ price, quantity }, i) => unitOf(i + 1, price, quantity, discount));
    const discountResults = discountResultsOf(priced(list).lines);
    const counted = list.flatMap(({ cartUnitId: id, item, quantity }) => {
      const n = discountResults.get(id)?.[0]?.appliedQuantity ?? 0;
      return [{ price: item.itemSellPrice, n, rest: quantity - n }];
    });
    // Shares of 0 won have no result, so the count is at most the maximum.
    expect(counted.reduce((a, { n }) => a + n, 0)).toBeLessThanOrEqual(most);
    const dearest = Math.max(0, ...counted.filter(({ n }) => n > 0).map(({ price }) => price));
    const whole = counted.filter(({ n, rest, price }) => n > 0 && rest > 0 && price < dearest);
    expect(whole).toEqual([]);
  });
});

test('[DC-01]results are derived from the ledger: they add up to its discounts, bundles to their totals', () => {
  forAll([arbCartState], (state) => {
    const cart = pricedOf(state);
    const own = new Set<PriceRule>(discountTypes.map(ruleOf));
    const all = [...discountResultsOf(cart.lines).values()].flat();
    for (const [id, results] of discountResultsOf(cart.lines)) {
      const taken = unitSummary(cart, id).entries.filter(({ rule }) => own.has(rule));
      expect(results.map(({ discountType, discountPrice }) => [ruleOf(discountType), discountPrice])).toEqual(
        taken.map(({ rule, amount }) => [rule, won(-amount)]),
      );
    }
    for (const { discountNo, discountType, totalBundleDiscountPrice, bundleDiscountPrice, discountPrice } of all) {
      const together = all.filter((one) => one.discountNo === discountNo && one.discountType === 'Bundle');
      const isBundle = discountType === 'Bundle';
      expect(bundleDiscountPrice).toBe(isBundle ? discountPrice : 0);
      expect(totalBundleDiscountPrice).toBe(isBundle ? sum(together.map((one) => one.discountPrice)) : 0);
    }
  });
});

law('[DC-01] entries of a unit follow the order of the rules, in every cart', [arbCartState], (state) => {
  const cart = pricedOf(state);
  for (const unit of state.units) {
    const places = unitSummary(cart, unit.cartUnitId).entries.map(({ rule }) => priceRules.indexOf(rule));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});
