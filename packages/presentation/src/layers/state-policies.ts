import type { NudgeType, SideLayer } from '@baguni/domain';
import { exempt, type LayerPolicy } from './layer-policy.ts';

/** Not dimmed and without close delay, but not one of the nine exempt layers. */
const plain: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: false };

/** Policies of layers that are open because of the state, not by request. */
export const statePolicies = {
  UnitCouponBox: plain,
  GroupCouponBox: exempt,
  BestCombination: plain,
  CountrySelector: exempt,
  SFExpressGuide: plain,
  CJGuide: plain,
  OverseaPackageNoti: plain,
  EstimateSheet: exempt,
  AddressBook: plain,
  ExpressShop: plain,
  CartMemo: plain,
  DeliveryDate: plain,
  ItemOptions: plain,
  NudgingUniverseClubAutoRenewal: plain,
  NudgingClubOneClick: exempt,
  NudgingSmileCard: plain,
  NudgingAppDown: plain,
  NudgingCartCountExtended: plain,
  SmileClubOneClickJoin: exempt,
  JoinSmileClubForSmileDelivery: exempt,
  SmileClubJoin: plain,
} as const satisfies Readonly<
  Record<'UnitCouponBox' | 'GroupCouponBox' | 'BestCombination' | SideLayer | NudgeType, LayerPolicy>
>;
