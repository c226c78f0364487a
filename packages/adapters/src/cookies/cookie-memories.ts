import {
  clearingLine,
  cookieLine,
  readCookie,
  type Cookie,
  closedCouponPrompt,
  closedNudges,
  quietNudges,
  oneClickShowings,
  currency,
  shipnation,
  shippingMethodType,
} from '@baguni/contract';
import type { CouponPromptMemory, NudgeMemory, OverseaChoice, OverseaMemory } from '@baguni/use-cases';
import { noNudges, nudgeTypes, type NudgeType } from '@baguni/domain/internal';

/** Runs the action. Returns the fallback if the browser throws, for example because it denies storage. */
const attempt = <A>(act: () => A, otherwise: A): A => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

interface CookieJar {
  cookie: string;
}

interface BrowserCookies {
  readonly read: <A extends string>(cookie: Cookie<A>) => A | undefined;
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

export const couponPromptMemory = (jar: CookieJar): CouponPromptMemory => {
  const cookies = browserCookies(jar);
  return {
    isClosed: () => attempt(() => cookies.read(closedCouponPrompt) !== undefined, false),
    rememberClosed: () => attempt(() => cookies.write(closedCouponPrompt, 'Closed'), undefined),
  };
};

const cookieOf = (nudge: NudgeType): Cookie<'Closed'> | undefined =>
  nudge === 'NudgingUniverseClubAutoRenewal' ? undefined : closedNudges[nudge];

export const nudgeMemory = (jar: CookieJar): NudgeMemory => {
  const cookies = browserCookies(jar);
  const isClosed = (nudge: NudgeType): boolean => {
    const cookie = cookieOf(nudge);
    return cookie !== undefined && cookies.read(cookie) !== undefined;
  };
  return {
    recall: () =>
      attempt(
        () => ({
          closed: nudgeTypes.filter(isClosed),
          isQuiet: cookies.read(quietNudges) !== undefined,
          oneClickShowings: Number(cookies.read(oneClickShowings) ?? '0'),
        }),
        noNudges,
      ),
    rememberClosed: (nudge) => {
      for (const cookie of [quietNudges, cookieOf(nudge)])
        if (cookie !== undefined) attempt(() => cookies.write(cookie, 'Closed'), undefined);
    },
    rememberShowings: (showings) =>
      attempt(() => cookies.write(oneClickShowings, String(Math.min(showings, 9))), undefined),
  };
};

/** Country, company and currency as cookies of a document. Values that are not valid in a cookie are not written. */
export const overseaMemory = (jar: CookieJar): OverseaMemory => {
  const cookies = browserCookies(jar);
  const write = <A extends string>(cookie: Cookie<A>, value: string | undefined): void => {
    const word = cookie.values.get(value ?? '');
    if (word !== undefined) cookies.write(cookie, word);
  };
  return {
    recall: async () => ({ company: cookies.read(shippingMethodType), currency: cookies.read(currency) }),
    remember: (choice: Partial<OverseaChoice>) => async () => {
      write(shipnation, choice.country);
      write(shippingMethodType, choice.company);
      write(currency, choice.currency);
    },
  };
};
