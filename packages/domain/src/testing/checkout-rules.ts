import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId } from '../money/ids.ts';
import type { CheckoutFacts } from '../rules/facts.ts';
import { idsOf, type Fix, type Rule } from '../rule/rule.ts';
import {
  afterLeavingOut,
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  leavingOut,
  ordering,
  saidIn,
} from './rules.ts';
import { anyUnit, type UnitKind } from './unit-kinds.ts';

/**
 * Any order. In three of four, most units get one of these kinds, because both sides of a rule rarely occur by
 * chance.
 */
const arbOrderOf = (kinds: readonly UnitKind[]): Arbitrary<CheckoutFacts> => {
  const arbWay = fc.constantFrom(...[anyUnit, ...kinds].flatMap(({ ways }) => ways));
  const made = arbCheckoutFacts.chain((facts) =>
    fc.tuple(...facts.chosen.map((unit) => arbWay.map((way) => way(unit)))).map((chosen) => ({ ...facts, chosen })),
  );
  return fc.oneof({ weight: 3, arbitrary: made }, { weight: 1, arbitrary: arbCheckoutFacts });
};

const RUNS = 100;

/** Checks orders of a kind against the rule. At least a tenth must violate it and a tenth must not. */
const expectOfAny = (
  orders: Arbitrary<CheckoutFacts>,
  rule: Rule<CheckoutFacts>,
  shouldBreak: (facts: CheckoutFacts) => boolean,
  holds: (facts: CheckoutFacts) => void,
): void => {
  const seen = { broken: 0, kept: 0 };
  const law = fc.property(orders, (facts) => {
    expect(isBroken(rule, facts)).toBe(shouldBreak(facts));
    seen[shouldBreak(facts) ? 'broken' : 'kept'] += 1;
    if (shouldBreak(facts)) holds(facts);
  });
  fc.assert(law, { numRuns: RUNS });
  expect(Math.min(seen.broken, seen.kept)).toBeGreaterThanOrEqual(RUNS / 10);
};

interface Apart {
  readonly apart: UnitKind;
  /** Conflicting units and units compatible with both; all others if missing. */
  readonly from?: readonly [others: UnitKind, outside: UnitKind];
  readonly lifting?: readonly Fix[];
  readonly over?: Partial<CheckoutFacts>;
  /** The English message. */
  readonly en?: string;
}

/**
 * Declares tests of a rule against a mix of units: each side alone passes, both together do not, and each fix
 * resolves it in any order (CK-17).
 * @param title behaviour of the rule
 */
export const ordersApart = (
  title: string,
  rule: Rule<CheckoutFacts>,
  { apart, from, lifting = [], over = {}, en }: Apart,
): void => {
  const [others, outside] = from ?? [anyUnit, null];
  const isOther = (unit: CartUnit): boolean => !apart.is(unit) && others.is(unit);
  const alone = apart.ways.map((way) => way(flaggedUnit(2)));
  const rest = others.ways.map((way) => way(flaggedUnit(1)));
  const third = outside?.ways.map((way) => way(flaggedUnit(3))) ?? [];
  const pairs = rest.flatMap((other) => alone.map((unit) => [other, unit]));

  describe(title, () => {
    test('each side alone is ordered, both together are not', () => {
      for (const unit of [...alone, ...rest]) expect(isBroken(rule, ordering([unit], over))).toBe(false);
      for (const both of pairs) {
        const found = findingOf(rule, ordering(both, over));
        expect([found.code, found.params]).toEqual([rule.code, {}]);
        if (en !== undefined) expect(saidIn(found).en).toBe(en);
      }
    });

    test('they are ordered first, alone, or one side stays out', () => {
      const first: readonly Fix[] = [{ type: 'OrderFirst', cartUnitIds: [cartUnitId(2)] }, ...lifting];
      const without = (id: number): Fix => ({ type: 'Deselect', cartUnitIds: [cartUnitId(id)] });
      for (const both of pairs) {
        const { units, fixes } = findingOf(rule, ordering(both, over));
        expect({ units, fixes }).toEqual({ units: [1, 2], fixes: [...first, without(2)] });
      }
      // with units compatible with both sides, excluding one side differs from ordering the other first
      for (const three of pairs.flatMap((both) => third.map((unit) => [...both, unit]))) {
        const { units, fixes } = findingOf(rule, ordering(three, over));
        expect({ units, fixes }).toEqual({ units: [1, 2], fixes: [...first, without(2), without(1)] });
      }
    });

    test('holds exactly for orders with both sides, and no longer after any of its fixes', () => {
      const orders = arbOrderOf([apart, others, ...(outside ? [outside] : [])]);
      expectOfAny(
        orders.map((facts) => ({ ...facts, ...over })),
        rule,
        ({ chosen }) => chosen.some(apart.is) && chosen.some(isOther),
        (facts) => {
          const found = findingOf(rule, facts);
          expect(found.units).toEqual(idsOf(facts.chosen.filter((unit) => apart.is(unit) || isOther(unit))));
          for (const left of afterLeavingOut(facts, found))
            expect([left.chosen.length > 0, isBroken(rule, left)]).toEqual([true, false]);
        },
      );
    });
  });
};

interface Bar {
  readonly isBarred: (unit: CartUnit, buyer: Buyer) => boolean | undefined;
  /** Restricted units, apart from buyer conditions. */
  readonly unit: UnitKind;
  readonly buyer?: Partial<Buyer>;
  readonly lifting?: readonly Fix[];
}

/**
 * Declares the test of a rule on single units: it reports exactly the restricted units in any order, until they are
 * excluded (CK-18).
 * @param title behaviour of the rule
 */
export const bars = (
  title: string,
  rule: Rule<CheckoutFacts>,
  { isBarred, unit, buyer = {}, lifting = [] }: Bar,
): void => {
  const barredIn = (facts: CheckoutFacts) => facts.chosen.filter((one) => isBarred(one, facts.buyer));
  const orders = arbOrderOf([unit]).chain((facts) =>
    fc.constantFrom({}, buyer, buyer).map((over) => ({ ...facts, buyer: { ...facts.buyer, ...over } })),
  );
  test(`${title}: for exactly those units, in whichever order, and no longer once they are left out`, () => {
    expectOfAny(
      orders,
      rule,
      (facts) => barredIn(facts).length > 0,
      (facts) => {
        const cartUnitIds = idsOf(barredIn(facts));
        const { units, fixes } = findingOf(rule, facts);
        expect(units).toEqual(cartUnitIds);
        expect(fixes).toEqual([...lifting, { type: 'Deselect', cartUnitIds }]);
        expect(isBroken(rule, leavingOut(facts, cartUnitIds))).toBe(false);
      },
    );
  });
};
