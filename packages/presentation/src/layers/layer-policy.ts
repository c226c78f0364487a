import type { LayerType } from './layer-detail.ts';

export interface LayerPolicy {
  readonly isDimmed: boolean;
  /** Duration of closing in ms, unless forced. */
  readonly closeDelayMs: number;
  readonly isExempt: boolean;
}

const dimmed: LayerPolicy = { isDimmed: true, closeDelayMs: 500, isExempt: false };

/** Exempt layers never dim and close at once. */
export const exempt: LayerPolicy = { isDimmed: false, closeDelayMs: 0, isExempt: true };

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
