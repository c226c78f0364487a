import { clubMemberTypes, type ClubMemberType } from '../../buyer/buyer.ts';
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
import { clubOnly } from './CART-BR7-13-club-only.ts';

const asked = (clubMemberType: ClubMemberType, isSmileClub = false) =>
  ordering([flaggedUnit(1, ['isClubOnly'])], { buyer: aBuyer({ clubMemberType, isSmileClub }) });

test('[CK-12] club members pass, everybody else is refused; other items pass for all', () => {
  for (const type of clubMemberTypes) {
    expect(isBroken(clubOnly, asked(type, true))).toBe(false);
    expect(isBroken(clubOnly, asked(type))).toBe(true);
  }
  expect(isBroken(clubOnly, ordering([flaggedUnit(1)]))).toBe(false);
});

test('[CK-12] the code says how the buyer stands to the club', () => {
  expect(clubMemberTypes.map((type) => [type, findingOf(clubOnly, asked(type)).code])).toEqual([
    ['Unknown', 'CART-BR7-13'],
    ['Waiting', 'CART-BR7-48'],
    ['Free', 'CART-BR7-48'],
    ['Purchase', 'CART-BR7-13'],
    ['Restricted', 'CART-BR7-49'],
    ['Withdrawal', 'CART-BR7-49'],
  ]);
});

test.each(['Waiting', 'Withdrawal'] as const)('[CK-12] says the same to %s in every language', (type) => {
  expect(saidIn(findingOf(clubOnly, asked(type)))).toEqual(saidIn(findingOf(clubOnly, asked('Unknown'))));
});

test('[CK-12] holds for exactly those units, in whichever order, and no longer once they are left out', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen
        .filter((unit) => unit.item.flags.isClubOnly && !facts.buyer.isSmileClub)
        .map((unit) => unit.cartUnitId);
      expect(isBroken(clubOnly, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      const found = findingOf(clubOnly, facts);
      expect(found.units).toEqual(ids);
      expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: ids }]);
      expect(isBroken(clubOnly, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

test('[CK-12] says so in every language', () => {
  expect(saidIn(findingOf(clubOnly, asked('Unknown')))).toEqual({
    ko: '‘사과’ 상품은 스마일클럽 회원만 주문할 수 있습니다.',
    en: 'Only Smile Club members can order ‘사과’.',
    cn: '“사과”仅限Smile Club会员订购。',
    jp: '「사과」はスマイルクラブ会員のみ注文できます。',
  });
});
