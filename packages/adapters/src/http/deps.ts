import type { Device, EnvironmentName, Language, Log } from '@baguni/domain';

/** What calls over HTTP need from outside; nothing global is touched. */
export interface HttpDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin and base path of the API, or the base path alone, e.g. `/api`. */
  readonly baseUrl: string;
  /** Where we are: it decides how long a call waits (CM-52); asked again for each call. */
  readonly environmentName: () => EnvironmentName;
  /** The language of the item texts that are asked for. */
  readonly language: Language;
  /** The device of the page, and whether the app shows it: some coupons are for one only (CP-20). */
  readonly device?: Device;
  readonly isApp?: boolean;
  /** A new UUID for each write (BL-8). */
  readonly newId: () => string;
  /** Where answers that could not be read are reported. */
  readonly log?: Log;
  /** Waits, in ms; a timer where it is left out. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** 0 to below 1; Math.random where it is left out. */
  readonly random?: () => number;
}
