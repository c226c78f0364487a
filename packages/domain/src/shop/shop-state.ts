import { checkNow } from '../engine/arguments.ts';
import { at } from '../engine/at.ts';
import type { PricingInput } from '../price/pricing-input.ts';
import type { Cart } from '../cart/cart.ts';
import { ordererOf } from '../rules/checkout/orderer-of.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { isOn } from './against.ts';
import type { AnyCart } from './in.ts';
import type { PromotionOrder } from './promotion.ts';
import type { Shop } from './shop.ts';
import { appliedOf, idle, workOut, type Worked } from './worked.ts';

/** A cart ready for the marketplace’s questions: its promotions are worked out. */
export interface ShopState extends AnyCart {
  /** The promotions in use. */
  readonly worked: readonly Worked[];
}

/** What decides the prices of a cart without its promotions. */
export const bareInput = (cart: AnyCart): PricingInput => pricingInput({ ...cart, appliedPromotions: [] });

/** A cart in a storefront that has what the shop has: what it has not is neither priced nor asked about (DC-04, OV-14). */
export const inStorefront =
  (features: Shop['features']) =>
  <C extends Cart>(cart: C): C => {
    const { storefront } = cart;
    const isSaid = Object.keys(features).length === 0 || storefront.features === features;
    return isSaid ? cart : { ...cart, storefront: { ...storefront, features } };
  };

/** What the shop’s promotions see of a cart that is ready, beside its units. */
export const promotionOrder = (cart: Cart, currency: PromotionOrder['currency']): PromotionOrder => ({
  currency,
  buyer: ordererOf(cart),
  now: cart.pricesAsOf,
  country: cart.shippingCountry,
});

/**
 * The same cart, ready for a question. One that is ready already is made ready anew: something may have changed in it.
 * @param now ms since 1970 UTC
 * @throws TypeError where it is no moment
 */
export const shopState = (
  cart: AnyCart,
  { offers, currency, features }: Pick<Shop, 'offers' | 'currency' | 'features'>,
  now: number,
): ShopState => {
  checkNow(now);
  const dated: AnyCart = inStorefront(features)(at(cart, now));
  const used = offers.filter(({ id }) => cart.promotions?.includes(id));
  const over = used.filter((offer) => !isOn(offer, now)).map(idle);
  const held = workOut(
    bareInput(dated),
    used.filter((offer) => isOn(offer, now)),
    promotionOrder(dated, currency),
  );
  return { ...dated, worked: [...held, ...over], appliedPromotions: held.flatMap(appliedOf) };
};

/** A cart after a verb that needed it ready: as it is kept. */
export const unready = (cart: AnyCart & Partial<ShopState>): AnyCart => {
  const { worked: _, ...kept } = cart;
  return { ...kept, appliedPromotions: [] };
};
