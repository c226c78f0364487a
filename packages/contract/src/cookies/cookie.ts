import { attempt } from '@baguni/domain/internal';

/** A cookie of the cart, shared by page and server. */
export interface Cookie<A extends string> {
  readonly name: string;
  /** Meaning of each value; other values count as absent (CS-5). */
  readonly values: ReadonlyMap<string, A>;
  /** Lifetime in seconds; 0 for a session cookie. */
  readonly maxAgeS: number;
}

/** Sent to all pages of the host over https, but not with embedded cross-site requests. */
export const cookieAttributes = { path: '/', sameSite: 'Lax', secure: true } as const;

/**
 * Returns the meaning of a value, or undefined if it is missing or unknown.
 * @example
 * cookieMeaning(tabType, 'emartmall'); // SmileFresh
 * cookieMeaning(tabType, 'elsewhere'); // undefined
 */
export const cookieMeaning = <A extends string>(cookie: Cookie<A>, value: string | undefined): A | undefined =>
  cookie.values.get(value ?? '');

/**
 * Returns the first value with a meaning.
 * @example
 * cookieValue(charset, 'en'); // enUS
 */
export const cookieValue = <A extends string>({ values }: Cookie<A>, meaning: A): string =>
  [...values].find(([, each]) => each === meaning)?.[0] ?? meaning;

const decoded = (text: string): string => attempt(() => decodeURIComponent(text)) ?? '';

const textOf = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? undefined : decoded(pair.slice(name.length + 1));
};

/**
 * Reads one cookie; the first of a name counts, and unknown values count as absent.
 * @example
 * readCookie('shipnation=JP; charset=zhCN', charset); // cn
 */
export const readCookie = <A extends string>(cookies: string, cookie: Cookie<A>): A | undefined =>
  cookieMeaning(cookie, textOf(cookies, cookie.name));

const { path, sameSite } = cookieAttributes;

const attributes = (maxAgeS: number | null): string =>
  `; Path=${path}${maxAgeS === null ? '' : `; Max-Age=${maxAgeS}`}; SameSite=${sameSite}; Secure`;

/**
 * Returns a `document.cookie` line that sets a cookie.
 * @example
 * cookieLine(charset, 'en'); // charset=enUS; Path=/; Max-Age=31536000; SameSite=Lax; Secure
 */
export const cookieLine = <A extends string>(cookie: Cookie<A>, meaning: A): string =>
  `${cookie.name}=${encodeURIComponent(cookieValue(cookie, meaning))}${attributes(cookie.maxAgeS || null)}`;

/**
 * Returns a `document.cookie` line that deletes a cookie, e.g. the tab cookie after use (LS-09).
 * @example
 * clearingLine(tabType); // tabType=; Path=/; Max-Age=0; SameSite=Lax; Secure
 */
export const clearingLine = (cookie: Pick<Cookie<string>, 'name'>): string => `${cookie.name}=${attributes(0)}`;
