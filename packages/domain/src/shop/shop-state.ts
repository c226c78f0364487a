import { at } from '../engine/at.ts';
import type { FundingDiscount } from '../entities/discount/funding-discount.ts';
import type { PricingInput } from '../price/pricing-input.ts';
import type { CartState } from '../state/state.ts';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { isOn } from './against.ts';
import type { AnyCart } from './in.ts';
import { withPromotions } from './prepared.ts';
import type { Shop } from './shop.ts';
import { idle, workOut, type WorkedCart } from './worked.ts';

/** A cart ready for the marketplace’s questions: its promotions are worked out. */
export interface ShopState extends AnyCart {
  /** Its funding discounts as they were before. */
  readonly unpromoted: readonly FundingDiscount[];
  readonly worked: WorkedCart;
}

/** A cart, ready for a question or not. */
export type MaybeReady = AnyCart & Partial<ShopState>;

/** What decides the prices of a cart without its promotions. */
export const bareInput = (cart: MaybeReady): PricingInput =>
  pricingInput({ ...cart, fundingDiscounts: cart.unpromoted ?? cart.fundingDiscounts });

/** What a shop does not have is not priced either: its extra discounts, its shipping overseas (DC-04, OV-14). */
const withoutFeatures = ({ extraDiscount, overseaShipping }: Shop['features']): Partial<CartState> => ({
  ...(extraDiscount === false ? { extraDiscountCandidates: [] } : {}),
  ...(overseaShipping === false ? { shippingCountry: HOME_COUNTRY } : {}),
});

/**
 * The same cart, ready for a question. One that is ready already is made ready anew: something may have changed in it.
 * @param now ms since 1970 UTC
 */
export const shopState = (
  cart: MaybeReady,
  { offers, currency, features }: Pick<Shop, 'offers' | 'currency' | 'features'>,
  now: number,
): ShopState => {
  const unpromoted = cart.unpromoted ?? cart.fundingDiscounts;
  const dated = { ...at(cart, now), ...withoutFeatures(features) };
  const used = offers.filter(({ id }) => cart.promotions?.includes(id));
  const { promotions, funded } = workOut(
    bareInput(dated),
    used.filter((offer) => isOn(offer, now)),
    currency,
  );
  const over = used.filter((offer) => !isOn(offer, now)).map(idle);
  const worked = { promotions: [...promotions, ...over], funded };
  return { ...dated, unpromoted, worked, fundingDiscounts: withPromotions(unpromoted, worked) };
};

/** A cart after a verb that needed it ready: as it is kept. */
export const unready = (cart: MaybeReady): AnyCart => {
  const { unpromoted, worked: _, ...kept } = cart;
  return unpromoted ? { ...kept, fundingDiscounts: unpromoted } : kept;
};
