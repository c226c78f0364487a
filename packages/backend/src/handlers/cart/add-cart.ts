import { either as E } from 'fp-ts';
import type { AddCartReply, AddCartRequest, CartUnitId, MessageKey } from '@baguni/domain';
import { readBuyer } from '../../cart/read-buyer.ts';
import type { OfferedItem } from '../../store/catalogue.ts';
import type { NewUnit, StoredUnit } from '../../store/rows.ts';
import { against } from './add/against.ts';
import { lineOf } from './add/line-of.ts';
import type { Deps, Handler } from '../../request/handler.ts';
import { addedTo, isSameChoice } from './merge/merged-units.ts';
import { refusal, refusedBy } from '../../request/refusal.ts';

const offeredItem = async ({ tx, session, language }: Deps, itemNo: AddCartRequest['itemNo']) => {
  const keys = { items: [itemNo], sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };
  return (await tx.catalogue(session.scope.tenant, language, keys)).items.get(itemNo);
};

/** Of an option that is picked one must be named; what is measured or written is put in on the item's own page. */
const isChoice = ({ item }: OfferedItem, { optionNos, additions }: AddCartRequest): boolean => {
  const picked = new Set(
    item.options.filter(({ optionType }) => optionType === 'Combination').map(({ optionNo }) => optionNo),
  );
  const extras = new Set(item.additions.map(({ additionNo }) => additionNo));
  const asked = new Set(additions.map(({ additionNo }) => additionNo));
  return (
    optionNos.every((no) => picked.has(no)) &&
    optionNos.length === (item.options.length > 0 ? 1 : 0) &&
    // named twice it would be judged twice by what is left, each time alone
    asked.size === additions.length &&
    [...asked].every((no) => extras.has(no))
  );
};

/** Why an item is not to be had at all, before anything is asked of the buyer. */
const notSold = (offered: OfferedItem | undefined, request: AddCartRequest): MessageKey | null => {
  if (!offered?.terms) return 'CART-BR1-45';
  if (offered.unable !== null) return 'CART-BR1-20';
  return isChoice(offered, request) ? null : 'CART-BR1-04';
};

/** A choice that is there already grows; another is a new unit (GM-2). */
const put = async ({ tx, session }: Deps, line: NewUnit, mine: readonly StoredUnit[]): Promise<CartUnitId | null> => {
  const same = mine.find((one) => isSameChoice(one, line));
  if (!same) return tx.addUnit(session.scope, line);
  const quantity = same.quantity + line.quantity;
  const detail = { ...same.detail, additions: addedTo(same.detail, line.detail) };
  const isPut = await tx.updateUnit(session.scope, same.cartUnitId, same.version, { quantity, detail });
  return isPut ? same.cartUnitId : null;
};

/**
 * Puts an item into the cart within the rules and what is left (CM-06). Names, prices and terms are the marketplace's:
 * the request names a choice and nothing else. The same choice grows, where its quantity may be changed (QT-03).
 */
export const addCart: Handler<AddCartRequest, AddCartReply> = (deps) => async (request) => {
  const { tx, session, language } = deps;
  // first of all: who changes the same cart waits here
  const cartVersion = await tx.bumpCart(session.scope);
  const offered = await offeredItem(deps, request.itemNo);
  const code = notSold(offered, request);
  if (code !== null || !offered?.terms) return refusal(language, 422, code ?? 'CART-BR1-45');
  const buyer = await readBuyer(tx, session.scope);
  const line = lineOf(offered.terms, request, deps.now);
  const mine = await tx.units(session.scope);
  const finding = await against(deps, line, mine, buyer);
  if (finding) return refusedBy(language, finding);
  const cartUnitId = await put(deps, line, mine);
  return cartUnitId === null ? refusal(language, 409, 'CART-CHANGED') : E.right({ cartUnitId, cartVersion });
};
