import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import type { Won } from '../money/won.ts';
import { priceCart } from '../price/price-cart.ts';
import type { Cart } from '../cart/cart.ts';
import { pricingInput } from './priced-of.ts';

/**
 * Returns the fee of each selected unit with a company; 0 from the free threshold on (OV-03, OV-11).
 * @example
 * const byCJ = { ...cart, shippingCountry: 'Japan', oversea: anOversea('CJ', cart.selected) };
 * overseaFeesWith(byCJ, 'CJ'); // [ 9000, 9000 ]
 * overseaFeesWith({ ...byCJ, oversea: { ...byCJ.oversea, freeFrom: O.some(won(30_000)) } }, 'CJ'); // [ 0, 0 ]
 */
export const overseaFeesWith = (state: Cart, company: ShippingCompanyType): readonly Won[] => {
  const input = pricingInput({ ...state, oversea: { ...state.oversea, selectedCompany: company } });
  // fees read before a failure are not charged, but shown dimmed
  const { entries } = priceCart({ ...input, shippingKnown: true });
  return entries.flatMap(({ kind, amount }) => (kind === 'OverseaShipping' ? [amount] : []));
};
