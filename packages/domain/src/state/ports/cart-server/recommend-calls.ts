import type { CartNudgingType } from '../../../entities/nudge/nudge.ts';
import type { PriceSignal, RecommendedList } from '../../../entities/recommendation/recommendation.ts';
import type { CartUnitId, ItemNo } from '../../../money/ids.ts';
import type { Answer } from './answer.ts';

/** CM-34, CM-35: the session identifies the buyer, so no name is sent. */
export interface RecommendRequest {
  /** At most 5 seeds (RC-01). */
  readonly itemNos: readonly ItemNo[];
  readonly isApp: boolean;
}

/** CM-36, CM-37: shown items with their seed. */
export interface ShownItems {
  readonly seedItemNo: ItemNo;
  readonly itemNos: readonly ItemNo[];
  readonly isApp: boolean;
}

export interface RecommendCalls {
  /** CM-09 */
  readonly hideNudging: (request: { readonly cartNudgingType: CartNudgingType }) => Answer<void>;
  /** CM-29: omits units without a price change */
  readonly postSignalItems: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly signals: readonly PriceSignal[] }>;
  /** CM-34: bought together with each seed */
  readonly cartBt: (request: RecommendRequest) => Answer<{ readonly lists: readonly RecommendedList[] }>;
  /** CM-35: similar to each seed */
  readonly recommendItems: (request: RecommendRequest) => Answer<{ readonly lists: readonly RecommendedList[] }>;
  /** CM-36: became visible */
  readonly vimp: (request: ShownItems) => Answer<void>;
  /** CM-37: were rendered */
  readonly imp: (request: ShownItems) => Answer<void>;
}
