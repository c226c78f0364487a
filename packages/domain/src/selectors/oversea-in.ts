import type { Cart } from '../cart/cart.ts';
import { featuresOf } from '../storefront/features.ts';
import { isOverseaCountry } from '../entities/overseas/country.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';

/** Returns the overseas terms of a cart, or undefined at home and on a tenant without overseas shipping (OV-14). */
export const overseaIn = ({
  storefront,
  destination: { country, overseas: oversea },
}: Pick<Cart, 'storefront' | 'destination'>): OverseaIn | undefined =>
  isOverseaCountry(country) && featuresOf(storefront).overseaShipping ? { ...oversea, country } : undefined;
