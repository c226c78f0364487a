import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageParams } from '../messages/keys.ts';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import type { Finding, Fix, Rule } from '../rule/rule.ts';
import { findingOf, isBroken, saidIn } from './rules.ts';

export const deselect = (...ids: readonly number[]): Fix => ({ type: 'Deselect', cartUnitIds: ids.map(cartUnitId) });

export const setQuantity = (id: number, quantity: number): Fix => ({
  type: 'SetQuantity',
  cartUnitId: cartUnitId(id),
  quantity,
});

export const removeCoupons = (ids: readonly number[], ...numbers: readonly string[]): Fix => ({
  type: 'RemoveCoupons',
  cartUnitIds: ids.map(cartUnitId),
  ...(numbers.length > 0 && { couponIssueNoes: numbers.map(couponIssueNo) }),
});

/** Expected parts of a finding. The code of the rule is the default; `en` is the English message. */
interface Expected extends Partial<Pick<Finding, 'code' | 'params'>> {
  readonly units?: readonly number[];
  readonly fixes?: readonly Fix[];
  readonly en?: string;
}

/** Facts that pass, facts that the rule refuses, and the finding for each of these. */
export type RuleRow<Facts> = readonly [
  title: string,
  passing: readonly Facts[],
  refused: readonly Facts[],
  found?: Expected,
];

const isRow = <Facts>(rows: readonly RuleRow<Facts>[] | RuleRow<Facts>): rows is RuleRow<Facts> =>
  typeof rows[0] === 'string';

/**
 * Declares the tests of a rule, one per row; a single row needs no list. Each finding has the parameters of its message.
 * @param title code of the rule and its name
 */
export const testRule = <Facts>(
  title: string,
  rule: Rule<Facts>,
  rows: readonly RuleRow<Facts>[] | RuleRow<Facts>,
): void => {
  const all = isRow(rows) ? [rows] : rows;
  describe(title, () => {
    for (const [row, passing, refused, { code = rule.code, en, ...expected } = {}] of all)
      test(row, () => {
        expect(passing.map((facts) => isBroken(rule, facts))).toEqual(passing.map(() => false));
        expect(refused.map((facts) => isBroken(rule, facts))).toEqual(refused.map(() => true));
        for (const facts of refused) {
          const found = findingOf(rule, facts);
          expect(found).toEqual({ ...found, ...expected, code });
          expect(rule.codes).toContain(code);
          expect(Object.keys(found.params)).toEqual(expect.arrayContaining([...messageParams[found.code]]));
          if (en !== undefined) expect(saidIn(found).en).toBe(en);
        }
      });
  });
};

/** Declares the test that a rule refuses exactly the facts that `toCase` marks with true. */
export const testExactly = <Facts, Value>(
  title: string,
  rule: Rule<Facts>,
  values: Arbitrary<Value>,
  toCase: (value: Value) => readonly [facts: Facts, isRefused: boolean],
): void => {
  test(title, () => {
    fc.assert(
      fc.property(values, (value) => {
        const [facts, isRefused] = toCase(value);
        expect(isBroken(rule, facts)).toBe(isRefused);
      }),
    );
  });
};
