import { keepSame } from '../money/keep-same.ts';

/** Response parts that affect the total. If one is unreadable, it is skipped and the total is marked uncertain. */
export const priceParts = [
  'Discount',
  'FundingDiscount',
  'ExtraDiscount',
  'Coupon',
  'ShippingTerms',
  'ShippingFee',
  'OverseaFee',
] as const;
export type PricePart = (typeof priceParts)[number];

/** Returns the missing parts after a response: new ones for its kinds, earlier ones for other kinds. */
export const missingAfter = (
  known: readonly PricePart[],
  brings: readonly PricePart[],
  lacks: readonly PricePart[] = [],
): readonly PricePart[] =>
  keepSame(
    known,
    priceParts.filter((part) => (brings.includes(part) ? lacks.includes(part) : known.includes(part))),
  );
