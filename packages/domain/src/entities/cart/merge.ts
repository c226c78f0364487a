import type { Params } from '../../messages/format-message.ts';
import type { Notice } from '../../messages/notice.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Item } from './item.ts';

/** Pieces of a guest’s cart that a unit of the buyer’s cart now contains. */
export interface MergedPieces {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
}

/** Pieces that do not fit into the buyer’s cart and stay in the guest’s, with the reason. */
export interface LeftPieces extends Pick<Item, 'itemName' | 'itemImageUrl' | 'options' | 'additions'> {
  readonly quantity: number;
  /** Rule code of the reason. */
  readonly code: MessageKey;
  readonly params: Params;
}

/** Result of a merge for every piece of a guest’s cart. */
export interface MergeReport {
  readonly added: readonly MergedPieces[];
  /** Existing units that received pieces. */
  readonly addedUp: readonly MergedPieces[];
  readonly left: readonly LeftPieces[];
}

export const nothingMerged: MergeReport = { added: [], addedUp: [], left: [] };

/** True if a merge has added a unit or pieces. */
export const hasMerged = ({ added, addedUp }: Pick<MergeReport, 'added' | 'addedUp'>): boolean =>
  added.length + addedUp.length > 0;

/** Returns the merge message with the numbers of new and increased units, without a number that is zero. */
export const mergedNotice = ({ added, addedUp }: Pick<MergeReport, 'added' | 'addedUp'>): Notice => {
  const params = { added: added.length, addedUp: addedUp.length };
  if (params.addedUp === 0) return { type: 'Message', code: 'CARTS-MERGED-NEW', params };
  return { type: 'Message', code: params.added === 0 ? 'CARTS-MERGED-MORE' : 'CARTS-MERGED', params };
};
