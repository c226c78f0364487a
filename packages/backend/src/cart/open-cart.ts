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
} from '@baguni/domain/internal';
import { targetsOf } from '../store/offers.ts';
import type { Deps, ReadDeps } from '../request/handler.ts';
import { readBuyer, readCart } from './read-cart.ts';

/**
 * Returns overseas terms (CK-19); only company and papers are request values. No company for Korea, unserved
 * countries or without a request.
 */
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

/** No agreements and no overseas company. */
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

/**
 * Returns discounts, shipping, cashback and overseas terms from one cart read (SE-03, CB-02). Cashback covers at most one order of
 * units (CK-01).
 */
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
