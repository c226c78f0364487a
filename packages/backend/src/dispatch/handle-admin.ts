import { adminCalls, readRequest, successBody, type AdminCallName, type AdminCalls } from '@baguni/contract';
import type { Call, RequestOf } from '@baguni/contract';
import { additionStock, itemStock, optionStock, type StockKey } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { holdItem, putItem, type ItemTexts } from '../catalogue/change-item.ts';
import type { OfferedItem } from '../store/catalogue.ts';
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

type Refused = 'UnknownItem' | 'UnknownPart';

const reasons: Readonly<Record<Refused, string>> = {
  UnknownItem: 'no such item',
  UnknownPart: 'the item has no such option or addition',
};

/** Carries out a change; returns true if it changed something, or why it is refused. */
type AdminHandler<Name extends AdminCallName> = (
  tx: Tx,
  request: RequestOf<AdminCalls[Name]>,
) => Promise<boolean | Refused>;

const changeItem = async (
  tx: Tx,
  { tenant, itemNo }: RequestOf<AdminCalls['setPrice']> | RequestOf<AdminCalls['setSale']>,
  isChange: (item: OfferedItem) => boolean,
  change: (item: OfferedItem) => OfferedItem,
): Promise<boolean | Refused> => {
  const texts = await holdItem(tx, tenant, itemNo);
  if (texts.size === 0) return 'UnknownItem';
  if (![...texts.values()].some(isChange)) return false;
  await putItem(tx, tenant, texts, change);
  return true;
};

type Part = Pick<RequestOf<AdminCalls['setStock']>, 'itemNo' | 'optionNo' | 'additionNo'>;

const stockKeyOf = ({ itemNo, optionNo, additionNo }: Part): StockKey => {
  if (O.isSome(optionNo)) return optionStock(itemNo, optionNo.value);
  return O.isSome(additionNo) ? additionStock(itemNo, additionNo.value) : itemStock(itemNo);
};

const hasPart = (texts: ItemTexts, { optionNo, additionNo }: Part): boolean =>
  [...texts.values()].some(({ item }) => {
    if (O.isSome(optionNo) && O.isSome(additionNo)) return false;
    if (O.isSome(optionNo)) return item.options.some((option) => option.optionNo === optionNo.value);
    return O.isNone(additionNo) || item.additions.some((addition) => addition.additionNo === additionNo.value);
  });

const handlers: { readonly [Name in AdminCallName]: AdminHandler<Name> } = {
  setPrice: (tx, request) =>
    changeItem(
      tx,
      request,
      ({ item }) => item.itemSellPrice !== request.price,
      (offered) => ({ ...offered, item: { ...offered.item, itemSellPrice: request.price } }),
    ),
  setSale: (tx, request) => {
    const unable = O.toNullable(request.unable);
    return changeItem(
      tx,
      request,
      (item) => item.unable !== unable,
      (item) => ({ ...item, unable }),
    );
  },
  setStock: async (tx, request) => {
    const { tenant, itemNo } = request;
    const texts = await holdItem(tx, tenant, itemNo);
    if (texts.size === 0) return 'UnknownItem';
    if (!hasPart(texts, request)) return 'UnknownPart';
    const [key, pieces] = [stockKeyOf(request), O.toNullable(request.pieces)];
    if (((await tx.stock(tenant, [key])).get(key) ?? null) === pieces) return false;
    await tx.putStock(tenant, key, pieces);
    return true;
  },
};

const outcomeOf = (answer: Answer, isCommitted: boolean): Outcome => ({ answer, kept: answer, isCommitted });

const run = async <Name extends AdminCallName>(
  tx: Tx,
  name: Name,
  request: RequestOf<AdminCalls[Name]>,
): Promise<Outcome> => {
  const done = await handlers[name](tx, request);
  if (typeof done === 'string')
    return outcomeOf(badRequest(404, 'The change was refused.', { reason: reasons[done] }), false);
  return outcomeOf({ status: 200, body: successBody(adminCalls[name], { isChanged: done }) }, true);
};

/** The owner of the keys of administrators; shoppers have a prefix. */
const ADMIN = ownerKey('admin');

const refused = (data: object): Answer => badRequest(400, 'The request does not fit.', data);

/** Carries out a change of an administrator in one transaction, once per key. */
export const handleAdmin = async (
  store: Store,
  { call: name, idempotencyKey, body, now }: AdminRequest,
): Promise<Answer> => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `run` gives each handler the request of its call
  const call = adminCalls[name] as unknown as Call<RequestOf<AdminCalls[typeof name]>, unknown>;
  const request = readRequest(call.request, body);
  if (E.isLeft(request)) return refused({ paths: request.left });
  const key = idempotencyKey?.toLowerCase() ?? '';
  if (!uuid.test(key)) return refused({ reason: 'a change needs an Idempotency-Key, a UUID' });
  const { right } = request;
  const session = { scope: { tenant: right.tenant, owner: ADMIN }, guestOwner: null };
  const claimed = { path: call.path, key, bodyHash: bodyHash(call.request.encode(right)) };
  return once(store, claimed, { session, now, language: 'en' }, (tx) => run(tx, name, right));
};
