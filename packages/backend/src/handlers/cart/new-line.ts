import {
  type CartUnitId,
  type ItemNo,
  checkChoice,
  finding,
  type AddCartRequest,
  type Finding,
  cartUnitId,
  couponsOn,
  piecePrice,
  type Buyer,
  type CartUnit,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { addedTo } from './merge-guest.ts';
import type { Deps } from '../../request/handler.ts';
import {
  placeBefore,
  type NewUnit,
  type StoredUnit,
  type UnitDetail,
  type StoredBuyer,
  type Session,
} from '../../store/rows.ts';
import { isSameChoice, chosenItem, unitOf } from '../../cart/unit-of.ts';
import type { OfferedItem } from '../../store/catalogue.ts';
import { readUnitSources } from '../../cart/open-cart.ts';
import { readInUse } from '../../coupon/held-coupons.ts';

/** Increases the quantity of an equal choice, or adds a unit (GM-2), at its former position if restored (DL-03). */
export const putUnit = async (
  { tx, session }: Deps,
  line: NewUnit,
  mine: readonly StoredUnit[],
  before: CartUnitId | undefined,
): Promise<CartUnitId | null> => {
  const same = mine.find((one) => isSameChoice(one, line));
  if (!same) {
    const place = placeBefore(mine, before);
    return tx.addUnit(session.scope, place === undefined ? line : { ...line, detail: { ...line.detail, place } });
  }
  const quantity = same.quantity + line.quantity;
  const detail = { ...same.detail, additions: addedTo(same.detail, line.detail) };
  const isPut = await tx.updateUnit(session.scope, same.cartUnitId, same.version, { quantity, detail });
  return isPut ? same.cartUnitId : null;
};

export const offeredItem = async ({ tx, session, language }: Deps, itemNo: ItemNo): Promise<OfferedItem | undefined> =>
  (await tx.catalogue(session.scope.tenant, language, { items: [itemNo] })).items.get(itemNo);

export type Choice = Pick<AddCartRequest, 'optionNos' | 'additions' | 'entered'>;

/** Returns the first reason against a choice of an item, according to its current offer. */
export const checkOffered = (offered: OfferedItem | undefined, choice: Choice): E.Either<Finding, unknown> =>
  checkChoice({
    item: offered?.item,
    unable: offered?.unable ?? undefined,
    choice,
    measures: offered?.measures ?? {},
  });

/** Returns the terms of a choice, or the first reason against it (CM-06). */
export const termsOf = (offered: OfferedItem | undefined, choice: Choice): E.Either<Finding, UnitDetail> => {
  const chosen = checkOffered(offered?.terms && offered, choice);
  return E.chain(() => E.fromNullable(finding('CART-BR1-45', {}))(offered?.terms))(chosen);
};

const enteredInOrder = (entered: AddCartRequest['entered'] = []) =>
  entered.toSorted((a, b) => (a.optionNo < b.optionNo ? -1 : 1));

/** Stores choices only; texts and prices belong to the offer. */
export const chosenOptions = ({
  optionNos,
  entered,
}: Pick<AddCartRequest, 'optionNos' | 'entered'>): UnitDetail['options'] =>
  [...optionNos.map((optionNo) => ({ optionNo })), ...enteredInOrder(entered)].map((chosen) => ({
    ...chosen,
    entries: null,
    optionPrice: null,
  }));

/**
 * Creates a line from a request; only the choice is request data (BL-1). Stores all discounts, because eligibility is
 * checked at each read (DC-01).
 * @param now ms since 1970 UTC
 * @param session says whether the shopper came through the employee mall; claims of the page are not trusted (AZ-3)
 */
export const lineOf = (
  terms: UnitDetail,
  { itemNo, quantity, optionNos, entered, additions }: AddCartRequest,
  now: number,
  { isViaEmployeeMall = false }: Partial<Pick<Session, 'isViaEmployeeMall'>> = {},
): NewUnit => ({
  itemNo,
  quantity,
  insertedAt: now,
  detail: {
    ...terms,
    options: chosenOptions({ optionNos, ...(entered ? { entered } : {}) }),
    additions,
    isViaEmployeeMall,
  },
});

/** Notes the price of one piece, so that the row can show that it has fallen since. */
export const withAddedPrice = (line: NewUnit, offered: OfferedItem | undefined, { language }: Deps): NewUnit => {
  const { item } = chosenItem(line, offered, new Map(), language);
  const { expressShopBranch, smileFreshBranch } = line.detail;
  const addedPrice = piecePrice({
    item,
    expressShopBranch: expressShopBranch?.[language],
    smileFreshBranch: smileFreshBranch?.[language],
  });
  return { ...line, detail: { ...line.detail, addedPrice } };
};

const unitOfLine = async ({ tx, session, language }: Deps, line: NewUnit, buyer: Buyer): Promise<CartUnit> => {
  const sources = await readUnitSources(tx, session.scope, [line], { language, buyer, coupons: [] });
  return unitOf({ ...line, cartUnitId: cartUnitId(0), version: 1 }, sources);
};

/** Adds the additions of the equal choice, because they share stock (GM-2). */
const together = (line: NewUnit, same: StoredUnit | undefined): NewUnit =>
  same ? { ...line, detail: { ...line.detail, additions: addedTo(same.detail, line.detail) } } : line;

const againstGrowing = async (deps: Deps, same: StoredUnit, unit: CartUnit): Promise<E.Either<Finding, unknown>> => {
  const { cartUnitId: id, quantity, detail } = same;
  const { isItemDiscountAgreement } = detail;
  return deps.engine.orders.changes.quantity({
    unit: { ...unit, cartUnitId: id, quantity, isItemDiscountAgreement },
    asked: String(quantity + unit.quantity),
    hasCoupon: couponsOn(await readInUse(deps), id).length > 0,
  });
};

/** Returns the first reason against adding a line, or null (CM-06). */
export const against = async (
  deps: Deps,
  line: NewUnit,
  mine: readonly StoredUnit[],
  { buyer, latestShippingAddress }: StoredBuyer,
): Promise<Finding | null> => {
  const same = mine.filter((one) => isSameChoice(one, line));
  const [growing] = same;
  const unit = await unitOfLine(deps, together(line, growing), buyer);
  const verdict: E.Either<Finding, unknown> = deps.engine.orders.changes.add({
    unit,
    buyer,
    cartUnitCount: mine.length,
    piecesInCart: same.reduce((total, { quantity }) => total + quantity, 0),
    hasAddress: latestShippingAddress !== null,
  });
  if (E.isLeft(verdict)) return verdict.left;
  const grown = growing ? await againstGrowing(deps, growing, unit) : verdict;
  return E.isLeft(grown) ? grown.left : null;
};
