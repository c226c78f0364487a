import { demoCatalogue, type OfferedItem, type Store } from '@baguni/backend';
import {
  itemStock,
  leftFor,
  type CartUnitType,
  type Discount,
  type Item,
  type ItemNo,
  type Language,
  type MeasureTerms,
  type Seller,
  type SellerKey,
  type ShippingPolicy,
  type StockKey,
  type Tenant,
} from '@baguni/domain';

/** An item as the shop shows it. */
export interface ShopItem {
  /** With every option and addition that it offers. */
  readonly item: Item;
  /** All of its pictures, the first first; none where it has none (PG-14). */
  readonly imageUrls: readonly string[];
  readonly service: CartUnitType;
  readonly seller: Seller;
  readonly policy: ShippingPolicy;
  /** Every discount that it may have; the cart says which of them a buyer gets (DC-01). */
  readonly discounts: readonly Discount[];
  readonly isStopped: boolean;
  /** The terms of what is made to measure, by option number. */
  readonly measures: Readonly<Record<string, MeasureTerms>>;
}

/** Everything that the shop sells, worded in one language. */
export type Shelf = ReadonlyMap<ItemNo, ShopItem>;

type DemoCatalogue = ReturnType<typeof demoCatalogue>;

const shopItem = (
  sold: DemoCatalogue,
  { item, moreImageUrls = [], terms, unable, measures = {} }: OfferedItem,
): readonly ShopItem[] => {
  const seller = terms && sold.sellers.get(terms.sellerKey);
  const policy = terms && sold.policies.get(terms.shippingPolicyKey);
  if (!terms || !seller || !policy) return [];
  const discounts = terms.discountNos.flatMap((no) => sold.discounts.get(no) ?? []);
  const imageUrls = [item.itemImageUrl, ...moreImageUrls].filter(Boolean);
  return [
    { item, imageUrls, service: terms.cartUnitType, seller, policy, discounts, isStopped: unable !== null, measures },
  ];
};

const makeShelf = (language: Language): Shelf => {
  const sold = demoCatalogue(language);
  const items = [...sold.items.values()].flatMap((offered) => shopItem(sold, offered));
  return new Map(items.map((one) => [one.item.itemNo, one]));
};

const shelves = new Map<Language, Shelf>();

/** Returns the items that the shop sells, in one language. */
export const shelfIn = (language: Language): Shelf => {
  const shelf = shelves.get(language) ?? makeShelf(language);
  shelves.set(language, shelf);
  return shelf;
};

/** The items of a seller, in the order of the catalogue. */
export const ofSeller = (shelf: Shelf, key: SellerKey): readonly ShopItem[] =>
  [...shelf.values()].filter(({ seller }) => seller.sellerKey === key);

/** The items of a service, in the order of the catalogue. */
export const ofService = (shelf: Shelf, type: CartUnitType): readonly ShopItem[] =>
  [...shelf.values()].filter(({ service }) => service === type);

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The items whose name, brand, seller or number has every word of the query, in any case and width. */
export const searched = (shelf: Shelf, query: string): readonly ShopItem[] => {
  const wanted = folded(query).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  return [...shelf.values()].filter(({ item, seller }) => {
    const text = folded([item.itemName, item.brandName, seller.miniShopName, item.itemNo].join(' '));
    return wanted.every((word) => text.includes(word));
  });
};

/** Pieces left; a key that is not in it is not limited. */
export type Left = ReadonlyMap<StockKey, number>;

/** What is left of these items, of their options and additions. */
export const leftOf = (store: Store, tenant: Tenant, items: readonly ShopItem[]): Promise<Left> => {
  const keys = items.flatMap(({ item }) => [...leftFor(item)].map(([key]) => key));
  return keys.length === 0 ? Promise.resolve(new Map()) : store.transaction((tx) => tx.stock(tenant, keys));
};

/** Whether nobody can order the item at present: its sale has stopped, or nothing is left. */
export const isSoldOut = ({ item, isStopped }: ShopItem, left: Left): boolean =>
  isStopped || left.get(itemStock(item.itemNo)) === 0;
