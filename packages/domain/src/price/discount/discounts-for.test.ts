import { expect, test } from 'vitest';
import { discountTypes } from '../../entities/discount/discount.ts';
import { aDiscount } from '../../testing/index.ts';
import { discountsFor } from './discounts.ts';

const discounts = discountTypes.map((discountType) => aDiscount({ discountType }));
const withheld = (memberType: 'Member' | 'SimpleMember' | 'NonMember', isViaPartner: boolean) => {
  const given = discountsFor({ discounts }, { memberType }, isViaPartner);
  return discounts.filter((one) => !given.includes(one)).map(({ discountType }) => discountType);
};

test('[DC-01] member discounts require membership, partnership discounts require a partner channel', () => {
  expect(withheld('Member', true)).toEqual([]);
  expect(withheld('Member', false)).toEqual(['Partnership']);
  for (const other of ['SimpleMember', 'NonMember'] as const) expect(withheld(other, true)).toEqual(['Member']);
  expect(withheld('NonMember', false).toSorted()).toEqual(['Member', 'Partnership']);
});
