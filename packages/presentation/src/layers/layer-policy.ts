import type { LayerType } from './layer-types.ts';
import type { ViewContext } from '../common/context.ts';
import { word } from '../common/word.ts';

export interface LayerPolicy {
  readonly isDimmed: boolean;
  /** Duration of closing in ms, unless forced. */
  readonly closeDelayMs: number;
}

const dimmed: LayerPolicy = { isDimmed: true, closeDelayMs: 500 };

/** Exempt layers never dim and close at once. */
const exempt: LayerPolicy = { isDimmed: false, closeDelayMs: 0 };

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

/** Returns the properties of each layer that is open because of the state, not by request. None of them dims the page. */
export const layerFrame = ({ words }: Pick<ViewContext, 'words'>) => ({
  closeLabel: word(words, 'close'),
  isDimmed: false,
});
