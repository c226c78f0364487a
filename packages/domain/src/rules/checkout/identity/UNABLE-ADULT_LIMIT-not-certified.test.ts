import { isOrderable } from '../../../entities/cart/cart-unit.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { expect, test } from 'vitest';
import { bars } from '../../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, ordering, saidIn } from '../../../testing/rules.ts';
import { flagged } from '../../../testing/unit-kinds.ts';
import { adultNotCertified } from './UNABLE-ADULT_LIMIT-not-certified.ts';

const asked = (isCertificatedAdult: boolean, isUnder19 = false) =>
  ordering([flaggedUnit(1, ['isAdult'])], { buyer: aBuyer({ isUnder19, isCertificatedAdult }) });

test('[CK-11] requests a certificate from uncertified buyers who can get one, and from no others', () => {
  expect(isBroken(adultNotCertified, asked(false))).toBe(true);
  expect(isBroken(adultNotCertified, asked(true))).toBe(false);
  expect(isBroken(adultNotCertified, asked(false, true))).toBe(false);
  expect(
    isBroken(adultNotCertified, ordering([flaggedUnit(1)], { buyer: aBuyer({ isCertificatedAdult: false }) })),
  ).toBe(false);
});

test('[CK-11] an unorderable unit has its own reason, because a certificate does not help', () => {
  const gone = flaggedUnit(1, ['isAdult'], { isBuyAvailable: false });
  const uncertified = { buyer: aBuyer({ isCertificatedAdult: false }) };
  expect(isBroken(adultNotCertified, ordering([gone], uncertified))).toBe(false);
  const found = findingOf(adultNotCertified, ordering([gone, flaggedUnit(2, ['isAdult'])], uncertified));
  expect(found.units).toEqual([2]);
});

bars('[CK-11 CK-18] adult items are barred to who may be an adult and has not certified it', adultNotCertified, {
  isBarred: (unit, { isUnder19, isCertificatedAdult }) =>
    unit.item.flags.isAdult && isOrderable(unit) && !isUnder19 && !isCertificatedAdult,
  unit: flagged('isAdult'),
  buyer: { isUnder19: false, isCertificatedAdult: false },
  lifting: [{ type: 'VerifyAdult' }],
});

test('[CK-11] has a message in every language', () => {
  expect(saidIn(findingOf(adultNotCertified, asked(false)))).toEqual({
    ko: '‘사과’ 상품은 성인 인증을 하신 후 주문할 수 있습니다.',
    en: '‘사과’ can be ordered after you have verified that you are an adult.',
    cn: '“사과”需完成年龄验证后方可订购。',
    jp: '「사과」は成人認証後にご注文いただけます。',
  });
});
