/// <reference types="vite/types/importMeta.d.ts" />
import type { LoneLayerType } from '@baguni/domain/gateway';
import { expect, test } from 'vitest';

const components = Object.keys(import.meta.glob('../**/*.tsx'));
const stories = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

/** A component with a separate folder, by path without extension. */
const withFolder = components.flatMap((path) => {
  const [, folder, name] = /\/(\w+)\/(\w+)(?:\.pc|\.mobile)?\.tsx$/u.exec(path) ?? [];
  return folder !== undefined && folder === name ? [path.replace(/(?:\.pc|\.mobile)?\.tsx$/u, '')] : [];
});

test('[SB-01] each component with a separate folder has stories', () => {
  expect(withFolder.length).toBeGreaterThan(40);
  expect(withFolder.filter((path) => stories[`${path}.stories.tsx`] === undefined)).toEqual([]);
});

/** The story of each layer. */
const storyOf: Readonly<Record<LoneLayerType, readonly [file: string, story: string]>> = {
  UnitCouponBox: ['coupons/CouponBox/CouponBox', 'Ready'],
  GroupCouponBox: ['coupons/CouponBox/CouponBox', 'Group'],
  CountrySelector: ['cart/CartPage/CartPageLayers', 'CountrySelector'],
  JoinSmileClubForSmileDelivery: ['club/ClubDawn/ClubDawn', 'Offer'],
  SmileClubOneClickJoin: ['club/ClubJoin/ClubJoin', 'Default'],
  NudgingClubOneClick: ['nudges/Nudge/Nudge', 'NudgingClubOneClick'],
  NudgingSmileCard: ['nudges/Nudge/Nudge', 'NudgingSmileCard'],
  NudgingAppDown: ['nudges/Nudge/Nudge', 'NudgingAppDown'],
  ConfirmAuthentication: ['cart/CartPage/CartPageLayers', 'ConfirmAuthentication'],
  ConfirmOrderExceptSomeItems: ['cart/CartPage/CartPageLayers', 'ConfirmOrderExceptSomeItems'],
  ConfirmIncomeDutyItemOrderType: ['checkout/OrderLayer/OrderLayer', 'IncomeDuty'],
  EstimateSheet: ['cart/CartPage/CartPageLayers', 'EstimateSheet'],
  OverseaPackageNoti: ['cart/CartPage/CartPageLayers', 'OverseaPackageNoti'],
  ConfirmMaxInstallOrder: ['checkout/OrderLayer/OrderLayer', 'Dimmed'],
  NudgingCartCountExtended: ['nudges/Nudge/Nudge', 'NudgingCartCountExtended'],
  NudgingUniverseClubAutoRenewal: ['nudges/Nudge/Nudge', 'NudgingUniverseClubAutoRenewal'],
  CartMemo: ['memo/MemoLayer/MemoLayer', 'Written'],
  DeliveryDate: ['delivery/DeliveryLayer/DeliveryLayer', 'Chosen'],
  AddedToCart: ['cart/CartPage/CartPageLayers', 'AddedToCart'],
  SFExpressGuide: ['cart/CartPage/CartPageLayers', 'SFExpressGuide'],
  CJGuide: ['cart/CartPage/CartPageLayers', 'CJGuide'],
};

test.each(Object.entries(storyOf))('[LY-01] [SB-01] the layer %s has the story %s', (_, [file, story]) => {
  expect(stories[`../${file}.stories.tsx`]).toMatch(new RegExp(String.raw`^export const ${story}\b`, 'mu'));
});

test('[SB-01] stories cover mobile and the other languages', () => {
  const all = Object.values(stories).join('\n');
  expect(all).toMatch(/device: 'mobile'/u);
  for (const language of ['en', 'cn', 'jp']) expect(all).toContain(`language: '${language}'`);
});
