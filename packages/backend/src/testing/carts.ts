import {
  languages,
  leftFor,
  type CartContent,
  type CartUnitId,
  type InitialCart,
  type ItemNo,
  cartUnitId,
  type Buyer,
  type CartUnit,
  type EngineParts,
} from '@baguni/domain/internal';
import { putCart, type CartInLanguages } from '../seed/put-cart.ts';
import type { Catalogue, OfferedItem } from '../store/catalogue.ts';
import { type Scope, guestOwner, type Session } from '../store/rows.ts';
import type { Store } from '../store/tx.ts';
import { aBuyer, anAddress, anInitialCart } from '@baguni/domain/testing';
import { aShop, shopperA, type TestShop } from './shop.ts';
import { setStock } from './rows.ts';

const byKey = <K, V>(values: readonly V[], keyOf: (value: V) => K): ReadonlyMap<K, V> =>
  new Map(values.map((value) => [keyOf(value), value]));

const offered = (units: CartContent['units'], no: ItemNo): OfferedItem | null => {
  const items = units.map(({ item }) => item).filter(({ itemNo }) => itemNo === no);
  const last = items.at(-1);
  if (!last) return null;
  const options = [
    ...byKey(
      items.flatMap((item) => item.options),
      ({ optionNo }) => optionNo,
    ).values(),
  ];
  const additions = [
    ...byKey(
      items.flatMap((item) => item.additions),
      ({ additionNo }) => additionNo,
    ).values(),
  ];
  return { item: { ...last, options, additions }, unable: null };
};

/** The catalogue that a cart needs. */
export const catalogueOf = ({ units, shippingPolicies, bundleTerms, fundingDiscounts }: CartContent): Catalogue => ({
  items: new Map(
    units.flatMap(({ item: { itemNo } }) => {
      const item = offered(units, itemNo);
      return item ? [[itemNo, item] as const] : [];
    }),
  ),
  sellers: byKey(
    units.map(({ seller }) => seller),
    ({ sellerKey }) => sellerKey,
  ),
  policies: byKey(shippingPolicies, ({ shippingPolicyKey }) => shippingPolicyKey),
  bundleTerms: byKey(bundleTerms, ({ bundleKey }) => bundleKey),
  discounts: byKey(
    units.flatMap(({ discounts }) => discounts),
    ({ discountNo }) => discountNo,
  ),
  fundings: byKey(
    fundingDiscounts.map(({ cartUnitIds: _, ...terms }) => terms),
    ({ discountPolicyNo }) => discountPolicyNo,
  ),
});

/** Stores any cart with its catalogue and stock; returns the new unit numbers. */
export const putWorld = (
  store: Store,
  scope: Scope,
  initial: InitialCart,
): Promise<ReadonlyMap<CartUnitId, CartUnitId>> =>
  store.transaction(async (tx) => {
    const catalogue = catalogueOf(initial);
    for (const language of languages) await tx.putCatalogue(scope.tenant, language, catalogue);
    for (const item of catalogue.items.values())
      for (const [key, left] of leftFor(item.item)) if (left !== undefined) await setStock(tx, scope.tenant, key, left);
    const { buyer, isCertificatedAdult, shippingCountry, latestShippingAddress, priorityBranchServiceType } = initial;
    await tx.putBuyer(scope, {
      buyer,
      isCertificatedAdult,
      shippingCountry,
      // an order cannot be paid without an address (CK-20)
      latestShippingAddress: latestShippingAddress ?? anAddress(),
      priorityBranchServiceType,
    });
    const cart: CartInLanguages = { ko: initial, en: initial, cn: initial, jp: initial };
    return putCart(tx, scope, cart, { ofSale: () => null, flagged: initial.removeCartUnitIds });
  });

export interface ShopWithCart {
  readonly shop: TestShop;
  readonly idOf: (given: number) => CartUnitId;
}

export const aShopWith = async (
  units: readonly CartUnit[],
  over: Partial<InitialCart> = {},
  session: Session = shopperA,
  engine?: EngineParts,
): Promise<ShopWithCart> => {
  const shop = aShop(undefined, undefined, engine);
  const ids = await putWorld(shop.store, session.scope, anInitialCart(units, over));
  return { shop, idOf: (given) => ids.get(cartUnitId(given)) ?? cartUnitId(0) };
};

/** A guest who filled a cart before signing in as shopper A. */
export const guestScope: Scope = { tenant: 'marketplace', owner: guestOwner('g') };

/** Puts units into the cart of shopper A, and others into the cart of the guest in the same browser. */
export const aShopWithGuest = async (
  mine: readonly CartUnit[],
  theirs: readonly CartUnit[],
  buyer: Partial<Buyer> = {},
): Promise<TestShop> => {
  const { shop } = await aShopWith(mine, { buyer: aBuyer(buyer) });
  const everything = anInitialCart([...mine, ...theirs]);
  await putWorld(shop.store, { tenant: 'marketplace', owner: guestOwner('catalogue') }, everything);
  const cart = { units: theirs, appliedCoupons: [], fundingDiscounts: [] };
  const inEach = { ko: cart, en: cart, cn: cart, jp: cart };
  await shop.store.transaction((tx) => putCart(tx, guestScope, inEach, { ofSale: () => null, flagged: [] }));
  return shop;
};
