import { memberTypes, type MemberType } from '../../buyer/buyer.ts';
import { aBuyer } from '../../testing/builders/buyer.ts';
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
import { membersOnly } from './CART-BR7-10-members-only.ts';

const asked = (memberType: MemberType, isMembersOnly = true) =>
  ordering([flaggedUnit(1, isMembersOnly ? ['isMembersOnly'] : [])], { buyer: aBuyer({ memberType }) });

test('[CK-12] a visitor is refused, a simple member and a member are not; nor is another item', () => {
  expect(memberTypes.map((type) => isBroken(membersOnly, asked(type)))).toEqual([true, false, false]);
  expect(isBroken(membersOnly, asked('NonMember', false))).toBe(false);
});

test('[CK-12] holds for exactly those units, in whichever order, and no longer once they are left out', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen
        .filter((unit) => unit.item.flags.isMembersOnly && facts.buyer.memberType === 'NonMember')
        .map((unit) => unit.cartUnitId);
      expect(isBroken(membersOnly, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      const found = findingOf(membersOnly, facts);
      expect(found.units).toEqual(ids);
      expect(found.fixes).toEqual([{ type: 'SignIn' }, { type: 'Deselect', cartUnitIds: ids }]);
      expect(isBroken(membersOnly, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

test('[CK-12] says so in every language', () => {
  expect(saidIn(findingOf(membersOnly, asked('NonMember')))).toEqual({
    ko: '‘사과’ 상품은 회원만 주문할 수 있습니다. 로그인해 주십시오.',
    en: 'Only members can order ‘사과’. Please sign in.',
    cn: '“사과”仅限会员订购，请登录。',
    jp: '「사과」は会員のみ注文できます。ログインしてください。',
  });
});
