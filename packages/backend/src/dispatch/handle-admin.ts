import {
  adminCalls,
  readRequest,
  successBody,
  type AdminCallName,
  type Call,
  type CatalogueRow,
} from '@baguni/contract';
import { either as E } from 'fp-ts';
import { isMissing, writeRows } from '../catalogue/write-rows.ts';
import { ownerKey } from '../store/rows.ts';
import type { Store, Tx } from '../store/tx.ts';
import { badRequest, bodyHash, type Answer, type Outcome, once, uuid } from './handle.ts';

export interface AdminRequest {
  readonly call: AdminCallName;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
  /** Ms since 1970 UTC. */
  readonly now: number;
}

interface Change {
  readonly row: CatalogueRow;
  readonly bodyHash: string;
}

/** Reads a change; returns the paths of its invalid fields if it does not fit. */
type ReadChange = (body: unknown) => E.Either<readonly string[], Change>;

const readerOf =
  <Req>({ request }: Pick<Call<Req, unknown>, 'request'>, rowOf: (request: Req) => CatalogueRow): ReadChange =>
  (body) =>
    E.map((change: Req) => ({ row: rowOf(change), bodyHash: bodyHash(request.encode(change)) }))(
      readRequest(request, body),
    );

const readers: Readonly<Record<AdminCallName, ReadChange>> = {
  setPrice: readerOf(adminCalls.setPrice, (request) => ({ type: 'price', ...request })),
  setSale: readerOf(adminCalls.setSale, (request) => ({ type: 'sale', ...request })),
  setStock: readerOf(adminCalls.setStock, (request) => ({ type: 'stock', ...request })),
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

export const handleAdmin = async (
  store: Store,
  { call: name, idempotencyKey, body, now }: AdminRequest,
): Promise<Answer> => {
  const change = readers[name](body);
  if (E.isLeft(change)) return refused({ paths: change.left });
  const key = idempotencyKey?.toLowerCase() ?? '';
  if (!uuid.test(key)) return refused({ reason: 'a change needs an Idempotency-Key, a UUID' });
  const { row, bodyHash: hash } = change.right;
  const session = { scope: { tenant: row.tenant, owner: ADMIN }, guestOwner: null };
  const claimed = { path: adminCalls[name].path, key, bodyHash: hash };
  return once(store, claimed, { session, now, language: 'en' }, (tx) => write(tx, name, row));
};
