import type { LayerType } from './layer-types.ts';
import type { NudgeType, SideLayer } from '@baguni/domain/internal';
import type { ViewContext } from '../common/context.ts';
import { word } from '../common/word.ts';

export interface LayerPolicy {
  readonly isDimmed: boolean;
  /** Duration of closing in ms, unless forced. */
  readonly closeDelayMs: number;
  readonly isExempt: boolean;
}

const dimmed: LayerPolicy = { isDimmed: true, closeDelayMs: 500, isExempt: false };

/** Exempt layers never dim and close at once. */
const exempt: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: true };

export const layerPolicies: Readonly<Record<LayerType, LayerPolicy>> = {
  Confirm: dimmed,
  ConfirmLeaveCouponBox: dimmed,
  Alert: dimmed,
  CartsMerged: dimmed,
  ConfirmOrderExceptSomeItems: exempt,
  ConfirmMaxInstallOrder: dimmed,
  ConfirmSplitOrders: dimmed,
  ConfirmIncomeDutyItemOrderType: exempt,
  ConfirmAuthentication: exempt,
};

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
  FreeShipping: plain,
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

/** Returns the properties of each layer that is open because of the state. */
export const layerFrame = ({ words }: Pick<ViewContext, 'words'>, type: keyof typeof statePolicies) => ({
  closeLabel: word(words, 'close'),
  isDimmed: statePolicies[type].isDimmed,
});
