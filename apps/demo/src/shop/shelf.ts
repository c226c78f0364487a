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
} from '@baguni/domain/internal';

export interface ShopItem {
  /** Includes every offered option and addition. */
  readonly item: Item;
  /** All pictures, main one first; may be empty (PG-14). */
  readonly imageUrls: readonly string[];
  readonly service: CartUnitType;
  readonly seller: Seller;
  readonly policy: ShippingPolicy;
  /** All possible discounts; the cart decides which of them a buyer gets (DC-01). */
  readonly discounts: readonly Discount[];
  readonly isStopped: boolean;
  readonly measures: Readonly<Record<string, MeasureTerms>>;
}

export type Shelf = ReadonlyMap<ItemNo, ShopItem>;

const shopItem = (
  sold: ReturnType<typeof demoCatalogue>,
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

export const ofSeller = (shelf: Shelf, key: SellerKey): readonly ShopItem[] =>
  [...shelf.values()].filter(({ seller }) => seller.sellerKey === key);

export const ofService = (shelf: Shelf, type: CartUnitType): readonly ShopItem[] =>
  [...shelf.values()].filter(({ service }) => service === type);

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

export const searched = (shelf: Shelf, query: string): readonly ShopItem[] => {
  const wanted = folded(query).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  return [...shelf.values()].filter(({ item, seller }) => {
    const text = folded([item.itemName, item.brandName, seller.miniShopName, item.itemNo].join(' '));
    return wanted.every((word) => text.includes(word));
  });
};

/** Remaining pieces; missing keys are unlimited. */
export type Left = ReadonlyMap<StockKey, number>;

export const leftOf = (store: Store, tenant: Tenant, items: readonly ShopItem[]): Promise<Left> => {
  const keys = items.flatMap(({ item }) => [...leftFor(item)].map(([key]) => key));
  return keys.length === 0 ? Promise.resolve(new Map()) : store.transaction((tx) => tx.stock(tenant, keys));
};

export const isSoldOut = ({ item, isStopped }: ShopItem, left: Left): boolean =>
  isStopped || left.get(itemStock(item.itemNo)) === 0;
