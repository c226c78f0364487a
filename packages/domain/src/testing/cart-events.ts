import { replaceFields, type Cart, type PriceAnswer, missingAfter, type PricePart } from '../cart/cart.ts';
import {
  changeCountry,
  changeOversea,
  changeUnit,
  deleteUnits,
  keepAgreed,
  newer,
  notOf,
  setCoupons,
  shipTo,
  takeTerms,
  toggleTab,
  updatePrices,
  withUnits,
  type CouponChange,
  type PriceResponse,
} from '../cart/changes.ts';
import { type CartUnit, keepOrderable, toggleUnit } from '../entities/cart/cart-unit.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import type { ExtraDiscountCandidate } from '../entities/discount/discount.ts';
import type { IdImageRefusal } from '../entities/overseas/id-image.ts';
import type { OverseaPapers, OverseaTerms } from '../entities/overseas/oversea.ts';
import type { CartUnitId } from '../money/ids.ts';
import { gaugesOf } from '../price/parcel/bundle-fee.ts';
import { pricedOf } from '../selectors/priced-of.ts';
import type { CartRead, InitialCart } from '../cart/initial-cart.ts';
import type { OverseaCountry } from '../entities/overseas/country.ts';
import type { Environment } from '../storefront/environment.ts';
import type { CartTab } from '../storefront/features.ts';

/** An event that changes a cart, for tests of carts without a session. */
export type CartEvent =
  | { readonly type: 'EnvironmentRead'; readonly environment: Pick<Environment, 'freeShippingThresholds'> }
  | { readonly type: 'CartOpened'; readonly initial: InitialCart; readonly autoSelected: readonly CartUnitId[] }
  | { readonly type: 'CartReloaded'; readonly content: CartRead }
  | ({ readonly type: 'CouponsApplied' } & CouponChange)
  | { readonly type: 'CountriesRead'; readonly countries: readonly OverseaCountry[] }
  | { readonly type: 'UnitToggled'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'TabToggled' }
  | { readonly type: 'TabSwitched'; readonly tab: CartTab }
  | { readonly type: 'QuantityChangeStarted'; readonly cartUnitId: CartUnitId; readonly quantity: number }
  | { readonly type: 'QuantityChangeFailed'; readonly cartUnitId: CartUnitId }
  | {
      readonly type: 'QuantityChanged';
      readonly cartUnitId: CartUnitId;
      readonly unit: CartUnit;
      readonly cancelledCoupons: boolean;
    }
  | { readonly type: 'UnitsDeleted'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'PricesAsked' | 'PricesFailed'; readonly inputs?: PriceResponse['inputs'] }
  | ({ readonly type: 'PricesUpdated' } & PriceResponse)
  | {
      readonly type: 'ExtraDiscountsRead';
      readonly candidates: readonly ExtraDiscountCandidate[];
      readonly now: number;
    }
  | { readonly type: 'CouponsRead'; readonly coupons: readonly Coupon[] }
  | { readonly type: 'CountryChanged'; readonly countryType: string }
  | ({ readonly type: 'OverseaRead'; readonly missing?: readonly PricePart[] } & OverseaTerms)
  | { readonly type: 'OverseaFailed'; readonly countryType: string }
  | { readonly type: 'PapersGiven'; readonly papers: Partial<OverseaPapers> }
  | { readonly type: 'IdImageRefused'; readonly refusal: IdImageRefusal };

const takeRead = (cart: Cart, content: CartRead): Cart =>
  replaceFields(takeTerms(shipTo(cart, content.shippingCountry), content), {
    destination: { address: content.latestShippingAddress },
    missing: content.missing ?? [],
  });

const opened = (cart: Cart, initial: InitialCart, selected: readonly CartUnitId[]): Cart => ({
  ...takeRead(cart, initial),
  buyer: initial.buyer,
  isCertificatedAdult: initial.isCertificatedAdult,
  units: initial.units,
  selected: keepOrderable(initial.units, selected),
});

const reloaded = (cart: Cart, content: CartRead): Cart => {
  const ours = new Map(cart.units.map((unit) => [unit.cartUnitId, unit]));
  return withUnits(
    takeRead(cart, content),
    content.units.map((unit) => newer(ours.get(unit.cartUnitId), unit)),
  );
};

