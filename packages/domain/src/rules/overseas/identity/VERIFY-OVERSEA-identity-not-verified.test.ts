import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { memberTypes } from '../../../entities/buyer/buyer.ts';
import { cartUnitId } from '../../../money/ids.ts';
import { aBuyer } from '../../../testing/builders/buyer.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { identityNotVerified } from './VERIFY-OVERSEA-identity-not-verified.ts';

const order = shipping('Japan', 'EMS', [parcel(1)]);
const by = (over: Parameters<typeof aBuyer>[0]) => ({ ...order, buyer: aBuyer(over) });

test.each(memberTypes)('[OV-12 CK-11] a %s verifies once before overseas shipping', (memberType) => {
  expect(isBroken(identityNotVerified, by({ memberType, isIdentityVerified: false }))).toBe(true);
  expect(isBroken(identityNotVerified, by({ memberType, isIdentityVerified: true }))).toBe(false);
});

test('[OV-12] not required at home or for an empty order', () => {
  const facts = by({ isIdentityVerified: false });
  expect(isBroken(identityNotVerified, { ...facts, oversea: O.none })).toBe(false);
  expect(isBroken(identityNotVerified, { ...facts, chosen: [] })).toBe(false);
});

test('[OV-12 CK-18] fixes: verify, or ship to South Korea', () => {
  expect(findingOf(identityNotVerified, by({ isIdentityVerified: false }))).toMatchObject({
    units: [cartUnitId(1)],
    fixes: [{ type: 'VerifyIdentity' }, { type: 'ShipDomestic' }],
  });
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(identityNotVerified, by({ isIdentityVerified: false })))).toEqual({
    ko: '해외배송은 본인 인증을 하신 후 이용할 수 있습니다.',
    en: 'Overseas shipping is possible after you have verified your identity.',
    cn: '完成身份验证后即可使用海外配送。',
    jp: '海外配送は本人認証後にご利用いただけます。',
  });
});
