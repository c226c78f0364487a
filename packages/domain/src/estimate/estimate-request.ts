import { type ShippingCompanyType, HOME_COUNTRY } from '../entities/overseas/country.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import { overseaIn } from '../selectors/situation.ts';
import { chosenUnits, payableOf } from '../selectors/priced-of.ts';
import type { Cart } from '../cart/cart.ts';
import type { EstimateBuyer } from '../entities/buyer/buyer.ts';
import { estimateTables } from './estimate-tables.ts';
import { estimateOf } from './estimate.ts';
import type { EstimateTables } from './sheet.ts';
import { estimateWords } from './estimate-words.ts';
import type { Answer } from '../cart/answer.ts';

/** The cart of an estimate. The server compares it with the current cart and never trusts it (ES-05). */
export interface EstimatedCart {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly cartVersion: number;
  /** Total shown to the shopper, in won. */
  readonly payableSeen: Won;
  readonly countryType: string;
  /** `Unknown` for a domestic order. */
  readonly shippingCompany: ShippingCompanyType;
}

/** Request of CM-44: the shown tables and their cart. */
export interface EstimateRequest extends EstimateTables {
  readonly cart: EstimatedCart;
}

const shippedTo = (state: Cart): Pick<EstimatedCart, 'countryType' | 'shippingCompany'> => {
  const { country = HOME_COUNTRY, selectedCompany = 'Unknown' } = overseaIn(state) ?? {};
  return { countryType: country, shippingCompany: selectedCompany };
};

/** Returns the request that saves the estimate as shown (ES-05). */
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

export interface EstimateFiles {
  readonly estimateToExcel: (request: EstimateRequest) => Answer<void>;
}
