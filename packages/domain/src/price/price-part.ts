import { keepSame } from '../money/keep-same.ts';

/**
 * The parts of answers that a total is made of, and that can be left out alone where they cannot be read (CM-53): then
 * the total is not sure, and says so.
 */
export const priceParts = [
  /** A discount of a unit (DC-01). */
  'Discount',
  'FundingDiscount',
  'ExtraDiscount',
  /** A coupon in use (CP-17). */
  'Coupon',
  /** A policy of shipping, or what is the same for a whole parcel (SH-01, SH-02). */
  'ShippingTerms',
  /** The server's fee of a parcel (CM-13). */
  'ShippingFee',
  /** What a company asks for carrying a unit overseas (CM-18). */
  'OverseaFee',
] as const;
/** A part of an answer that a total is made of. */
export type PricePart = (typeof priceParts)[number];

/**
 * What a new answer leaves missing: of the kinds that it brings those that it lacks; of the others what was missing before.
 * @example
 * missingAfter(['Discount', 'Coupon'], ['Coupon', 'ShippingFee'], ['ShippingFee']); // [ 'Discount', 'ShippingFee' ]
 */
export const missingAfter = (
  known: readonly PricePart[],
  brings: readonly PricePart[],
  lacks: readonly PricePart[] = [],
): readonly PricePart[] =>
  keepSame(
    known,
    priceParts.filter((part) => (brings.includes(part) ? lacks.includes(part) : known.includes(part))),
  );
