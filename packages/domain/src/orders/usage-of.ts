import type { Cart } from '../cart/cart.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { overseaGauges, type OverseaGauge } from '../overseas/usage.ts';

/** Returns the usage of each limit of the chosen company; none at home or without a selection (OV-04..OV-08). */
export const overseaUsageOf = (state: Cart): readonly OverseaGauge[] => {
  const { chosen, payableWithoutShipping, oversea } = checkoutFactsOf(state);
  if (oversea === undefined) return [];
  const { country, exchangeRates, selectedCompany } = oversea;
  return overseaGauges({ chosen, payableWithoutShipping, country, exchangeRates }, selectedCompany);
};
