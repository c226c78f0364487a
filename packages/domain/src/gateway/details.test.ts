import { expect, test } from 'vitest';
import { loneLayerTypeOf, loneLayerTypes } from './details.ts';

/** The 16 layers of the specification (2, Layers), and the five others that it mentions. */
const ofTheSpecification = [
  'UnitCouponBox',
  'GroupCouponBox',
  'CountrySelector',
  'JoinSmileClubForSmileDelivery',
  'SmileClubOneClickJoin',
  'NudgingClubOneClick',
  'NudgingSmileCard',
  'NudgingAppDown',
  'ConfirmAuthentication',
  'ConfirmOrderExceptSomeItems',
  'ConfirmIncomeDutyItemOrderType',
  'EstimateSheet',
  'OverseaPackageNoti',
  'ConfirmMaxInstallOrder',
  'NudgingCartCountExtended',
  'NudgingUniverseClubAutoRenewal',
];
const others = ['CartMemo', 'DeliveryDate', 'AddedToCart', 'SFExpressGuide', 'CJGuide'];

test('[LY-01] only the 16 layers of the specification and the five others can be opened separately', () => {
  expect(loneLayerTypes.toSorted()).toEqual([...ofTheSpecification, ...others].toSorted());
});

test.each(loneLayerTypes)('[RT-08] %s is matched by name, case-sensitive', (type) => {
  expect(loneLayerTypeOf(type)).toBe(type);
  expect([loneLayerTypeOf(type.toLowerCase()), loneLayerTypeOf(`${type} `)]).toEqual([undefined, undefined]);
});

test.each(['', 'constructor', '__proto__', 'Confirm'])('[RT-08] “%s” is no such layer', (name) => {
  expect(loneLayerTypeOf(name)).toBeUndefined();
});
