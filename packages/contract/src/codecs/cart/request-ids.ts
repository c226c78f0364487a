import { MAX_ORDER_UNITS, type CartUnitId } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { cartUnitId, standingPieces } from '../base/values.ts';
import { list, type Codec } from '../base/codec.ts';

const MAX_NAMED = 100;

/** Units of a request. The bound exceeds 30, so that a rule refuses larger checkouts with a reason (CK-01). */
export const cartUnitIds: Codec<readonly CartUnitId[]> = list(cartUnitId, MAX_NAMED);

/** Units of a coupon request, bounded by the order size (CK-01). */
export const couponUnitIds: Codec<readonly CartUnitId[]> = list(cartUnitId, MAX_ORDER_UNITS);

const priceRequest = t.strict({ cartUnitId, quantity: standingPieces });

export const priceRequests = list(priceRequest, MAX_NAMED);

/** Bounded by the order size (CK-01). */
export const cashbackRequests = list(priceRequest, MAX_ORDER_UNITS);
