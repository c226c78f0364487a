import { foreignVersions, type Lock } from './supply.ts';

/** When each version of the lock was published, as the registry says: `name@version` to an ISO day. */
export type ReleaseDays = Readonly<Record<string, string>>;

/** How long a new version waits before we take it: most that are malicious are found within days (SC-3). */
export const WAITING_DAYS = 7;

/**
 * Versions that were taken before they had waited, each with the day on which that was seen. Empty it when it grows old:
 * they have waited since.
 */
export const takenEarly: Readonly<Record<string, string>> = {
  '@testing-library/user-event@14.6.12': '2026-11-23',
  '@tybys/wasm-util@0.10.5': '2026-11-23',
  'axe-core@4.14.1': '2026-11-23',
  'baseline-browser-mapping@2.11.38': '2026-11-23',
  'browserslist@4.29.6': '2026-11-23',
  'csstype@3.2.4': '2026-11-23',
  'electron-to-chromium@1.5.490': '2026-11-23',
  'minimatch@11.0.9': '2026-11-23',
  'node-releases@2.0.65': '2026-11-23',
  'object-inspect@1.14.0': '2026-11-23',
  'set-cookie-parser@3.2.3': '2026-11-23',
  'source-map-js@1.2.3': '2026-11-23',
  'style-mod@4.1.5': '2026-11-23',
  'update-browserslist-db@1.4.0': '2026-11-23',
};

const DAY_MS = 86_400_000;

/** The versions that must have waited; those for one system alone come with the package that names them, and are its parts. */
const waitingVersions = (lock: Lock): readonly string[] =>
  foreignVersions(
    Object.fromEntries(Object.entries(lock).filter(([, { os, cpu, libc }]) => (os ?? cpu ?? libc) === undefined)),
  );

/** How many days are asked for in one run at the most: few versions are new at a time. */
export const ASKED_AT_MOST = 20;

const isDays = (value: unknown): value is ReleaseDays =>
  typeof value === 'object' && value !== null && Object.values(value).every((day) => typeof day === 'string');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The days that are written down. */
export const releaseDaysOf = (text: string): ReleaseDays => {
  const days = parsed(text);
  if (!isDays(days)) throw new Error('The days of the versions cannot be read.');
  return days;
};

/** The days as they are written down: of the lock's versions alone, in their order. */
export const releaseDaysText = (lock: Lock, days: ReleaseDays): string => {
  const rows = waitingVersions(lock)
    .toSorted()
    .flatMap((version) => (days[version] === undefined ? [] : [[version, days[version]] as const]));
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
};

/** The day of a version in what `npm view … time --json` has written; undefined where it says none. */
export const dayIn = (output: string, version: string): string | undefined => {
  const times = parsed(output);
  return isDays(times) ? times[version]?.slice(0, 10) : undefined;
};

/** Versions of the lock of which nobody has written down when they were published. */
export const withoutDay = (lock: Lock, days: ReleaseDays): readonly string[] =>
  waitingVersions(lock).filter((version) => days[version] === undefined);

/** Versions of the lock that have not waited, with the day on which they were published (SC-3). @param now ms since 1970 UTC */
export const tooYoung = (
  lock: Lock,
  days: ReleaseDays,
  now: number,
  early: Readonly<Record<string, string>> = takenEarly,
): readonly string[] =>
  waitingVersions(lock).flatMap((version) => {
    const day = days[version];
    if (day === undefined || early[version] !== undefined) return [];
    // of the day on which it came nobody has noted the hour: it counts from its end
    return now - Date.parse(day) < (WAITING_DAYS + 1) * DAY_MS ? [`${version} of ${day}`] : [];
  });
