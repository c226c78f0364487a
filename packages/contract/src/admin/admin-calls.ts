import * as t from 'io-ts';
import { call } from '../calls/call.ts';
import { eventsAnswer, eventsQuery } from './admin-events.ts';
import { priceChange, saleChange, stockChange } from '../codecs/catalogue/changes.ts';

const changed = t.strict({ isChanged: t.boolean });

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

export type AdminCalls = typeof adminCalls;

export type AdminCallName = keyof AdminCalls;
