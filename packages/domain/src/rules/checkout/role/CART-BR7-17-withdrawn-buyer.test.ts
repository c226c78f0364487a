import { buyerStandings, type BuyerStanding } from '../../../entities/buyer/buyer.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { withdrawnBuyer } from './CART-BR7-17-withdrawn-buyer.ts';

const asked = (standing: BuyerStanding) => ordering([flaggedUnit(7), flaggedUnit(8)], { buyer: aBuyer({ standing }) });

test('[CK-12] refuses withdrawn buyers, and no others', () => {
  expect(buyerStandings.filter((standing) => isBroken(withdrawnBuyer, asked(standing)))).toEqual(['Withdrawn']);
});

test('[CK-12] concerns all selected units without a fix, and no empty order', () => {
  expect(findingOf(withdrawnBuyer, asked('Withdrawn'))).toMatchObject({ units: [7, 8], fixes: [] });
  expect(isBroken(withdrawnBuyer, ordering([], { buyer: aBuyer({ standing: 'Withdrawn' }) }))).toBe(false);
});

test('[CK-12] has a message in every language', () => {
  expect(saidIn(findingOf(withdrawnBuyer, asked('Withdrawn')))).toEqual({
    ko: '탈퇴한 회원이므로 주문할 수 없습니다. 다시 가입하신 후 주문해 주십시오.',
    en: 'You cannot order because this membership has been withdrawn. Please register again.',
    cn: '您的会员资格已注销，无法订购。请重新注册后再下单。',
    jp: '退会済みの会員のため、注文できません。もう一度ご登録ください。',
  });
});
