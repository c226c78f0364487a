import { hasBenefits } from '../../best-combination/benefits.ts';
import { sum } from '../../money/won.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { PricedCart } from '../../price/priced-cart.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { Shop } from '../shop.ts';
import { rateOfUnit } from '../tax/tax-terms.ts';
import type { AddedTax } from './offers-question.ts';

/** A unit has at most three rounded taxes: of its line, of its overseas fee and of its share of a parcel's fee. */
const MOST_TAXES = 3;

/** Tolerance of a bound. */
const TINY = 1e-6;

/** Returns an upper bound of the rounding error in the tax of a cart. */
const mostRounded = ({ tax, currency }: Shop, units: number, rates: number): number => {
  const { rounding = currency.rounding } = tax ?? {};
  const each = rounding === 'HalfUp' || rounding === 'HalfEven' ? 0.5 : 1;
  return each * (tax?.roundedPer === 'Total' ? rates : MOST_TAXES * units);
};

/**
 * Returns the tax that a shop adds to its prices. One bound of a saving taxes everything that is left at the lowest
 * rate. If no amount can move from one unit to another, another one taxes the whole saving at the highest rate.
 */
export const addedTaxOf = (shop: Shop, bare: PricingInput, hasCoupons: boolean): AddedTax | undefined => {
  const { tax, currency } = shop;
  const units = bare.units.filter(({ cartUnitId }) => bare.selected.has(cartUnitId));
  if (tax?.prices !== 'Exclusive' || units.length === 0) return undefined;
  const taxOf = ({ entries }: PricedCart): number =>
    sum(tax.entriesOf(currency, bare.units, entries).map(({ amount }) => amount));
  const priced = priceCart({ ...bare, appliedCoupons: [] });
  const { payable } = priced;
  const full = payable + taxOf(priced);
  const rates = [...new Set(units.map((unit) => 1 + rateOfUnit(tax, unit) / 100))];
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  const rounded = mostRounded(shop, units.length, rates.length);
  const fees = totalOf(priced.entries.filter(({ place }) => place.type === 'Bundle'));
  const canMove = hasCoupons || hasBenefits(bare);
  return {
    taxOf,
    boundOf: (saving) => {
      const ofRest = full - (payable - saving) * lowest + rounded;
      const ofSaving = saving * highest + fees * (highest - lowest) + 2 * rounded;
      return Math.floor((canMove ? ofRest : Math.min(ofRest, ofSaving)) + TINY);
    },
  };
};
