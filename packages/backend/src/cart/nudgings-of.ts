import { allowedNudgings, type CartNudgingType } from '@baguni/domain';
import type { StoredBuyer } from '../store/rows.ts';

/** The nudges that a shopper is still allowed (CM-01, CM-02, CM-09). */
export const nudgingsOf = ({ buyer, hiddenNudgings }: StoredBuyer): readonly CartNudgingType[] =>
  allowedNudgings(buyer, hiddenNudgings ?? []);
