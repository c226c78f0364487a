import { attempt } from '../money/either.ts';

/** Parts of an address, as in a URL or a browser’s location. */
export interface AddressParts {
  /** Path with its leading slash. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/iu;

/** Returns scheme, host and port of an address, or an empty string. */
export const originOf = (address: string): string => origin.exec(address)?.[0] ?? '';

/** Splits an absolute or relative address without resolving or decoding. Never throws. */
export const partsOf = (address: AddressParts | string): AddressParts => {
  if (typeof address !== 'string') return address;
  const local = address.slice(originOf(address).length);
  const [beforeHash = ''] = local.split('#', 1);
  const [pathname = ''] = beforeHash.split('?', 1);
  return { pathname, search: beforeHash.slice(pathname.length), hash: local.slice(beforeHash.length) };
};

/** Percent-decodes a text once; null if the encoding is invalid. */
export const decoded = (text: string): string | null => attempt(() => decodeURIComponent(text)) ?? null;
