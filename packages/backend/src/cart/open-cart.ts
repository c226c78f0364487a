import type {
  OverseaCheckout,
  CheckoutRequest,
  PriceRequest,
  DiscountReply,
  PricesReply,
  ShippingReply,
  PricesRequest,
} from '@baguni/contract';
import {
  countriesIn,
  isOrderable,
  noOversea,
  isOverseaCountry,
  featuresOf,
  overseaTermsOf,
  type OverseaShipping,
  emptyCart,
  replaceFields,
  takeTerms,
  type CartContent,
  type Cart,
  type OrderedCart,
  type CartUnitId,
  type Storefront,
  pricedOf,
  shippingBundlesOf,
  totalCashbackOf,
  guest,
  type AppliedCoupon,
  type Buyer,
  type Language,
  needsOf,
  type StockKey,
  couponsOn,
  type CartUnit,
  type FundingDiscount,
} from '@baguni/domain/internal';
import { targetsOf } from '../store/offers.ts';
import type { Deps, ReadDeps } from '../request/handler.ts';
import type { Scope, Session, StoredBuyer, NewUnit, StoredUnit } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import type { CatalogueKeys, Catalogue } from '../store/catalogue.ts';
import { type UnitSources, duplicatesOf, unitOf } from './unit-of.ts';
import { readInUse } from '../coupon/held-coupons.ts';

const visitor: StoredBuyer = {
  buyer: guest,
  latestShippingAddress: null,
  shippingCountry: 'SouthKorea',
  priorityBranchServiceType: 'Reserve',
};

/** Returns the stored buyer, or an unknown guest (AZ-3). Fields that older rows lack are those of a guest. */
export const readBuyer = async (tx: Tx, scope: Scope): Promise<StoredBuyer> => {
  const stored = await tx.buyer(scope);
  return stored ? { ...stored, buyer: { ...guest, ...stored.buyer } } : visitor;
};

/** Returns the buyer of a session with the choices of that session (CK-15). */
export const readShopper = async (tx: Tx, { scope, ordersAsNonMember = false }: Session): Promise<StoredBuyer> => {
  const { buyer, ...rest } = await readBuyer(tx, scope);
  return { ...rest, buyer: { ...buyer, ordersAsNonMember: !buyer.isLogin && ordersAsNonMember } };
};

/** Returns the guest from before sign-in, or null (GM-5). */
export const guestBehind = async (tx: Tx, { scope, guestOwner }: Session): Promise<Scope | null> => {
  if (guestOwner === null || guestOwner === scope.owner) return null;
  const guest: Scope = { tenant: scope.tenant, owner: guestOwner };
  return (await tx.buyer(guest)) ? null : guest;
};

/** True if a guest has a cart or saved units, which a merge would move. */
export const isCartWaiting = async (tx: Tx, guest: Scope): Promise<boolean> =>
  (await tx.units(guest)).length + (await tx.savedUnits(guest)).length > 0;

/** Returns the guest behind a session whose cart or saved units wait for a merge, or null. */
export const waitingGuest = async (tx: Tx, session: Session): Promise<Scope | null> => {
  const guest = await guestBehind(tx, session);
  return guest && (await isCartWaiting(tx, guest)) ? guest : null;
};

/** Raises and returns the cart version. Handlers call it first; parallel changes of the same cart wait (SV-04). */
export const holdCart = ({ tx, session }: ReadDeps): Promise<number> => tx.bumpCart(session.scope);

const each = <A>(values: readonly A[]): readonly A[] => [...new Set(values)];

const catalogueKeys = (units: readonly NewUnit[]): CatalogueKeys => ({
  items: each(units.map((unit) => unit.itemNo)),
  sellers: each(units.map(({ detail }) => detail.sellerKey)),
  policies: each(units.map(({ detail }) => detail.shippingPolicyKey)),
  bundleTerms: each(units.map(({ detail }) => detail.bundleKey)),
  discounts: each(units.flatMap(({ detail }) => detail.discountNos)),
  fundings: each(units.flatMap(({ detail }) => detail.fundingNos ?? [])),
});

const stockKeys = (units: readonly NewUnit[]): readonly StockKey[] =>
  each(units.flatMap(({ itemNo, detail }) => needsOf({ ...detail, itemNo }, 1).map(({ key }) => key)));

