import type { NudgeType, SideLayer } from '@baguni/domain';
import { exempt, type LayerPolicy } from './layer-policy.ts';

/** Not dimmed and without close delay, though not among the nine exempt layers (LY-03). */
const plain: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: false };

/** The layers that are open because the state says so, rather than because somebody asks. */
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
