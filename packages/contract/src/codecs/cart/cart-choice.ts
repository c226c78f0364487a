import { MAX_SHARED_UNITS } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { list } from '../base/codec.ts';
import { itemNo, pieces, requestText, standingPieces } from '../base/values.ts';

export const MAX_PARTS = 50;

/** An item with its choice, as a request to add it names it (CM-06). */
export const cartChoice = t.strict({
  itemNo,
  quantity: standingPieces,
  optionNos: list(requestText(), MAX_PARTS),
  additions: list(t.strict({ additionNo: requestText(), quantity: pieces }), MAX_PARTS),
});

/** The items of a shared cart: only their choices, so without entered texts. */
export const sharedItems = list(cartChoice, MAX_SHARED_UNITS);