export interface Viewer {
  readonly language: Language;
  readonly buyer: Buyer;
  readonly coupons: readonly AppliedCoupon[];
}

/** Reads the catalogue entries and stock of these units (SV-03). */
export const readUnitSources = async (
  tx: Tx,
  { tenant }: Pick<Scope, 'tenant'>,
  units: readonly NewUnit[],
  viewer: Viewer,
): Promise<UnitSources> => ({
  ...viewer,
  catalogue: await tx.catalogue(tenant, viewer.language, catalogueKeys(units)),
  left: await tx.stock(tenant, stockKeys(units)),
});

export interface ReadUnit {
  readonly unit: CartUnit;
  readonly row: StoredUnit;
  readonly coupons: readonly AppliedCoupon[];
}

/** Reads one unit without its cart; returns null if it is not in the shopper’s cart. */
export const readUnit = async (deps: ReadDeps, id: CartUnitId): Promise<ReadUnit | null> => {
  const { tx, session, language } = deps;
  const rows = await tx.units(session.scope);
  const row = rows.find(({ cartUnitId }) => cartUnitId === id);
  if (!row) return null;
  const coupons = await readInUse(deps);
  const { buyer } = await readBuyer(tx, session.scope);
  const sources = await readUnitSources(tx, session.scope, [row], { language, buyer, coupons });
  return { row, unit: unitOf(row, { ...sources, duplicates: duplicatesOf(rows) }), coupons: couponsOn(coupons, id) };
};

/** Returns the funding discounts of a cart with their units (DC-03). */
const fundingsOf = (units: readonly StoredUnit[], { fundings }: Catalogue): readonly FundingDiscount[] =>
  [...fundings.values()].map((terms) => ({
    ...terms,
    cartUnitIds: units
      .filter(({ detail }) => detail.fundingNos?.includes(terms.discountPolicyNo))
      .map(({ cartUnitId }) => cartUnitId),
  }));

export const readCart = async (deps: ReadDeps): Promise<CartContent> => {
  const { tx, session, language } = deps;
  const { scope } = session;
  const rows = await tx.units(scope);
  const coupons = await readInUse(deps);
  const { buyer } = await readBuyer(tx, scope);
  const sources = await readUnitSources(tx, scope, rows, { language, buyer, coupons });
  const { catalogue } = sources;
  const all = { ...sources, duplicates: duplicatesOf(rows) };
  return {
    cartVersion: await tx.cartVersion(scope),
    units: rows.map((row) => unitOf(row, all)),
    shippingPolicies: [...catalogue.policies.values()],
    bundleTerms: [...catalogue.bundleTerms.values()],
    appliedCoupons: coupons,
    fundingDiscounts: fundingsOf(rows, catalogue),
  };
};

/** Returns overseas terms (CK-19): company and papers of the request, without a company for Korea. */
const overseasOf = (
  { overseas, language }: Pick<Deps, 'overseas' | 'language'>,
  countryType: string,
  content: CartContent,
  order?: OverseaCheckout,
): OverseaShipping => {
  const { countryType: _, ...terms } = overseaTermsOf(overseas, countryType, content, language);
  const { shippingCompany, papers } = order ?? { shippingCompany: noOversea.selectedCompany, papers: noOversea.papers };
  const countries = countriesIn(overseas, language);
  return { ...noOversea, ...terms, status: 'Known', countries, selectedCompany: shippingCompany, papers };
};

const anApp = { appType: '', appVersion: '', isAndroid: false };

export const storefrontOf = ({ session, language, device, isApp }: Deps): Storefront => ({
  tenant: session.scope.tenant,
  device,
  language,
  app: isApp ? anApp : undefined,
});

export type OrderDecisions = Pick<CheckoutRequest, 'agreed' | 'oversea'>;

export const noDecisions: OrderDecisions = { agreed: [], oversea: undefined };

/**
 * Returns the cart with these units selected, so that the same functions price and judge it on page and server (CK-19).
 * Of an order's request it contains only the shopper's own decisions. Units that cannot be ordered stay selected, so
 * that the rules see and refuse them.
 */
