import { MAX_SHARED_UNITS, MAX_ORDER_UNITS, type CartUnitId } from '@baguni/domain/internal';
import { list, type Codec, strict } from '../base/codec.ts';
import { itemNo, pieces, requestText, standingPieces, cartUnitId } from '../base/values.ts';

export const MAX_PARTS = 50;

/** An item with its choice, as a request to add it names it (CM-06). */
export const cartChoice = strict({
  itemNo,
  quantity: standingPieces,
  optionNos: list(requestText(), MAX_PARTS),
  additions: list(strict({ additionNo: requestText(), quantity: pieces }), MAX_PARTS),
});

/** The items of a shared cart: only their choices, so without entered texts. */
export const sharedItems = list(cartChoice, MAX_SHARED_UNITS);

const MAX_NAMED = 100;

/** Units of a request. The bound exceeds 30, so that a rule refuses larger checkouts with a reason (CK-01). */
export const cartUnitIds: Codec<readonly CartUnitId[]> = list(cartUnitId, MAX_NAMED);

/** Units of a coupon request, bounded by the order size (CK-01). */
export const couponUnitIds: Codec<readonly CartUnitId[]> = list(cartUnitId, MAX_ORDER_UNITS);

const priceRequest = strict({ cartUnitId, quantity: standingPieces });

export const priceRequests = list(priceRequest, MAX_NAMED);

/** Bounded by the order size (CK-01). */
export const cashbackRequests = list(priceRequest, MAX_ORDER_UNITS);
