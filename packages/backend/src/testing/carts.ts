import {
  languages,
  leftFor,
  type CartContent,
  type CartUnitId,
  type InitialCart,
  type ItemNo,
  cartUnitId,
  couponPolicyNo,
  noCouponFlags,
  type AppliedCoupon,
  type Buyer,
  type CartUnit,
  type EngineParts,
} from '@baguni/domain/internal';
import { putCart } from '../seed/put-cart.ts';
import type { Catalogue, OfferedItem } from '../store/catalogue.ts';
import { type Scope, guestOwner, inEach, type Session } from '../store/rows.ts';
import type { Store, Tx } from '../store/tx.ts';
import { aBuyer, anAddress, anInitialCart } from '@baguni/domain/testing';
import { aShop, shopperA, type TestShop } from './shop.ts';
import { aCouponPolicy, anIssuedCoupon, setStock } from './rows.ts';

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

/** Grants coupons that are known only by their use and that the shopper does not hold, for all units and without expiry. */
export const giveCoupons = async (tx: Tx, scope: Scope, coupons: readonly AppliedCoupon[]): Promise<void> => {
  const held = new Set((await tx.issuedCoupons(scope)).map(({ issueNo }) => issueNo));
  for (const { couponIssueNo: issueNo, couponName, cartUnitIds: _, isFreeShipping, ...terms } of coupons) {
    if (held.has(issueNo)) continue;
    const policyNo = couponPolicyNo(`given/${issueNo}`);
    const policy = aCouponPolicy({
      ...terms,
      policyNo,
      couponName: inEach(() => couponName),
      expiredDate: '9999-12-31T00:00:00.000Z',
      flags: { ...noCouponFlags, isFreeShipping },
      target: { type: 'All' },
      eventNo: '',
      perBuyer: 0,
    });
    await tx.putCouponPolicy(scope.tenant, policy);
    await tx.addIssuedCoupon(scope, anIssuedCoupon({ issueNo, policyNo }));
  }
};

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
    await giveCoupons(tx, scope, initial.appliedCoupons);
    const cart = { ...initial, units: inEach(() => initial.units) };
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
  const cart = { units: inEach(() => theirs), appliedCoupons: [], fundingDiscounts: [] };
  await shop.store.transaction((tx) => putCart(tx, guestScope, cart, { ofSale: () => null, flagged: [] }));
  return shop;
};
