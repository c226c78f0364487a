import type { CartNudgingType } from '../../../entities/nudge/nudge.ts';
import type { PriceSignal, RecommendedList } from '../../../entities/recommendation/recommendation.ts';
import type { CartUnitId, ItemNo } from '../../../money/ids.ts';
import type { Answer } from './answer.ts';

/** CM-34, CM-35: who asks is known by the session, so no name of a buyer is sent. */
export interface RecommendRequest {
  /** The seeds, 5 at most (RC-01). */
  readonly itemNos: readonly ItemNo[];
  /** Whether the native app asks. */
  readonly isApp: boolean;
}

/** CM-36, CM-37: which items were shown because of which. */
export interface ShownItems {
  /** The item of the cart that they go with. */
  readonly seedItemNo: ItemNo;
  /** The items that were shown. */
  readonly itemNos: readonly ItemNo[];
  /** Whether the native app showed them. */
  readonly isApp: boolean;
}

/** The calls about nudges, recommendations and price changes. */
export interface RecommendCalls {
  /** CM-09 */
  readonly hideNudging: (request: { readonly cartNudgingType: CartNudgingType }) => Answer<void>;
  /** CM-29: units whose price has not changed are left out */
  readonly postSignalItems: (request: {
    readonly cartUnitIds: readonly CartUnitId[];
  }) => Answer<{ readonly signals: readonly PriceSignal[] }>;
  /** CM-34: what others bought with each seed */
  readonly cartBt: (request: RecommendRequest) => Answer<{ readonly lists: readonly RecommendedList[] }>;
  /** CM-35: what is like each seed */
  readonly recommendItems: (request: RecommendRequest) => Answer<{ readonly lists: readonly RecommendedList[] }>;
  /** CM-36: they stood where they are seen */
  readonly vimp: (request: ShownItems) => Answer<void>;
  /** CM-37: they were drawn */
  readonly imp: (request: ShownItems) => Answer<void>;
}
