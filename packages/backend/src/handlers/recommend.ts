import type { RecommendRequest, ShownItems } from '@baguni/contract';
import {
  cartUnitId,
  featuresOf,
  isOrderable,
  MAX_FREE_SHIPPING_ITEMS,
  type CartUnit,
  type ItemNo,
  type PriceSignal,
  type RecommendedItem,
  type RecommendedList,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { storefrontOf, readBuyer, readCart, readUnitSources } from '../cart/open-cart.ts';
import { unitOf } from '../cart/unit-of.ts';
import type { Deps, Handler, HandlerOf } from '../request/handler.ts';
import type { OfferedItem } from '../store/catalogue.ts';
import type { PriceChange, RelatedItems } from '../store/offers.ts';
import type { NewUnit, StoredUnit } from '../store/rows.ts';
import { lineOf, offeredItem, termsOf } from './cart/new-line.ts';

/** Hides a nudge permanently for a buyer; visitors have no hideable nudges (CM-09, ND-03). */
export const hideNudging: HandlerOf<'hideNudging'> =
  ({ tx, session }) =>
  async ({ cartNudgingType }) => {
    const stored = await tx.buyer(session.scope);
    if (!stored) return E.right(undefined);
    const hidden = new Set([...(stored.hiddenNudgings ?? []), cartNudgingType]);
    await tx.putBuyer(session.scope, { ...stored, hiddenNudgings: [...hidden] });
    return E.right(undefined);
  };

/** Returns the item price at the time of addition, taken from the first later change. */
const signalOf = (unit: CartUnit, changes: readonly PriceChange[]): PriceSignal | undefined => {
  const inserted = Date.parse(unit.insertDateISO ?? '');
  const since = changes.filter(({ itemNo, changedAt }) => itemNo === unit.item.itemNo && changedAt > inserted);
  const [first] = since.toSorted((a, b) => a.changedAt - b.changedAt);
  const now = unit.item.itemSellPrice;
  return first && first.before !== now ? { cartUnitId: unit.cartUnitId, before: first.before, now } : undefined;
};

/** Returns the buyer’s units whose price changed since they were added (CM-29). Ignores units of others. */
export const postSignalItems: HandlerOf<'postSignalItems'> =
  (deps) =>
  async ({ cartUnitIds }) => {
    if (!featuresOf(storefrontOf(deps)).priceSignals) return E.right({ signals: [] });
    const { units } = await readCart(deps);
    const asked = units.filter(({ cartUnitId }) => cartUnitIds.includes(cartUnitId));
    const itemNos = asked.map(({ item }) => item.itemNo);
    const priceChanges = await deps.tx.itemOffers(deps.session.scope.tenant, 'priceChanges', itemNos);
    return E.right({ signals: asked.flatMap((unit) => signalOf(unit, priceChanges) ?? []) });
  };

const nothingChosen = { optionNos: [], additions: [] };

/** Returns the item as a new line, or an empty list if it requires choices. */
const lineOfItem = ({ item, ...offered }: OfferedItem, now: number): readonly NewUnit[] => {
  const terms = termsOf({ item, ...offered }, nothingChosen);
  if (E.isLeft(terms)) return [];
  return [lineOf(terms.right, { itemNo: item.itemNo, quantity: item.limits.min, ...nothingChosen }, now)];
};

/** Returns a line for each option of an item that requires choices. It can be sold if one of them can. */
const linesOfChoices = ({ item, terms, unable }: OfferedItem, now: number): readonly NewUnit[] => {
  if (!terms || unable !== null) return [];
  const { itemNo, limits, options } = item;
  const choices = options.flatMap(({ optionType, optionNo }) => (optionType === 'Combination' ? [[optionNo]] : []));
  return (choices.length > 0 ? choices : [[]]).map((optionNos) =>
    lineOf(terms, { itemNo, quantity: limits.min, optionNos, additions: [] }, now),
  );
};

/** Returns the lines that this buyer can add to the cart now, as units by item (CM-06). */
const addable = async (deps: Deps, lines: readonly NewUnit[], mine: readonly StoredUnit[]) => {
  const { tx, session, language } = deps;
  const { buyer, latestShippingAddress } = await readBuyer(tx, session.scope);
  const sources = await readUnitSources(tx, session.scope, lines, { language, buyer, coupons: [] });
  const about = { buyer, cartUnitCount: mine.length, piecesInCart: 0, hasAddress: latestShippingAddress !== null };
  const units = lines.map((line) => unitOf({ ...line, cartUnitId: cartUnitId(0), version: 1 }, sources));
  return new Map(
    units
      .filter((unit) => isOrderable(unit) && E.isRight(deps.engine.orders.changes.add({ ...about, unit })))
      .map((unit) => [unit.item.itemNo, unit] as const),
  );
};

const recommendedItem = ({ item, seller, quantity }: CartUnit): RecommendedItem => ({
  itemNo: item.itemNo,
  itemName: item.itemName,
  itemImageUrl: item.itemImageUrl,
  itemSellPrice: item.itemSellPrice,
  sellerName: seller.sellerName,
  minQuantity: quantity,
});

interface Wanted {
  readonly itemNos: readonly ItemNo[];
  /** Items whose names are read too. */
  readonly seeds?: readonly ItemNo[];
  /** True if items that require choices are offered too; they are added on their own pages. */
  readonly hasChoices?: boolean;
}

/** Reads items that this buyer can add and that are not in the cart. */
const readOffers = async (deps: Deps, { itemNos, seeds = [], hasChoices = false }: Wanted) => {
  const mine = await deps.tx.units(deps.session.scope);
  const inCart = new Set(mine.map(({ itemNo }) => itemNo));
  const candidates = new Set(itemNos.filter((no) => !inCart.has(no)));
  const { tenant } = deps.session.scope;
  const { items } = await deps.tx.catalogue(tenant, deps.language, { items: [...seeds, ...candidates] });
  const sold = [...candidates].flatMap((no) => items.get(no) ?? []);
  const direct = sold.flatMap((one) => lineOfItem(one, deps.now));
  const isDirect = new Set(direct.map(({ itemNo }) => itemNo));
  const others = hasChoices ? sold.filter(({ item }) => !isDirect.has(item.itemNo)) : [];
  const lines = [...direct, ...others.flatMap((one) => linesOfChoices(one, deps.now))];
  const units = await addable(deps, lines, mine);
  const offer = (no: ItemNo): readonly RecommendedItem[] => {
    const unit = units.get(no);
    if (!unit) return [];
    return [{ ...recommendedItem(unit), ...(isDirect.has(no) ? {} : { needsChoice: true }) }];
  };
  return {
    nameOf: (no: ItemNo): string => items.get(no)?.item.itemName ?? '',
    offered: (nos: readonly ItemNo[]) => nos.flatMap(offer),
  };
};

/** Returns one list per known seed in seed order, without items of the cart (RC-01). */
const listsOf = async (deps: Deps, rows: readonly RelatedItems[]) => {
  const itemNos = rows.flatMap(({ related }) => related);
  const { nameOf, offered } = await readOffers(deps, { itemNos, seeds: rows.map(({ itemNo }) => itemNo) });
  return rows.map((row): RecommendedList => ({
    seedItemNo: row.itemNo,
    seedItemName: nameOf(row.itemNo),
    items: offered(row.related),
  }));
};

const recommendedBy =
  (kind: 'boughtTogether' | 'similar'): Handler<RecommendRequest, Lists> =>
  (deps) =>
  async ({ itemNos }) =>
    E.right({ lists: await listsOf(deps, await deps.tx.itemOffers(deps.session.scope.tenant, kind, itemNos)) });

/** Orders that are read, and items that are offered in each list, for an empty cart. */
const RECENT_ORDERS = 20;
const MOST_OFFERED = 8;

/** Returns one list of items in the shopper’s own paid orders that can be added now, the latest first. */
const boughtBefore = async (deps: Deps): Promise<readonly RecommendedList[]> => {
  const orders = await deps.tx.orders(deps.session.scope, RECENT_ORDERS);
  const paid = orders.filter(({ paidAt }) => paidAt !== null);
  const itemNos = [...new Set(paid.flatMap(({ units }) => units.map(({ item }) => item.itemNo)))];
  const [seed] = itemNos;
  if (seed === undefined) return [];
  const { nameOf, offered } = await readOffers(deps, { itemNos, seeds: [seed], hasChoices: true });
  const items = offered(itemNos).slice(0, MOST_OFFERED);
  return [{ seedItemNo: seed, seedItemName: nameOf(seed), items }];
};

interface Lists {
  readonly lists: readonly RecommendedList[];
}

/** Returns items bought together with cart items (CM-34, RC-04), or bought before if the cart is empty. */
export const cartBt: HandlerOf<'cartBt'> = (deps) => async (request) =>
  request.itemNos.length === 0
    ? E.right({ lists: await boughtBefore(deps) })
    : recommendedBy('boughtTogether')(deps)(request);
/** Returns items similar to cart items that this buyer can add directly (CM-35, RC-04). */
export const recommendItems: HandlerOf<'recommendItems'> = recommendedBy('similar');

/** Records that the page of an item was opened, unless the shop does not sell the item (any more). */
export const noteViewedItem: HandlerOf<'noteViewedItem'> =
  (deps) =>
  async ({ itemNo }) => {
    const { tx, session, now } = deps;
    const offered = await offeredItem(deps, itemNo);
    if (offered?.terms && offered.unable === null) await tx.addViewed(session.scope, [{ itemNo, viewedAt: now }]);
    return E.right(undefined);
  };

/** Returns the items viewed last that this buyer can add now, with current prices. */
export const getViewedItems: HandlerOf<'getViewedItems'> = (deps) => async () => {
  const itemNos = (await deps.tx.viewedItems(deps.session.scope)).map(({ itemNo }) => itemNo);
  const { offered } = await readOffers(deps, { itemNos, hasChoices: true });
  return E.right({ items: offered(itemNos).slice(0, MOST_OFFERED) });
};

export const clearViewedItems: HandlerOf<'clearViewedItems'> =
  ({ tx, session }) =>
  async () => {
    await tx.dropViewed(session.scope);
    return E.right(undefined);
  };

/** Items that are read on each side of the missing amount; some of them cannot be added. */
const READ_ITEMS = 24;

/** Returns items of a parcel that this buyer can add to reach free shipping, without items of the cart (FG-01). */
export const getFreeShippingItems: HandlerOf<'getFreeShippingItems'> =
  (deps) =>
  async ({ bundleKey, missing }) => {
    const { tx, session, language } = deps;
    const near = { bundleKey, price: missing, most: READ_ITEMS };
    const mine = await tx.units(session.scope);
    const inCart = new Set(mine.map(({ itemNo }) => itemNo));
    const offered = (await tx.parcelItems(session.scope.tenant, language, near)).filter(
      ({ item }) => !inCart.has(item.itemNo),
    );
    const lines = offered.flatMap((one) => lineOfItem(one, deps.now));
    const units = [...(await addable(deps, lines, mine)).values()];
    return E.right({
      units: units.slice(0, MAX_FREE_SHIPPING_ITEMS).map((unit, i) => ({ ...unit, cartUnitId: cartUnitId(-1 - i) })),
    });
  };

const logged =
  (impression: 'imp' | 'vimp'): Handler<ShownItems, void> =>
  ({ report }) =>
  async (shown) => {
    report('Activity', JSON.stringify({ impression, ...shown }));
    return E.right(undefined);
  };

/** Logs visible recommendations; their text is untrusted (CM-36, RC-02). */
export const vimp: HandlerOf<'vimp'> = logged('vimp');
export const imp: HandlerOf<'imp'> = logged('imp');
