import type { EstimateBuyer } from '../entities/buyer/buyer.ts';
import type { Cart } from '../cart/cart.ts';

/** Limit of a text field in the estimate, in UTF-16 code units. */
export const ESTIMATE_TEXT_LENGTH = 100;

export const estimateBuyerFields = [
  'buyerName',
  'address1',
  'address2',
] as const satisfies readonly (keyof EstimateBuyer)[];

const cut = (text: string): string => text.slice(0, ESTIMATE_TEXT_LENGTH).toWellFormed();

/** Returns the initial fields: the name and the latest shipping address (ES-01). */
export const estimateBuyerOf = ({
  buyer,
  destination: { address: latestShippingAddress },
}: Pick<Cart, 'buyer' | 'destination'>): EstimateBuyer => ({
  buyerName: cut(buyer.buyerName),
  address1: cut(latestShippingAddress?.address ?? ''),
  address2: '',
});

/** Days start at midnight in Korea, 9 hours before midnight UTC. */
const KOREA_MS = 9 * 60 * 60 * 1000;

const digitsInKorea = (now: number): string => new Date(now + KOREA_MS).toISOString().replace(/\D/gu, '');

/** Returns the day in Korea as `YYYY.MM.DD`. */
export const estimateDate = (now: number): string => {
  const digits = digitsInKorea(now);
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].join('.');
};

/** Returns the second in Korea as `YYYYMMDDhhmmss`, the suffix of the print title (ES-04). */
export const estimateTimestamp = (now: number): string => digitsInKorea(now).slice(0, 14);

/** True if a text is a day in the format of an estimate. */
export const isEstimateDate = (text: string): boolean => {
  const day = text.replaceAll('.', '-');
  const ms = /^\d{4}\.\d\d\.\d\d$/u.test(text) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(day);
};
