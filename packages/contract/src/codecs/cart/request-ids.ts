import { MAX_ORDER_UNITS, type CartUnitId, type PriceRequest } from '@baguni/domain';
import * as t from 'io-ts';
import { cartUnitId } from '../base/ids.ts';
import { list } from '../base/list.ts';
import { standingPieces } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';

/** The most units that one request may name (RL-4). */
const MAX_NAMED = 100;

/** Units that a request names. More than 30 in a checkout is for the rule to refuse (CK-01), so that it says why. */
export const cartUnitIds: Codec<readonly CartUnitId[]> = list(cartUnitId, MAX_NAMED);

/** Units that a request of coupons names: as many as one order holds (CK-01). */
export const couponUnitIds: Codec<readonly CartUnitId[]> = list(cartUnitId, MAX_ORDER_UNITS);

const priceRequest: Codec<PriceRequest> = t.strict({ cartUnitId, quantity: standingPieces });

/** Units with their pieces, whose discounts or shipping are asked for. */
export const priceRequests: Codec<readonly PriceRequest[]> = list(priceRequest, MAX_NAMED);

/** Units with their pieces whose cashback is asked for: as many as one order holds (CK-01). */
export const cashbackRequests: Codec<readonly PriceRequest[]> = list(priceRequest, MAX_ORDER_UNITS);
