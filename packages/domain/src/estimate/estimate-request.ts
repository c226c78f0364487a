import { option as O } from 'fp-ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import { overseaIn } from '../selectors/oversea-in.ts';
import { chosenUnits, payableOf } from '../selectors/priced-of.ts';
import type { Cart } from '../cart/cart.ts';
import type { EstimateBuyer } from '../entities/buyer/estimate-buyer.ts';
import { estimateTables } from './estimate-tables.ts';
import { estimateOf } from './estimate.ts';
import type { EstimateTables } from './sheet.ts';
import { estimateWords } from './words/index.ts';

/** Of which cart an estimate is: it is compared with the cart as it is, and never trusted (ES-05). */
export interface EstimatedCart {
  /** The units that it tells. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** The version of the cart that was shown. */
  readonly cartVersion: number;
  /** The total that was shown, in won. */
  readonly payableSeen: Won;
  /** The country that it ships to. */
  readonly countryType: string;
  /** `Unknown` at home. */
  readonly shippingCompany: ShippingCompanyType;
}

/** CM-44: the tables as they are shown, and of which cart they are. */
export interface EstimateRequest extends EstimateTables {
  /** Which cart they were made of. */
  readonly cart: EstimatedCart;
}

const shippedTo = (state: Cart): Pick<EstimatedCart, 'countryType' | 'shippingCompany'> =>
  O.match(
    (): Pick<EstimatedCart, 'countryType' | 'shippingCompany'> => ({
      countryType: HOME_COUNTRY,
      shippingCompany: 'Unknown',
    }),
    ({ country, selectedCompany }: OverseaIn) => ({ countryType: country, shippingCompany: selectedCompany }),
  )(overseaIn(state));

/**
 * What saves the estimate that is shown (ES-05).
 * @example
 * const buyer = { buyerName: 'Mina', address1: '', address2: '' };
 * const request = estimateRequestOf(cart, 1, buyer, '2026.11.20');
 * [request.cart.cartUnitIds, request.cart.payableSeen, request.bodyTable.length]; // [ [ 1, 2 ], 38790, 3 ]
 */
export const estimateRequestOf = (
  state: Cart,
  cartVersion: number,
  buyer: EstimateBuyer,
  date: string,
): EstimateRequest => ({
  ...estimateTables(estimateOf(state, buyer, date), estimateWords[state.storefront.language]),
  cart: {
    cartUnitIds: chosenUnits(state).map(({ cartUnitId }) => cartUnitId),
    cartVersion,
    payableSeen: payableOf(state),
    ...shippedTo(state),
  },
});
