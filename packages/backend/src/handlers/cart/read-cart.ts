import {
  itemsFreeByDefault,
  type CartContent,
  type CartRead,
  type Unreadable,
  allowedNudgings,
  optionStock,
} from '@baguni/domain/internal';
import { type Deps, type HandlerOf, refusal } from '../../request/handler.ts';
import type { StoredBuyer } from '../../store/rows.ts';
import { either as E } from 'fp-ts';
import { readBuyer, readShopper, readCart } from '../../cart/open-cart.ts';
import { offeredItem } from './new-line.ts';
import { mergePlan } from './merge-guest.ts';

/** Adds where the cart ships to (CM-02), the nudges that are not hidden (CM-09) and the items that ship free (SH-07). */
const forShopper = (
  { environment }: Deps,
  content: CartContent,
  { buyer, hiddenNudgings = [], shippingCountry, latestShippingAddress, priorityBranchServiceType }: StoredBuyer,
): CartRead & Unreadable => {
  const thresholds = environment.freeShippingThresholds;
  return {
    ...content,
    shippingCountry,
    latestShippingAddress: latestShippingAddress ?? undefined,
    priorityBranchServiceType,
    cartNudgingTypes: allowedNudgings(buyer, hiddenNudgings),
    defaultItemShippingFeeIsFreeList: itemsFreeByDefault({ ...content, buyer, thresholds }),
    unreadable: [],
  };
};

/** Reads the given units, or all without a list (CM-02). Ignores units of others. */
export const getCart: HandlerOf<'getCart'> =
  (deps) =>
  async ({ cartUnitIdList }) => {
    const content = await readCart(deps);
    const wanted = new Set(cartUnitIdList);
    const units = content.units.filter((unit) => wanted.size === 0 || wanted.has(unit.cartUnitId));
    const shopper = await readBuyer(deps.tx, deps.session.scope);
    return E.right({ ...forShopper(deps, content, shopper), units });
  };

export const getInitialCart: HandlerOf<'getInitialCart'> = (deps) => async () => {
  const { tx, session } = deps;
  const shopper = await readShopper(tx, session);
  const flagged = (await tx.units(session.scope)).filter(({ detail }) => detail.isFlaggedForRemoval);
  const content = await readCart(deps);
  return E.right({
    ...forShopper(deps, content, shopper),
    buyer: shopper.buyer,
    isCertificatedAdult: shopper.isCertificatedAdult ?? false,
    removeCartUnitIds: flagged.map((unit) => unit.cartUnitId),
    isNeedMerge: (await mergePlan(deps))?.isNeeded ?? false,
  });
};

/** Lists all options of a unit’s item with their stock (PG-21). Finds only units of this cart (AZ-2). */
export const getItemOptions: HandlerOf<'getItemOptions'> =
  (deps) =>
  async ({ cartUnitId }) => {
    const { tx, session, language } = deps;
    const unit = (await tx.units(session.scope)).find((one) => one.cartUnitId === cartUnitId);
    if (!unit) return refusal(language, 404, 'CART-CHANGED');
    const offered = await offeredItem(deps, unit.itemNo);
    const options = offered?.item.options ?? [];
    const keyOf = (optionNo: string) => optionStock(unit.itemNo, optionNo);
    const left = await tx.stock(
      session.scope.tenant,
      options.map(({ optionNo }) => keyOf(optionNo)),
    );
    return E.right({
      options: options.map((option) => ({ ...option, stock: left.get(keyOf(option.optionNo)) })),
      measures: Object.entries(offered?.measures ?? {}).map(([optionNo, terms]) => ({ optionNo, ...terms })),
    });
  };
