import { either as E } from 'fp-ts';
import {
  cartUnitId,
  isOrderable,
  type CartUnit,
  type ItemNo,
  type RecommendedItem,
  type RecommendedList,
  type RecommendRequest,
} from '@baguni/domain';
import { readBuyer } from '../../cart/read-buyer.ts';
import { readUnitSources } from '../../cart/read-unit-sources.ts';
import { unitOf } from '../../cart/unit-of.ts';
import type { Deps, Handler } from '../../request/handler.ts';
import type { Catalogue, OfferedItem } from '../../store/catalogue.ts';
import type { Offers, RelatedItems } from '../../store/offers.ts';
import type { NewUnit, StoredUnit } from '../../store/rows.ts';
import { lineOf } from '../cart/add/line-of.ts';
import { termsOf } from '../cart/add/terms-of.ts';

const nothingChosen = { optionNos: [], additions: [] };

/** An item as it would be put into a cart with nothing to choose; none where there is something. */
const lineOfItem = ({ item, ...offered }: OfferedItem, now: number): readonly NewUnit[] => {
  const terms = termsOf({ item, ...offered }, nothingChosen);
  if (E.isLeft(terms)) return [];
  return [lineOf(terms.right, { itemNo: item.itemNo, quantity: item.limits.min, ...nothingChosen }, now)];
};

const itemsOf = async ({ tx, session, language }: Deps, items: readonly ItemNo[]): Promise<Catalogue['items']> => {
  const keys = { items, sellers: [], policies: [], bundleTerms: [], discounts: [], fundings: [] };
  return (await tx.catalogue(session.scope.tenant, language, keys)).items;
};

/** Of some items those that this buyer could put into this cart now, as the units that they would be (CM-06). */
const addable = async (deps: Deps, offered: readonly OfferedItem[], mine: readonly StoredUnit[]) => {
  const { tx, session, language, now } = deps;
  const { buyer, latestShippingAddress } = await readBuyer(tx, session.scope);
  const lines = offered.flatMap((one) => lineOfItem(one, now));
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

/** A list for each seed of which something is known, in the order of the seeds; what is in the cart is in none (RC-01). */
const listsOf = async (deps: Deps, rows: readonly RelatedItems[], seeds: readonly ItemNo[]) => {
  const mine = await deps.tx.units(deps.session.scope);
  const inCart = new Set(mine.map(({ itemNo }) => itemNo));
  const wanted = seeds.flatMap((seed) => rows.find(({ itemNo }) => itemNo === seed) ?? []);
  const candidates = new Set(wanted.flatMap(({ related }) => related).filter((no) => !inCart.has(no)));
  const items = await itemsOf(deps, [...seeds, ...candidates]);
  const units = await addable(
    deps,
    [...candidates].flatMap((no) => items.get(no) ?? []),
    mine,
  );
  return wanted.map(({ itemNo, related }): RecommendedList => ({
    seedItemNo: itemNo,
    seedItemName: items.get(itemNo)?.item.itemName ?? '',
    items: related.flatMap((no) => units.get(no) ?? []).map(recommendedItem),
  }));
};

const recommendedBy =
  (rowsOf: (offers: Offers) => readonly RelatedItems[] | undefined): Handler<RecommendRequest, Lists> =>
  (deps) =>
  async ({ itemNos }) => {
    const rows = rowsOf(await deps.tx.offers(deps.session.scope.tenant)) ?? [];
    return E.right({ lists: await listsOf(deps, rows, [...new Set(itemNos)]) });
  };

interface Lists {
  readonly lists: readonly RecommendedList[];
}

/** What others bought with items of the cart, as far as this buyer can put it in as it is (CM-34, RC-04). */
export const cartBt: Handler<RecommendRequest, Lists> = recommendedBy(({ boughtTogether }) => boughtTogether);
/** What is like items of the cart, as far as this buyer can put it in as it is (CM-35, RC-04). */
export const recommendItems: Handler<RecommendRequest, Lists> = recommendedBy(({ similar }) => similar);
