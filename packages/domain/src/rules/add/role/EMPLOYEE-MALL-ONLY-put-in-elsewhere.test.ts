import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { employeeMallToAdd } from './EMPLOYEE-MALL-ONLY-put-in-elsewhere.ts';

test('[CM-06] accepts access through the employee mall only', () => {
  expect(isBroken(employeeMallToAdd, adding({ flags: ['isEmployeeMall'] }))).toBe(true);
  expect(isBroken(employeeMallToAdd, adding({ flags: ['isEmployeeMall'], isViaEmployeeMall: true }))).toBe(false);
  expect(isBroken(employeeMallToAdd, adding())).toBe(false);
});

test('[CM-06] EMPLOYEE-MALL-ONLY has a message in every language', () => {
  expect(saidIn(findingOf(employeeMallToAdd, adding({ flags: ['isEmployeeMall'] })))).toEqual({
    ko: '‘사과’ 상품은 임직원몰에서만 주문할 수 있습니다.',
    en: '‘사과’ can be ordered only in the employee mall.',
    cn: '“사과”只能在员工商城订购。',
    jp: '「사과」は社員モールでのみ注文できます。',
  });
});
