import { closedNudges, oneClickShowings, type Cookie } from '@baguni/contract';
import { nudgeTypes, type NudgeType } from '@baguni/domain';
import type { NudgeMemory } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import { attempt } from './attempt.ts';
import { browserCookies, type CookieJar } from './browser-cookies.ts';

const cookieOf = (nudge: NudgeType): Cookie<'Closed'> | undefined =>
  nudge === 'NudgingUniverseClubAutoRenewal' ? undefined : closedNudges[nudge];

export const nudgeMemory = (jar: CookieJar): NudgeMemory => {
  const cookies = browserCookies(jar);
  const isClosed = (nudge: NudgeType): boolean => {
    const cookie = cookieOf(nudge);
    return cookie !== undefined && O.isSome(cookies.read(cookie));
  };
  return {
    recall: () =>
      attempt(
        () => ({
          closed: nudgeTypes.filter(isClosed),
          oneClickShowings: Number(O.getOrElse(() => '0')(cookies.read(oneClickShowings))),
        }),
        { closed: [], oneClickShowings: 0 },
      ),
    rememberClosed: (nudge) => {
      const cookie = cookieOf(nudge);
      if (cookie !== undefined) attempt(() => cookies.write(cookie, 'Closed'), undefined);
    },
    rememberShowings: (showings) =>
      attempt(() => cookies.write(oneClickShowings, String(Math.min(showings, 9))), undefined),
  };
};
