import {
  adminCalls,
  readRequest,
  successBody,
  type AdminCallName,
  type AdminCalls,
  type Call,
  type CatalogueRow,
  type RequestOf,
} from '@baguni/contract';
import { either as E } from 'fp-ts';
import { isMissing, writeRows } from '../catalogue/write-rows.ts';
import { ownerKey } from '../store/owner.ts';
import type { Store, Tx } from '../store/tx.ts';
import { badRequest, bodyHash, type Answer, type Outcome } from './endpoint.ts';
import { once, uuid } from './handle.ts';

/** A call of an administrator, whose token was checked. */
export interface AdminRequest {
  readonly call: AdminCallName;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** Ms since 1970 UTC. */
  readonly now: number;
}

/** A change as the row of a catalogue that an import would write. */
const rowOf: {
  readonly [Name in AdminCallName]: (request: RequestOf<AdminCalls[Name]>) => CatalogueRow;
} = {
  setPrice: (request) => ({ type: 'price', ...request }),
  setSale: (request) => ({ type: 'sale', ...request }),
  setStock: (request) => ({ type: 'stock', ...request }),
};

const outcomeOf = (answer: Answer, isCommitted: boolean): Outcome => ({ answer, kept: answer, isCommitted });

const write = async (tx: Tx, name: AdminCallName, row: CatalogueRow): Promise<Outcome> => {
  const result = (await writeRows(tx, [row])).get(row) ?? 'Unchanged';
  if (isMissing(result)) return outcomeOf(badRequest(404, 'The change was refused.', { missing: result }), false);
  return outcomeOf({ status: 200, body: successBody(adminCalls[name], { isChanged: result === 'Changed' }) }, true);
};

/** The owner of the keys of administrators; shoppers have a prefix. */
const ADMIN = ownerKey('admin');

const refused = (data: object): Answer => badRequest(400, 'The request does not fit.', data);

/** Carries out a change of an administrator in one transaction, once per key. */
export const handleAdmin = async (
  store: Store,
  { call: name, idempotencyKey, body, now }: AdminRequest,
): Promise<Answer> => {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- both tables have the request of the call */
  const call = adminCalls[name] as unknown as Call<RequestOf<AdminCalls[AdminCallName]>, unknown>;
  const toRow = rowOf[name] as (request: RequestOf<AdminCalls[AdminCallName]>) => CatalogueRow;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  const request = readRequest(call.request, body);
  if (E.isLeft(request)) return refused({ paths: request.left });
  const key = idempotencyKey?.toLowerCase() ?? '';
  if (!uuid.test(key)) return refused({ reason: 'a change needs an Idempotency-Key, a UUID' });
  const row = toRow(request.right);
  const session = { scope: { tenant: row.tenant, owner: ADMIN }, guestOwner: null };
  const claimed = { path: call.path, key, bodyHash: bodyHash(call.request.encode(request.right)) };
  return once(store, claimed, { session, now, language: 'en' }, (tx) => write(tx, name, row));
};
