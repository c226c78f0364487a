/** An address taken apart; both a URL and a browser's location have this form. */
export interface AddressParts {
  /** The path, from its first slash on. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/iu;

/** What stands before the path of an address: scheme, host and port, or nothing. */
export const originOf = (address: string): string => origin.exec(address)?.[0] ?? '';

/** Takes an address apart, whole or from its path on, without resolving or decoding anything. Never throws. */
export const partsOf = (address: AddressParts | string): AddressParts => {
  if (typeof address !== 'string') return address;
  const local = address.slice(originOf(address).length);
  const [beforeHash = ''] = local.split('#', 1);
  const [pathname = ''] = beforeHash.split('?', 1);
  return { pathname, search: beforeHash.slice(pathname.length), hash: local.slice(beforeHash.length) };
};

/** Text that was percent-encoded, decoded once; null where it is not a valid encoding. */
export const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
