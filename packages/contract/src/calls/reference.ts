import { call, type ResponseOf } from './call.ts';
import { txKey, idempotencyKey, choice, total } from '../codecs/base/values.ts';
import { order, recipient } from '../codecs/order.ts';
import { orNull, nothing, optional, strict } from '../codecs/base/codec.ts';
import { visitReply } from '../codecs/page-data.ts';
import { mergeReport } from '../codecs/cart/merge.ts';

/** Stores where an unpaid order is delivered, for a buyer without an address (CK-20). */
export const deliverOrderTo = call({
  path: '/order/deliverOrderTo',
  request: strict({ txKey, recipient }),
  response: order,
  isWrite: true,
});

/** The result of an order whose answer was lost, by its idempotency key (CK-16); the reference marketplace's own call. */
export const findOrder = call({
  path: '/order/findOrder',
  request: strict({ idempotencyKey }),
  response: strict({ fate: choice(['Unknown', 'Running', 'Opened', 'Refused']), txKey: orNull(txKey) }),
});

/** Answer of `findOrder`: the state of an order request, and its transaction key if it opened a checkout. */
export type FoundOrder = ResponseOf<typeof findOrder>;

/** The content of a checkout; the reference marketplace's own call. */
export const getOrder = call({
  path: '/order/getOrder',
  request: strict({ txKey }),
  response: order,
});

/** Records that the shopper sees the cart, and returns what has changed since their last visit (RC-03). */
export const noteVisit = call({
  path: '/cart/noteVisit',
  request: nothing,
  response: visitReply,
  isWrite: true,
  isSilent: true,
});

/**
 * Takes the stock, empties the cart of what was ordered and marks the order paid; the reference marketplace's own call.
 * `payableSeen` is the total that the page showed. An older page omits it, and pays only within the price guarantee.
 */
export const payOrder = call({
  path: '/order/payOrder',
  request: optional(strict({ txKey }), 'payableSeen', total),
  response: order,
  timeoutMs: 5000,
  isWrite: true,
  attempts: 1,
});

/** Prepares an order again that a visitor prepared before signing in on the same browser (CK-15). */
export const takeOrderOver = call({
  path: '/order/takeOrderOver',
  request: strict({ txKey }),
  response: strict({ order, payableBefore: total, merge: mergeReport }),
  timeoutMs: 5000,
  isWrite: true,
});
