import { isOrderable } from '../entities/cart/cart-unit.ts';
import { won } from '../money/won.ts';
import { totalOf } from './ledger/ledger.ts';
import { leftOf } from './ledger/line.ts';
import { priceSteps, parcelsTotal, priceTogether, type PricingInput } from './price-steps.ts';
import { LazyLedgers } from './priced/lazy-ledgers.ts';
import type { PricedCart } from './priced/summary.ts';

/**
 * Prices a cart (PR-01..PR-08). It reads no clock and caches nothing.
 * @example
 * priceCart(pricingInput(cart)).payable; // 38790
 * priceCart({ ...pricingInput(cart), selected: new Set([cartUnitId(2)]) }).payable; // 12990
 */
export const priceCart = (input: PricingInput): PricedCart => {
  const { units, selected, appliedCoupons, shippingKnown, unreadParcels } = input;
  const chosen = units.filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit));
  const pricing = priceTogether(priceSteps, chosen, appliedCoupons, input);
  const goods = leftOf(pricing.lines);
  const totals = {
    goods,
    payable: won(goods + parcelsTotal(pricing) + totalOf(pricing.overseas)),
    shippingKnown:
      shippingKnown && (!unreadParcels?.size || chosen.every(({ bundleKey }) => !unreadParcels.has(bundleKey))),
    extraDiscountBasis: pricing.extraDiscountBasis,
  };
  return new LazyLedgers(
    totals,
    () => input,
    () => pricing,
  );
};
