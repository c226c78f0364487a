import { expect, test } from 'vitest';
import { bars } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { employeeMallOnly } from './EMPLOYEE-MALL-ONLY-not-via-the-mall.ts';

const asked = (isViaEmployeeMall: boolean) => ordering([flaggedUnit(1, ['isEmployeeMall'], { isViaEmployeeMall })]);

test('[RL-02] accepts access through the employee mall only', () => {
  expect(isBroken(employeeMallOnly, asked(true))).toBe(false);
  expect(isBroken(employeeMallOnly, asked(false))).toBe(true);
  expect(isBroken(employeeMallOnly, ordering([flaggedUnit(1)]))).toBe(false);
});

bars('[RL-02 CK-18] the employee mall’s items are barred by any other way', employeeMallOnly, {
  isBarred: (unit) => unit.item.flags.isEmployeeMall && !unit.isViaEmployeeMall,
  unit: flagged('isEmployeeMall'),
});

test('[RL-02] has a message in every language', () => {
  expect(saidIn(findingOf(employeeMallOnly, asked(false)))).toEqual({
    ko: '‘사과’ 상품은 임직원몰에서만 주문할 수 있습니다.',
    en: '‘사과’ can be ordered only in the employee mall.',
    cn: '“사과”只能在员工商城订购。',
    jp: '「사과」は社員モールでのみ注文できます。',
  });
});
