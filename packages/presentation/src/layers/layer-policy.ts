import type { LayerType } from './layer-detail.ts';

/** How a layer opens and closes (LY-03). */
export interface LayerPolicy {
  /** A backdrop dims the page while it is open. */
  readonly isDimmed: boolean;
  /** How long its closing takes, in ms, unless forced. */
  readonly closeDelayMs: number;
  /** One of the nine that never dim. */
  readonly isExempt: boolean;
}

/** Dimmed layers take 500 ms to close, others none (LY-03). */
const dimmed: LayerPolicy = { isDimmed: true, closeDelayMs: 500, isExempt: false };

/** Exempt layers never dim and have no close delay (LY-03). */
export const exempt: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: true };

/** One row a layer. */
export const layerPolicies: Readonly<Record<LayerType, LayerPolicy>> = {
  Confirm: dimmed,
  ConfirmLeaveCouponBox: dimmed,
  Alert: dimmed,
  CartsMerged: dimmed,
  ConfirmOrderExceptSomeItems: exempt,
  ConfirmMaxInstallOrder: dimmed,
  ConfirmIncomeDutyItemOrderType: exempt,
  ConfirmAuthentication: exempt,
};
