import { memberTypes, type MemberType } from '../../../entities/buyer/buyer.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { bars } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { membersOnly } from './CART-BR7-10-members-only.ts';

const asked = (memberType: MemberType, isMembersOnly = true) =>
  ordering([flaggedUnit(1, isMembersOnly ? ['isMembersOnly'] : [])], { buyer: aBuyer({ memberType }) });

test('[CK-12] refuses a visitor, accepts simple members and members; other items pass', () => {
  expect(memberTypes.map((type) => isBroken(membersOnly, asked(type)))).toEqual([true, false, false]);
  expect(isBroken(membersOnly, asked('NonMember', false))).toBe(false);
});

bars('[CK-12 CK-18] members’ items are barred to visitors', membersOnly, {
  isBarred: (unit, { memberType }) => unit.item.flags.isMembersOnly && memberType === 'NonMember',
  unit: flagged('isMembersOnly'),
  buyer: { memberType: 'NonMember' },
  lifting: [{ type: 'SignIn' }],
});

test('[CK-12] has a message in every language', () => {
  expect(saidIn(findingOf(membersOnly, asked('NonMember')))).toEqual({
    ko: '‘사과’ 상품은 회원만 주문할 수 있습니다. 로그인해 주십시오.',
    en: 'Only members can order ‘사과’. Please sign in.',
    cn: '“사과”仅限会员订购，请登录。',
    jp: '「사과」は会員のみ注文できます。ログインしてください。',
  });
});