const after = (cart: Cart, event: CartEvent): Cart => {
  switch (event.type) {
    case 'EnvironmentRead':
      return { ...cart, shipping: { ...cart.shipping, thresholds: event.environment.freeShippingThresholds } };
    case 'CartOpened':
      return opened(cart, event.initial, event.autoSelected);
    case 'CartReloaded':
      return reloaded(cart, event.content);
    case 'CouponsApplied':
      return setCoupons(cart, event);
    case 'CountriesRead':
      return changeOversea(cart, { countries: event.countries, countriesStatus: 'Known' });
    case 'UnitToggled':
      return { ...cart, selected: toggleUnit(cart.units, cart.selected, event.cartUnitId) };
    case 'TabToggled':
      return toggleTab(cart);
    case 'TabSwitched':
      return { ...cart, tab: event.tab };
    case 'QuantityChangeStarted': {
      const { cartUnitId, quantity } = event;
      return { ...cart, saving: [...notOf(cart.saving, [cartUnitId]), { cartUnitId, quantity }] };
    }
    case 'QuantityChangeFailed':
      return { ...cart, saving: notOf(cart.saving, [event.cartUnitId]) };
    case 'QuantityChanged':
      return changeUnit(cart, event.unit, event.cancelledCoupons);
    case 'UnitsDeleted':
      return deleteUnits(cart, event.cartUnitIds);
    case 'PricesAsked':
      return { ...cart, serverPrices: { ...cart.serverPrices, status: 'Asking' } };
    case 'PricesFailed':
      return { ...cart, serverPrices: { ...cart.serverPrices, status: 'Failed' } };
    case 'PricesUpdated':
      return updatePrices(cart, event);
    case 'ExtraDiscountsRead':
      return { ...cart, discounts: { ...cart.discounts, extra: event.candidates }, pricesAsOf: event.now };
    case 'CouponsRead':
      return { ...cart, coupons: { ...cart.coupons, status: 'Known', offered: event.coupons } };
    case 'CountryChanged':
      return changeCountry(cart, event.countryType);
    case 'OverseaRead': {
      const { type: _, countryType, missing, ...terms } = event;
      if (countryType !== cart.destination.country) return cart;
      const read = changeOversea(cart, { ...terms, status: 'Known' });
      return { ...read, missing: missingAfter(cart.missing, ['OverseaFee'], missing) };
    }
    case 'OverseaFailed':
      return event.countryType === cart.destination.country ? changeOversea(cart, { status: 'Failed' }) : cart;
    case 'PapersGiven':
      return changeOversea(cart, {
        papers: { ...cart.destination.overseas.papers, ...event.papers },
        ...(event.papers.hasChinaIdImage === undefined ? {} : { idImageRefusal: undefined }),
      });
    case 'IdImageRefused':
      return changeOversea(cart, {
        papers: { ...cart.destination.overseas.papers, hasChinaIdImage: false },
        idImageRefusal: event.refusal,
      });
  }
};

/**
 * Returns the cart after an event.
 * @example
 * evolveCart(cart, { type: 'TabToggled' }).selected; // []
 */
export const evolveCart = (cart: Cart, event: CartEvent): Cart => keepAgreed(cart, after(cart, event));

/**
 * Returns the cart after a list of events.
 * @example
 * replayCart(cart, [{ type: 'TabToggled' }]).selected; // []
 */
export const replayCart = (cart: Cart, events: readonly CartEvent[]): Cart => events.reduce<Cart>(evolveCart, cart);

/** Makes the event of a price response, with its gauges (FG-02). */
export const pricesUpdated = (
  cart: Cart,
  answer: Omit<PriceResponse, 'gauges'>,
): Extract<CartEvent, { type: 'PricesUpdated' }> => {
  const event = { type: 'PricesUpdated', ...answer, gauges: [] as PriceAnswer['gauges'] } as const;
  return { ...event, gauges: gaugesOf(pricedOf(updatePrices(cart, event)).bundleFees) };
};
