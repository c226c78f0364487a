import type { SideLayer } from '@baguni/domain';
import type { LayerType } from './layer-detail.ts';

/** How a layer comes and goes (LY-03). */
export interface LayerPolicy {
  /** A veil lies over the page while it is open. */
  readonly isDimmed: boolean;
  /** How long its closing takes, in ms, unless forced. */
  readonly closeDelayMs: number;
  /** One of the nine that never dim. */
  readonly isExempt: boolean;
}

/** Dimmed layers take 500 ms to close, others none (LY-03). */
const dimmed: LayerPolicy = { isDimmed: true, closeDelayMs: 500, isExempt: false };

/** Among those that never dim: the page stays in sight, they come and go at once (LY-03). */
const exempt: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: true };

/** Nothing hides what it is about: it comes and goes at once, though it is none of the nine (LY-03). */
const plain: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: false };

/** One row a layer. */
export const layerPolicies: Readonly<Record<LayerType, LayerPolicy>> = {
  Confirm: dimmed,
  ConfirmLeaveCouponBox: dimmed,
  Alert: dimmed,
  ConfirmOrderExceptSomeItems: exempt,
  ConfirmMaxInstallOrder: dimmed,
  ConfirmIncomeDutyItemOrderType: exempt,
  ConfirmAuthentication: exempt,
};

/** The layers that are open because the state says so, rather than because somebody asks. */
export const statePolicies = {
  CouponBox: exempt,
  BestCombination: exempt,
  CountrySelector: exempt,
  SFExpressGuide: plain,
  CJGuide: plain,
  OverseaPackageNoti: plain,
} as const satisfies Readonly<Record<'CouponBox' | 'BestCombination' | SideLayer, LayerPolicy>>;
