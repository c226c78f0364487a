/// <reference types="vite/types/importMeta.d.ts" />
import type { LoneLayerType } from '@baguni/domain/internal';
import { expect, test } from 'vitest';

const stories = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

/** The story of each layer. */
const storyOf: Readonly<Record<LoneLayerType, readonly [file: string, story: string]>> = {
  UnitCouponBox: ['coupons/CouponBox/CouponBox', 'Ready'],
  GroupCouponBox: ['coupons/CouponBox/CouponBox', 'Group'],
  CountrySelector: ['cart/CartPage/CartPageStates', 'CountrySelector'],
  JoinSmileClubForSmileDelivery: ['club/ClubDawn/ClubDawn', 'Offer'],
  SmileClubOneClickJoin: ['club/ClubJoin/ClubJoin', 'Default'],
  NudgingClubOneClick: ['nudges/Nudge/Nudge', 'NudgingClubOneClick'],
  NudgingSmileCard: ['nudges/Nudge/Nudge', 'NudgingSmileCard'],
  NudgingAppDown: ['nudges/Nudge/Nudge', 'NudgingAppDown'],
  ConfirmAuthentication: ['cart/CartPage/CartPageStates', 'ConfirmAuthentication'],
  ConfirmOrderExceptSomeItems: ['cart/CartPage/CartPageStates', 'ConfirmOrderExceptSomeItems'],
  ConfirmIncomeDutyItemOrderType: ['checkout/OrderLayer/OrderLayer', 'IncomeDuty'],
  EstimateSheet: ['cart/CartPage/CartPageStates', 'EstimateSheet'],
  OverseaPackageNoti: ['cart/CartPage/CartPageStates', 'OverseaPackageNoti'],
  ConfirmMaxInstallOrder: ['checkout/OrderLayer/OrderLayer', 'Dimmed'],
  NudgingCartCountExtended: ['nudges/Nudge/Nudge', 'NudgingCartCountExtended'],
  NudgingUniverseClubAutoRenewal: ['nudges/Nudge/Nudge', 'NudgingUniverseClubAutoRenewal'],
  CartMemo: ['memo/MemoLayer/MemoLayer', 'Written'],
  DeliveryDate: ['delivery/DeliveryLayer/DeliveryLayer', 'Chosen'],
  AddedToCart: ['cart/CartPage/CartPageStates', 'AddedToCart'],
  SFExpressGuide: ['cart/CartPage/CartPageStates', 'SFExpressGuide'],
  CJGuide: ['cart/CartPage/CartPageStates', 'CJGuide'],
};

test.each(Object.entries(storyOf))('[LY-01] [SB-01] the layer %s has the story %s', (_, [file, story]) => {
  expect(stories[`../${file}.stories.tsx`]).toMatch(new RegExp(String.raw`^export const ${story}\b`, 'mu'));
});

test('[SB-01] stories cover mobile and the other languages', () => {
  const all = Object.values(stories).join('\n');
  expect(all).toMatch(/device: 'mobile'/u);
  for (const language of ['en', 'cn', 'jp']) expect(all).toContain(`language: '${language}'`);
});
