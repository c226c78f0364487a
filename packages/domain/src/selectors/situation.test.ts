import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { noFlags } from '../entities/cart/item.ts';
import { anItem, anOpenCart, aStorefront, aUnit, testNow } from '../testing/index.ts';
import { couponSituationOf, unusableReason } from './situation.ts';

const app = { appType: 'G', appVersion: '1.6.2', isAndroid: true };

test('[CP-20] contains buyer, device and time', () => {
  const state = anOpenCart([], { storefront: aStorefront({ device: 'm', app: O.some(app) }) });
  expect(couponSituationOf(state, testNow)).toMatchObject({
    device: 'm',
    isApp: true,
    now: testNow,
    buyer: state.buyer,
  });
  expect(couponSituationOf(anOpenCart(), testNow)).toMatchObject({ device: 'pc', isApp: false });
});

test.each([
  ['SouthKorea', false],
  ['Unknown', false],
  ['China', true],
])('[CP-04] shipping to %s is overseas: %s', (shippingCountry, isOversea) => {
  expect(couponSituationOf(anOpenCart([], { shippingCountry }), testNow).isOversea).toBe(isOversea);
});

test('[CP-04 OV-14] outlet never ships overseas, whatever the country', () => {
  const outlet = anOpenCart([], { shippingCountry: 'China', storefront: aStorefront({ tenant: 'outlet' }) });
  expect(couponSituationOf(outlet, testNow).isOversea).toBe(false);
});

test('[CP-02] a unit takes no coupon for the first applicable reason', () => {
  const reason = (over: Parameters<typeof aUnit>[0]) => O.toNullable(unusableReason(aUnit(over)));
  const used = anItem({ flags: { ...noFlags, isUsedItem: true } });
  const registered = { isCouponUsable: false, unusableCouponType: O.some('REGISTRATION_ITEM' as const) };
  expect(reason({})).toBeNull();
  expect(reason({ isCouponUsable: false })).toBe('OTHER');
  expect(reason(registered)).toBe('REGISTRATION_ITEM');
  expect(reason({ ...registered, item: used })).toBe('USED_ITEM');
  expect(reason({ item: used, partnershipCode: O.some('P100') })).toBe('PARTNER_CHANNEL');
});
