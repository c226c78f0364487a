import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arbCheckoutFacts,
  findingOf,
  flaggedUnit,
  isBroken,
  leavingOut,
  ordering,
  saidIn,
} from '../../testing/rules.ts';
import { employeeMallOnly } from './EMPLOYEE-MALL-ONLY-not-via-the-mall.ts';

const asked = (isViaEmployeeMall: boolean) => ordering([flaggedUnit(1, ['isEmployeeMall'], { isViaEmployeeMall })]);

test('[RL-02] by way of the employee mall it passes, by any other way it does not', () => {
  expect(isBroken(employeeMallOnly, asked(true))).toBe(false);
  expect(isBroken(employeeMallOnly, asked(false))).toBe(true);
  expect(isBroken(employeeMallOnly, ordering([flaggedUnit(1)]))).toBe(false);
});

test('[RL-02] holds for exactly those units, in whichever order, and no longer once they are left out', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen
        .filter((unit) => unit.item.flags.isEmployeeMall && !unit.isViaEmployeeMall)
        .map((unit) => unit.cartUnitId);
      expect(isBroken(employeeMallOnly, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      const found = findingOf(employeeMallOnly, facts);
      expect(found.units).toEqual(ids);
      expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: ids }]);
      expect(isBroken(employeeMallOnly, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

test('[RL-02] says so in every language', () => {
  expect(saidIn(findingOf(employeeMallOnly, asked(false)))).toEqual({
    ko: '‘사과’ 상품은 임직원몰에서만 주문할 수 있습니다.',
    en: '‘사과’ can be ordered only in the employee mall.',
    cn: '“사과”只能在员工商城订购。',
    jp: '「사과」は社員モールでのみ注文できます。',
  });
});
