import { option as O } from 'fp-ts';
import type { Cart } from '../cart/cart.ts';
import { featuresOf } from '../storefront/features.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';

/**
 * Returns the overseas terms of a cart, or `none` at home and on a tenant without overseas shipping (OV-14).
 * @example
 * const toJapan = replaceFields(cart, { destination: { country: 'Japan' } });
 * O.toNullable(overseaIn(toJapan))?.country; // Japan
 * O.toNullable(overseaIn({ ...toJapan, storefront: aStorefront({ tenant: 'outlet' }) })); // null
 */
export const overseaIn = ({
  storefront,
  destination: { country, overseas: oversea },
}: Pick<Cart, 'storefront' | 'destination'>): O.Option<OverseaIn> =>
  isOverseaCountry(country) && featuresOf(storefront).overseaShipping ? O.some({ ...oversea, country }) : O.none;
