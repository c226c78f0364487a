import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { Won } from '../money/won.ts';
import { priceCart } from '../price/price-cart.ts';
import type { Cart } from '../cart/cart.ts';
import { pricingInput } from './priced-of.ts';

/**
 * What each selected unit would cost to ship with a company, as the summary counts it: 0 from the free threshold on (OV-03, OV-11).
 * @example
 * const byCJ = { ...cart, shippingCountry: 'Japan', oversea: anOversea('CJ', cart.selected) };
 * overseaFeesWith(byCJ, 'CJ'); // [ 9000, 9000 ]
 * overseaFeesWith({ ...byCJ, oversea: { ...byCJ.oversea, freeFrom: O.some(won(30_000)) } }, 'CJ'); // [ 0, 0 ]
 */
export const overseaFeesWith = (state: Cart, company: ShippingCompanyType): readonly Won[] => {
  const input = pricingInput({ ...state, oversea: { ...state.oversea, selectedCompany: company } });
  // fees that were read before a failure are not charged any more, but still shown, dimmed
  const { entries } = priceCart({ ...input, shippingKnown: true });
  return entries.flatMap(({ kind, amount }) => (kind === 'OverseaShipping' ? [amount] : []));
};
