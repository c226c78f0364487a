import { sum, won, type Won } from '../money/won.ts';
import { cartSummary } from '../price/priced/summary.ts';
import { chosenUnits, pricedOf } from '../selectors/priced-of.ts';
import { withRequestedQuantities } from '../selectors/requested-quantities.ts';
import type { Cart } from '../cart/cart.ts';
import type { Tenant } from '../storefront/storefront.ts';
import type { EstimateBuyer } from '../entities/buyer/estimate-buyer.ts';
import { estimateGroups, type EstimateGroup } from './estimate-lines.ts';

/** The sums of an estimate, in won; `total` is what the cart asks for (ES-03). */
export interface EstimateSums {
  /** Of all lines before discounts. */
  readonly supplyPrice: Won;
  /** As an amount above 0. */
  readonly discount: Won;
  /** Supply price less discount. */
  readonly supplyTotal: Won;
  /** Less what shipping coupons take off it. */
  readonly shipping: Won;
  /** What shipping abroad costs; 0 at home. */
  readonly overseaShipping: Won;
  /** What the cart asks for. */
  readonly total: Won;
}

/** An estimate of what is selected (ES-01, ES-02). */
export interface Estimate {
  /** Whose registration data stand in it. */
  readonly tenant: Tenant;
  /** For whom it is. */
  readonly buyer: EstimateBuyer;
  /** `YYYY.MM.DD` */
  readonly date: string;
  /** One for each unit: its item, then its additions. */
  readonly groups: readonly EstimateGroup[];
  /** What the lines add up to, with shipping. */
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

/**
 * The estimate of a cart: of the units that its total concerns, with the quantities that are being saved (ES-03, QT-05).
 * @example
 * const buyer = { buyerName: 'Mina', address1: '', address2: '' };
 * const { groups, sums } = estimateOf(cart, buyer, '2026.11.20');
 * groups.map(([line]) => `${line?.name} ${line?.supplyTotal}`); // [ 'Apples 25800', 'Pears 9990' ]
 * [sums.supplyTotal, sums.shipping, sums.total]; // [ 35790, 3000, 38790 ]
 */
export const estimateOf = (saved: Cart, buyer: EstimateBuyer, date: string): Estimate => {
  const state = withRequestedQuantities(saved);
  const groups = estimateGroups(chosenUnits(state), pricedOf(state));
  return { tenant: state.storefront.tenant, buyer, date, groups, sums: sumsOf(state, groups) };
};
