import { option as O } from 'fp-ts';
import type { Brand } from '../money/ids.ts';

/** An address that the one checker of targets allowed: exactly what was checked (RD-2, RT-12). */
export type SafeTarget = Brand<string, 'SafeTarget'>;

/** An address taken apart by the URL standard. */
interface Url {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
}

/** The URL standard as every runtime has it: browsers, workers, Node; declared here, as the domain knows no platform. */
declare const URL: {
  readonly canParse: (address: string, base?: Url) => boolean;
  new (address: string, base?: Url): Url;
};

/** Where a page may lead. */
export interface TargetRules {
  /** The address of the page: relative targets are meant from here, and its own origin is always allowed. */
  readonly base: string;
  /** The hosts of this tenant (RT-16); nothing but https at the default port. */
  readonly allowedHosts: readonly string[];
}

/** The longest address that is followed, in UTF-16 units. */
const MAX_LENGTH = 2_048;

// backslash and controls are read differently by different readers of URLs; a space at an edge is dropped by some
const hasUnsafeCharacters = (text: string): boolean => /[\\\p{Cc}\p{Cs}]/u.test(text) || text !== text.trim();

// `https:host` is a host to some readers and a path to others
const isHalfScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:(?!\/\/[^/])/iu.test(text);

const isReadable = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= MAX_LENGTH &&
  !hasUnsafeCharacters(value) &&
  !isHalfScheme(value);

const hasUserInfo = (url: Url): boolean => url.username !== '' || url.password !== '';

const isListed = (url: Url, hosts: readonly string[]): boolean =>
  url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);

const isOwn = (url: Url, base: Url): boolean => /^https?:$/u.test(url.protocol) && url.origin === base.origin;

const resolved = (value: string, base: Url): Url | null => (URL.canParse(value, base) ? new URL(value, base) : null);

/** `@` before the first slash of the path is user-info even where it is empty, e.g. `https://@host`. */
const namesUser = (value: string): boolean => /^[^/?#]*:?\/\/[^/?#]*@/u.test(value);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where an address becomes a checked one
const checked = (url: Url): SafeTarget => url.href as SafeTarget;

/**
 * The address to follow, where data may lead there (RD-1 to RD-3, RD-7, RT-12); nothing else may ever be navigated to.
 * The value is not decoded, and what is answered is what was checked. What to do without one is for the caller (RD-4).
 * @example
 * const rules = { base: 'https://cart.outlet.example/ko/cart', allowedHosts: allowedHostsOf('production', 'outlet') };
 * O.toNullable(safeTarget('../order', rules)); // https://cart.outlet.example/order
 * O.toNullable(safeTarget('https://cart.outlet.example@evil.example', rules)); // null
 */
export const safeTarget = (value: unknown, { base, allowedHosts }: TargetRules): O.Option<SafeTarget> => {
  if (!isReadable(value) || namesUser(value) || !URL.canParse(base)) return O.none;
  const own = new URL(base);
  const url = resolved(value, own);
  if (url === null || hasUserInfo(url)) return O.none;
  return isOwn(url, own) || isListed(url, allowedHosts) ? O.some(checked(url)) : O.none;
};
