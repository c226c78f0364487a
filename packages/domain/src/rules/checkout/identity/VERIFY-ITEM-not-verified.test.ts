import { memberTypes, type MemberType } from '../../../entities/buyer/buyer.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, leavingOut, ordering, saidIn } from '../../../testing/rules.ts';
import { itemNotVerified } from './VERIFY-ITEM-not-verified.ts';

const asked = (memberType: MemberType, isIdentityVerified = false, isNeedAuthentication = true) =>
  ordering([flaggedUnit(1), flaggedUnit(2, [], { isNeedAuthentication })], {
    buyer: aBuyer({ memberType, isIdentityVerified }),
  });

test('[CK-11] requests verification from an unverified simple member only', () => {
  expect(memberTypes.filter((type) => isBroken(itemNotVerified, asked(type)))).toEqual(['SimpleMember']);
  expect(isBroken(itemNotVerified, asked('SimpleMember', true))).toBe(false);
  expect(isBroken(itemNotVerified, asked('SimpleMember', false, false))).toBe(false);
});

test('[CK-11 LY-07] verification fixes it, or excluding the units', () => {
  const found = findingOf(itemNotVerified, asked('SimpleMember'));
  expect(found.units).toEqual([2]);
  expect(found.fixes).toEqual([{ type: 'VerifyIdentity' }, { type: 'Deselect', cartUnitIds: [2] }]);
  expect(isBroken(itemNotVerified, leavingOut(asked('SimpleMember'), found.units))).toBe(false);
});

test('[CK-11] has a message in every language', () => {
  expect(saidIn(findingOf(itemNotVerified, asked('SimpleMember')))).toEqual({
    ko: '본인 인증이 필요한 상품이 있습니다. 본인 인증을 하신 후 주문할 수 있습니다.',
    en: 'Some items can be ordered only after you have verified your identity.',
    cn: '部分商品需完成身份验证后方可订购。',
    jp: '本人認証が必要な商品があります。本人認証後にご注文いただけます。',
  });
});
