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
import { under19 } from './CART-BR1-26-under-19.ts';

const asked = (isUnder19: boolean, isCertificatedAdult = false) =>
  ordering([flaggedUnit(1, ['isAdult'])], { buyer: aBuyer({ isUnder19, isCertificatedAdult }) });

test('[CK-11] under 19 never, whatever is certified; from 19 on this rule lets it pass', () => {
  expect(isBroken(under19, asked(true))).toBe(true);
  expect(isBroken(under19, asked(true, true))).toBe(true);
  expect(isBroken(under19, asked(false))).toBe(false);
  expect(isBroken(under19, ordering([flaggedUnit(1)], { buyer: aBuyer({ isUnder19: true }) }))).toBe(false);
});

test('[CK-11] holds for exactly those units, in whichever order, and no longer once they are left out', () => {
  fc.assert(
    fc.property(arbCheckoutFacts, (facts) => {
      const ids = facts.chosen
        .filter((unit) => unit.item.flags.isAdult && facts.buyer.isUnder19)
        .map((unit) => unit.cartUnitId);
      expect(isBroken(under19, facts)).toBe(ids.length > 0);
      if (ids.length === 0) return;
      const found = findingOf(under19, facts);
      expect(found.units).toEqual(ids);
      expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: ids }]);
      expect(isBroken(under19, leavingOut(facts, ids))).toBe(false);
    }),
  );
});

test('[CK-11] says so in every language', () => {
  expect(saidIn(findingOf(under19, asked(true)))).toEqual({
    ko: '‘사과’ 상품은 만 19세 미만이면 구매할 수 없습니다.',
    en: 'You must be 19 or older to buy ‘사과’.',
    cn: '未满19周岁不能购买“사과”。',
    jp: '「사과」は19歳未満の方は購入できません。',
  });
});
