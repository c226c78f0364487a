import { either as E } from 'fp-ts';
import { cartUnitId, checkAdd, type CartUnit, type Finding } from '@baguni/domain';
import { unitOf } from '../../cart/unit-of.ts';
import type { NewUnit, StoredBuyer, StoredUnit } from '../../store/rows.ts';
import { additionStock, itemStock, optionStock } from '../../store/stock.ts';
import type { Deps } from '../handler.ts';
import { isSameChoice } from '../merge/merged-units.ts';

/** The unit that a line would be, with today's price and stock. */
const unitOfLine = async ({ tx, session, language }: Deps, line: NewUnit): Promise<CartUnit> => {
  const { itemNo, detail } = line;
  const { tenant } = session.scope;
  const catalogue = await tx.catalogue(tenant, language, {
    items: [itemNo],
    sellers: [detail.sellerKey],
    policies: [detail.shippingPolicyKey],
    bundleTerms: [detail.bundleKey],
    discounts: detail.discountNos,
    fundings: [],
  });
  const left = await tx.stock(tenant, [
    itemStock(itemNo),
    ...detail.options.map(({ optionNo }) => optionStock(itemNo, optionNo)),
    ...detail.additions.map(({ additionNo }) => additionStock(itemNo, additionNo)),
  ]);
  return unitOf({ ...line, cartUnitId: cartUnitId(0), version: 1 }, { catalogue, left, coupons: [], language });
};

/** The first reason why a line may not be put beside these; null where it may (CM-06). */
export const against = async (
  deps: Deps,
  line: NewUnit,
  mine: readonly StoredUnit[],
  { buyer, latestShippingAddress }: StoredBuyer,
): Promise<Finding | null> => {
  const verdict: E.Either<Finding, unknown> = checkAdd({
    unit: await unitOfLine(deps, line),
    buyer,
    cartUnitCount: mine.length,
    piecesInCart: mine.filter((one) => isSameChoice(one, line)).reduce((total, { quantity }) => total + quantity, 0),
    hasAddress: latestShippingAddress !== null,
  });
  return E.isLeft(verdict) ? verdict.left : null;
};
