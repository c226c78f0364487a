import { clearingLine, cookieLine, readCookie, type Cookie } from '@baguni/contract';
import type { option as O } from 'fp-ts';

/** Of a browser's document, what holds its cookies. */
export interface CookieJar {
  cookie: string;
}

/** The cookies of a browser (CO-01). */
export interface BrowserCookies {
  readonly read: <A extends string>(cookie: Cookie<A>) => O.Option<A>;
  readonly write: <A extends string>(cookie: Cookie<A>, value: A) => void;
  readonly clear: (cookie: Pick<Cookie<string>, 'name'>) => void;
}

/** The cookies of a document. */
export const browserCookies = (jar: CookieJar): BrowserCookies => {
  const set = (line: string): void => {
    jar.cookie = line;
  };
  return {
    read: (cookie) => readCookie(jar.cookie, cookie),
    write: (cookie, value) => set(cookieLine(cookie, value)),
    clear: (cookie) => set(clearingLine(cookie)),
  };
};
