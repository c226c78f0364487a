import { attempt } from '../money/either.ts';
import type { Brand } from '../money/ids.ts';

/** An address approved by `safeTarget`: exactly the checked text. */
export type SafeTarget = Brand<string, 'SafeTarget'>;

interface Url {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
}

/** Standard URL class of browsers, workers and Node; declared here because the domain has no platform types. */
declare const URL: new (address: string, base?: Url) => Url;

export interface TargetRules {
  /** Address of the page: base of relative targets; its own origin is always allowed. */
  readonly base: string;
  /** Hosts of this tenant; only https at the default port. */
  readonly allowedHosts: readonly string[];
}

/** Maximum length of an address, in UTF-16 units. */
const MAX_LENGTH = 2_048;

// URL parsers disagree on backslashes and control characters, and some trim spaces.
const hasUnsafeCharacters = (text: string): boolean => /[\\\p{Cc}\p{Cs}]/u.test(text) || text !== text.trim();

// Some parsers read `https:host` as a host, others as a path.
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

/** Parses once: `URL.canParse` before it would parse each address twice. */
const resolved = (address: string, base?: Url): Url | undefined => attempt(() => new URL(address, base));

/** `@` before the path marks user info, even if empty, e.g. `https://@host`. */
const namesUser = (value: string): boolean => /^[^/?#]*:?\/\/[^/?#]*@/u.test(value);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where an address becomes a checked one
const checked = (url: Url): SafeTarget => url.href as SafeTarget;

/**
 * Returns the address if data may redirect there, otherwise undefined. Never navigate to any other address. The text is
 * not decoded: the result is exactly the checked text (RD-2).
 */
export const safeTarget = (value: unknown, { base, allowedHosts }: TargetRules): SafeTarget | undefined => {
  if (!isReadable(value) || namesUser(value)) return undefined;
  const own = resolved(base);
  if (own === undefined) return undefined;
  const url = resolved(value, own);
  if (url === undefined || hasUserInfo(url)) return undefined;
  return isOwn(url, own) || isListed(url, allowedHosts) ? checked(url) : undefined;
};
