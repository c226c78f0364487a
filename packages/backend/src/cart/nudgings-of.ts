import { allowedNudgings, type CartNudgingType } from '@baguni/domain';
import type { StoredBuyer } from '../store/rows.ts';

/** Returns the nudges that the shopper has not hidden (CM-09). */
export const nudgingsOf = ({ buyer, hiddenNudgings }: StoredBuyer): readonly CartNudgingType[] =>
  allowedNudgings(buyer, hiddenNudgings ?? []);
