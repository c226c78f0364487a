import * as t from 'io-ts';
import { list, optional, withDefault, type Codec, strict } from '../codecs/base/codec.ts';
import { answerText, momentMs, total, whole } from '../codecs/base/values.ts';
import { tenant, priceChange, saleChange, stockChange } from '../codecs/catalogue/rows.ts';
import { call } from '../calls/call.ts';

const LAST_POSITION = 999_999_999_999_999;

const position = whole(0, LAST_POSITION);

/** Stores keep pieces in 32 bits. */
const stockLeft = whole(0, 2_147_483_647);

/** The most events of one answer. */
export const EVENTS_AT_ONCE = 500;

const event = <Type extends string, Detail>(type: Type, detail: Codec<Detail>) =>
  strict({ position, tenant, type: t.literal(type), subject: answerText, createdAt: momentMs, detail });

/** A change that other systems follow. Its subject is the key of an order or a stock, or the owner of a cart. */
export const adminEvent = t.union([
  event('order.prepared', optional(strict({ payable: total }), 'orderNumber', answerText)),
  event('order.paid', strict({ paidAt: momentMs })),
  event('order.cancelled', strict({})),
  event('stock.taken', strict({ taken: stockLeft, left: stockLeft })),
  event('stock.set', strict({ left: t.union([stockLeft, t.null]) })),
  event('guest.merged', strict({ guest: answerText })),
]);

/** A change of an order, a stock or a cart that an administrator can follow. */
export type AdminEvent = t.TypeOf<typeof adminEvent>;

/** The types of events that an administrator can follow. */
export const adminEventTypes: readonly AdminEvent['type'][] = adminEvent.types.map(
  ({ type: { props } }) => props.type.value,
);

/** The position after which events are asked for. */
const eventsQuery = strict({ after: withDefault(0, position) });

/** `next` is the position to store, and to ask after. */
const eventsAnswer = strict({ events: list(adminEvent, EVENTS_AT_ONCE), next: position });

const changed = strict({ isChanged: t.boolean });

const write = { id: 'admin', response: changed, isWrite: true } as const;

/** The changes of an administrator, sent with a bearer token instead of a session. No page sends them. */
export const adminCalls = {
  setPrice: call({ ...write, path: '/admin/setPrice', request: priceChange }),
  setStock: call({ ...write, path: '/admin/setStock', request: stockChange }),
  setSale: call({ ...write, path: '/admin/setSale', request: saleChange }),
};

/** The reads of an administrator, whose request is the query. */
export const adminReads = {
  getEvents: call({
    id: 'admin',
    method: 'GET',
    path: '/admin/events',
    request: eventsQuery,
    response: eventsAnswer,
  }),
};

/** The name of a call of an administrator. */
export type AdminCallName = keyof typeof adminCalls;
