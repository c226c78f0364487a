import { maskedCart } from '@baguni/adapters/session-file';
import { cartDocument, documentOf } from '@baguni/contract';
import type { Cart } from '@baguni/domain/internal';

/** The fields that determine prices, rules and coupons. Addresses, memos and other data of the page are not among them. */
const fields = [
  'storefront',
  'shippingCountry',
  'buyer',
  'selected',
  'units',
  'shippingPolicies',
  'bundleTerms',
  'appliedCoupons',
  'coupons',
  'oversea',
  'extraDiscountCandidates',
  'fundingDiscounts',
  'pricesAsOf',
] as const satisfies readonly (keyof ReturnType<typeof documentOf>)[];

/** Personal data, and what only the page shows. */
const leftOut: ReadonlySet<string> = new Set([
  'buyerName',
  'encStr',
  'itemImageUrl',
  'shopLink',
  'miniShopName',
  'brandName',
  'brandId',
  'insertDateISO',
]);

/** Prints a cart as JSON for the playground, without personal data. */
export const printCart = (cart: Cart): string => {
  const whole = cartDocument.encode(documentOf(maskedCart(cart)));
  const chosen = Object.fromEntries(fields.map((name) => [name, whole[name]]));
  return JSON.stringify(chosen, (name, value: unknown) => (leftOut.has(name) || value === null ? undefined : value), 2);
};

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the address of the playground with a cart. A fragment is not sent to any server. */
export const playgroundAddress = async (cart: Cart): Promise<string> => {
  const text = new Blob([JSON.stringify(printCart(cart))]);
  const packed = await new Response(text.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  return `/playground/#cart=${toBase64Url(new Uint8Array(packed))}`;
};
