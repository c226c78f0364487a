import { option as O } from 'fp-ts';

/** One cookie of the page: its values, what they mean, and how long it lives. */
export interface Cookie<A extends string> {
  readonly name: string;
  /** What each value of the cookie means; any other counts as absent (CS-5). */
  readonly values: ReadonlyMap<string, A>;
  /** In s; 0 for as long as the browser is open. */
  readonly maxAgeS: number;
}

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

/** Reads a cookie out of all; the first of a name counts, and an unknown value counts as absent (CO-01). */
export const readCookie = <A extends string>(cookies: string, cookie: Cookie<A>): O.Option<A> =>
  O.fromNullable(cookie.values.get(textOf(cookies, cookie.name) ?? ''));

const attributes = (maxAgeS: number | null): string =>
  `; Path=/${maxAgeS === null ? '' : `; Max-Age=${maxAgeS}`}; SameSite=Lax; Secure`;

const valueOf = <A extends string>(cookie: Cookie<A>, value: A): string =>
  [...cookie.values].find(([, meaning]) => meaning === value)?.[0] ?? value;

/** The line that sets a cookie (CO-01). */
export const cookieLine = <A extends string>(cookie: Cookie<A>, value: A): string =>
  `${cookie.name}=${encodeURIComponent(valueOf(cookie, value))}${attributes(cookie.maxAgeS || null)}`;

/** The line that clears a cookie, e.g. the tab's once it was read (LS-09). */
export const clearingLine = (cookie: Pick<Cookie<string>, 'name'>): string => `${cookie.name}=${attributes(0)}`;
