import { clearingLine, cookieLine, readCookie, type Cookie } from '@baguni/contract';
import type { option as O } from 'fp-ts';

export interface CookieJar {
  cookie: string;
}

export interface BrowserCookies {
  readonly read: <A extends string>(cookie: Cookie<A>) => O.Option<A>;
  readonly write: <A extends string>(cookie: Cookie<A>, value: A) => void;
  readonly clear: (cookie: Pick<Cookie<string>, 'name'>) => void;
}

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
