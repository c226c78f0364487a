import { sum, won, type Won } from '../money/won.ts';
import { cartSummary } from '../price/priced-cart.ts';
import { chosenUnits, pricedOf, withRequestedQuantities } from '../selectors/priced-of.ts';
import type { Cart } from '../cart/cart.ts';
import type { Tenant } from '../storefront/storefront.ts';
import type { EstimateBuyer } from '../entities/buyer/buyer.ts';
import { estimateGroups, type EstimateGroup } from './estimate-lines.ts';

/** Sums of an estimate in won; `total` is the payable amount. */
export interface EstimateSums {
  readonly supplyPrice: Won;
  /** As a positive amount. */
  readonly discount: Won;
  readonly supplyTotal: Won;
  readonly shipping: Won;
  /** 0 for domestic orders. */
  readonly overseaShipping: Won;
  readonly total: Won;
}

export interface Estimate {
  readonly tenant: Tenant;
  readonly buyer: EstimateBuyer;
  readonly date: string;
  /** One group per unit: the item, then its additions. */
  readonly groups: readonly EstimateGroup[];
  readonly sums: EstimateSums;
}

const sumsOf = (state: Cart, groups: readonly EstimateGroup[]): EstimateSums => {
  const { price, overseaShippingTotal } = cartSummary(pricedOf(state));
  const lines = groups.flat();
  const supplyTotal = sum(lines.map((line) => line.supplyTotal));
  return {
    supplyPrice: sum(lines.map((line) => line.supplyPrice)),
    discount: sum(lines.map((line) => line.discount)),
    supplyTotal,
    shipping: won(price - overseaShippingTotal - supplyTotal),
    overseaShipping: overseaShippingTotal,
    total: price,
  };
};

/** Returns the estimate for the units in the total, with quantities that are still being saved (ES-03, QT-05). */
export const estimateOf = (saved: Cart, buyer: EstimateBuyer, date: string): Estimate => {
  const state = withRequestedQuantities(saved);
  const groups = estimateGroups(chosenUnits(state), pricedOf(state), state.storefront.language);
  return { tenant: state.storefront.tenant, buyer, date, groups, sums: sumsOf(state, groups) };
};
