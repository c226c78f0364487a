import type { Params } from '../../messages/params.ts';
import type { Notice } from '../../messages/notice.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Item } from './item.ts';

/** Pieces of a guest's cart in the unit of the buyer's that holds them now. */
export interface MergedPieces {
  /** The buyer’s unit. */
  readonly cartUnitId: CartUnitId;
  /** Pieces that came from the guest’s cart. */
  readonly quantity: number;
}

/** Pieces of a guest's cart that do not fit into the buyer's, and why not: they stay in the guest's (GM-4). */
export interface LeftPieces extends Pick<Item, 'itemName' | 'itemImageUrl' | 'options' | 'additions'> {
  /** Pieces that stay. */
  readonly quantity: number;
  /** Why they do not fit, by the code of a rule. */
  readonly code: MessageKey;
  /** What the message of that code names. */
  readonly params: Params;
}

/** What a merge has done with every piece of a guest's cart: no piece is lost (CM-03, GM-4). */
export interface MergeReport {
  /** Units that were put in. */
  readonly added: readonly MergedPieces[];
  /** Units that were there, with the pieces that were added to them (GM-2). */
  readonly addedUp: readonly MergedPieces[];
  /** Pieces that did not fit and stay in the guest’s cart. */
  readonly left: readonly LeftPieces[];
}

/** What a merge answers that found nothing to merge. */
export const nothingMerged: MergeReport = { added: [], addedUp: [], left: [] };

/**
 * Whether a merge has put anything in or added anything up.
 * @example
 * [nothingMerged, { added: [{ cartUnitId: cartUnitId(1), quantity: 2 }], addedUp: [] }].map(hasMerged); // [ false, true ]
 */
export const hasMerged = ({ added, addedUp }: Pick<MergeReport, 'added' | 'addedUp'>): boolean =>
  added.length + addedUp.length > 0;

/**
 * What is said of what a merge has put in: how many units are new, and how many were added to.
 * @example
 * const notice = mergedNotice({ added: [{ cartUnitId: cartUnitId(1), quantity: 2 }], addedUp: [] });
 * notice.type === 'Message' && notice.params; // { added: 1, addedUp: 0 }
 */
export const mergedNotice = ({ added, addedUp }: Pick<MergeReport, 'added' | 'addedUp'>): Notice => ({
  type: 'Message',
  code: 'CARTS-MERGED',
  params: { added: added.length, addedUp: addedUp.length },
});