export const openCart = async (
  deps: Deps,
  content: CartContent,
  selected: readonly CartUnitId[],
  { agreed, oversea }: OrderDecisions,
): Promise<OrderedCart> => {
  const { buyer, shippingCountry, latestShippingAddress, isCertificatedAdult } = await readBuyer(
    deps.tx,
    deps.session.scope,
  );
  const { extraDiscounts } = await deps.tx.offers(deps.session.scope.tenant);
  const cart = replaceFields(takeTerms(emptyCart(storefrontOf(deps)), content), {
    units: content.units,
    missing: content.missing ?? [],
    agreed,
    shipping: { thresholds: deps.environment.freeShippingThresholds },
    discounts: { extra: extraDiscounts },
    buyer,
    isCertificatedAdult: isCertificatedAdult ?? false,
    destination: {
      country: shippingCountry,
      overseas: overseasOf(deps, shippingCountry, content, oversea),
      address: latestShippingAddress ?? undefined,
    },
    selected,
    pricesAsOf: deps.now,
  });
  return deps.engine.prices.ready(cart);
};

const withPieces = (content: CartContent, requests: readonly PriceRequest[]): CartContent => {
  const pieces = new Map(requests.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]));
  return {
    ...content,
    units: content.units.map((unit) => ({ ...unit, quantity: pieces.get(unit.cartUnitId) ?? unit.quantity })),
  };
};

/** Returns the cart with the requested quantities, because a change may not be saved yet. */
export const readAskedCart = async (deps: ReadDeps, requests: readonly PriceRequest[]): Promise<CartContent> =>
  withPieces(await readCart(deps), requests);

/** Returns the State with the requested units and quantities selected; ignores other shoppers’ units (AZ-2). */
const askedStateOf = (deps: Deps, content: CartContent, requests: readonly PriceRequest[]): Promise<Cart> =>
  openCart(
    deps,
    withPieces(content, requests),
    requests.map(({ cartUnitId }) => cartUnitId),
    noDecisions,
  );

export const readAskedState = async (deps: Deps, requests: readonly PriceRequest[]): Promise<Cart> =>
  askedStateOf(deps, await readCart(deps), requests);

/** Returns the discounts of the requested units; ignores units of others. */
export const discountsOf = ({ units }: CartContent, requests: readonly PriceRequest[]): DiscountReply => {
  const asked = new Set(requests.map(({ cartUnitId }) => cartUnitId));
  return {
    discounts: units
      .filter(({ cartUnitId }) => asked.has(cartUnitId))
      .map(({ cartUnitId, discounts }) => ({ cartUnitId, discounts })),
  };
};

export const shippingOf = (state: Cart, priced = pricedOf(state)): ShippingReply => ({
  shippingBundles: shippingBundlesOf(state, priced),
  shippingPolicies: state.shipping.policies,
});

/** Returns the terms of an overseas country for all units that can be ordered, so that selecting another needs none. */
const termsAbroad = (
  deps: Deps,
  country: string,
  { units, shippingPolicies }: CartContent,
): Pick<PricesReply, 'overseas'> => {
  if (!isOverseaCountry(country) || !featuresOf(storefrontOf(deps)).overseaShipping) return {};
  const parcels = { units: units.filter(isOrderable), shippingPolicies };
  return { overseas: overseaTermsOf(deps.overseas, country, parcels, deps.language) };
};

/** Returns prices and overseas terms from one read of the cart (SE-03). Cashback covers one order (CK-01). */
export const pricesFor = async (deps: Deps, { countryCode, requests }: PricesRequest): Promise<PricesReply> => {
  const content = await readCart(deps);
  const cashbacks = await deps.tx.cashbacks(deps.session.scope.tenant, targetsOf(content.units));
  const state = await askedStateOf(deps, content, requests);
  const priced = pricedOf(state);
  const { orderUnits } = deps.engine.orders.changes;
  const ordered =
    requests.length > orderUnits ? await askedStateOf(deps, content, requests.slice(0, orderUnits)) : state;
  return {
    shipping: shippingOf(state, priced),
    discount: discountsOf(content, requests),
    cashback: totalCashbackOf(ordered, cashbacks, ordered === state ? priced : undefined),
    ...termsAbroad(deps, countryCode, withPieces(content, requests)),
  };
};
