import { option as O } from 'fp-ts';

/** One cookie of the cart: its values, what they mean, and how long it lives. Page and server read and write it alike (CO-01). */
export interface Cookie<A extends string> {
  /** Its name in the browser. */
  readonly name: string;
  /** What each value of the cookie means; any other counts as absent (CS-5). */
  readonly values: ReadonlyMap<string, A>;
  /** In s; 0 for as long as the browser is open. */
  readonly maxAgeS: number;
}

/** Where each cookie is sent: to every page of the host, over https, and not along with what another site embeds (CO-01). */
export const cookieAttributes = { path: '/', sameSite: 'Lax', secure: true } as const;

/**
 * What a value of a cookie means; one that is missing, or that the cookie does not know, counts as absent (CO-01).
 * @example
 * O.toNullable(cookieMeaning(tabType, 'emartmall')); // SmileFresh
 * O.toNullable(cookieMeaning(tabType, 'elsewhere')); // null
 */
export const cookieMeaning = <A extends string>(cookie: Cookie<A>, value: string | undefined): O.Option<A> =>
  O.fromNullable(cookie.values.get(value ?? ''));

/**
 * The value that a cookie has for a meaning: the first of those that mean it.
 * @example
 * cookieValue(charset, 'en'); // enUS
 */
export const cookieValue = <A extends string>({ values }: Cookie<A>, meaning: A): string =>
  [...values].find(([, each]) => each === meaning)?.[0] ?? meaning;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const textOf = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? undefined : decoded(pair.slice(name.length + 1));
};

/**
 * Reads a cookie out of all; the first of a name counts, and an unknown value counts as absent (CO-01).
 * @example
 * O.toNullable(readCookie('shipnation=JP; charset=zhCN', charset)); // cn
 */
export const readCookie = <A extends string>(cookies: string, cookie: Cookie<A>): O.Option<A> =>
  cookieMeaning(cookie, textOf(cookies, cookie.name));

const { path, sameSite } = cookieAttributes;

const attributes = (maxAgeS: number | null): string =>
  `; Path=${path}${maxAgeS === null ? '' : `; Max-Age=${maxAgeS}`}; SameSite=${sameSite}; Secure`;

/**
 * The line by which a document sets a cookie (CO-01).
 * @example
 * cookieLine(charset, 'en'); // charset=enUS; Path=/; Max-Age=31536000; SameSite=Lax; Secure
 */
export const cookieLine = <A extends string>(cookie: Cookie<A>, meaning: A): string =>
  `${cookie.name}=${encodeURIComponent(cookieValue(cookie, meaning))}${attributes(cookie.maxAgeS || null)}`;

/**
 * The line by which a document clears a cookie, e.g. the tab's once it was read (LS-09).
 * @example
 * clearingLine(tabType); // tabType=; Path=/; Max-Age=0; SameSite=Lax; Secure
 */
export const clearingLine = (cookie: Pick<Cookie<string>, 'name'>): string => `${cookie.name}=${attributes(0)}`;
