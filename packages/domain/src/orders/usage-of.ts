import type { Cart } from '../cart/cart.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { overseaGauges, type OverseaGauge } from '../overseas/usage.ts';

/**
 * Returns the usage of each limit of the chosen company for the selected units (OV-04..OV-08). Empty for domestic
 * orders or an empty selection.
 * @example
 * const toJapan = replaceFields(cart, { destination: { country: 'Japan', overseas: anOversea('CJ', cart.selected) } });
 * const gauges = overseaUsageOf(toJapan);
 * gauges.map(({ used, max, unit }) => [used, max, unit]); // [ [ 3, 30, 'piece' ], [ 3891, 16600, 'JPY' ], [ 0, 30, 'kg' ] ]
 */
export const overseaUsageOf = (state: Cart): readonly OverseaGauge[] => {
  const { chosen, payableWithoutShipping, oversea } = checkoutFactsOf(state);
  if (oversea === undefined) return [];
  const { country, exchangeRates, selectedCompany } = oversea;
  return overseaGauges({ chosen, payableWithoutShipping, country, exchangeRates }, selectedCompany);
};
