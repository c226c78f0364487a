import type { Cart } from '../cart/cart.ts';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import { checkCountry } from './countries.ts';
import type { Shop } from './shop.ts';
import { checkArgument } from './cart/arguments.ts';
import { checkTarget } from './cart/fields.ts';

/**
 * Checks what a cart of a shop cannot have, although another shop may.
 * @throws TypeError for a coupon on an unknown custom field; in a simple shop also for another name of a country,
 * shipping terms with a minimum that is not used, or without one that is, and zones without a fee if there are no terms
 */
export const checkCartOf = (shop: Shop, { coupons, destination: { country }, shipping: { policies } }: Cart): void => {
  for (const [i, { target }] of coupons.offered.entries())
    checkTarget(target, `coupons.offered.${i}.target`, shop.fields.item);
  if (!shop.base.codes) return;
  // carts from JSON without a shop have the country of the marketplace
  if (country !== '' && country !== HOME_COUNTRY) checkCountry(country, 'destination.country');
  for (const [i, { isConditionalFree, conditionalFreeBasisCost: minimum, isSmileDelivery }] of policies.entries())
    checkArgument(
      isSmileDelivery || isConditionalFree === minimum > 0,
      `shipping.policies.${i}.conditionalFreeBasisCost`,
      'an amount above 0 if isConditionalFree, otherwise 0',
      minimum,
    );
  for (const [i, { fee }] of (shop.countries ?? []).entries())
    checkArgument(
      fee !== undefined || policies.length > 0,
      `countries.${i}.fee`,
      'an amount, because the cart has no shipping terms',
      fee,
    );
};
