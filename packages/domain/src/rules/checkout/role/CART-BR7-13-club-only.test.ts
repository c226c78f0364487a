import { clubMemberTypes, type ClubMemberType } from '../../../entities/buyer/buyer.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { bars } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { clubOnly } from './CART-BR7-13-club-only.ts';

const asked = (clubMemberType: ClubMemberType, isSmileClub = false) =>
  ordering([flaggedUnit(1, ['isClubOnly'])], { buyer: aBuyer({ clubMemberType, isSmileClub }) });

test('[CK-12] accepts club members and refuses all others; other items pass', () => {
  for (const type of clubMemberTypes) {
    expect(isBroken(clubOnly, asked(type, true))).toBe(false);
    expect(isBroken(clubOnly, asked(type))).toBe(true);
  }
  expect(isBroken(clubOnly, ordering([flaggedUnit(1)]))).toBe(false);
});

test('[CK-12] the code depends on the club status of the buyer', () => {
  expect(clubMemberTypes.map((type) => [type, findingOf(clubOnly, asked(type)).code])).toEqual([
    ['Unknown', 'CART-BR7-13'],
    ['Waiting', 'CART-BR7-48'],
    ['Free', 'CART-BR7-48'],
    ['Purchase', 'CART-BR7-13'],
    ['Restricted', 'CART-BR7-49'],
    ['Withdrawal', 'CART-BR7-49'],
  ]);
});

test.each(['Waiting', 'Withdrawal'] as const)('[CK-12] the same message for %s in every language', (type) => {
  expect(saidIn(findingOf(clubOnly, asked(type)))).toEqual(saidIn(findingOf(clubOnly, asked('Unknown'))));
});

bars('[CK-12 CK-18] the club’s items are barred to who is not in it', clubOnly, {
  isBarred: (unit, { isSmileClub }) => unit.item.flags.isClubOnly && !isSmileClub,
  unit: flagged('isClubOnly'),
  buyer: { isSmileClub: false },
});

test('[CK-12] has a message in every language', () => {
  expect(saidIn(findingOf(clubOnly, asked('Unknown')))).toEqual({
    ko: '‘사과’ 상품은 스마일클럽 회원만 주문할 수 있습니다.',
    en: 'Only Smile Club members can order ‘사과’.',
    cn: '“사과”仅限 Smile Club 会员订购。',
    jp: '「사과」はスマイルクラブ会員のみ注文できます。',
  });
});
