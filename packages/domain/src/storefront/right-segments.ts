import { option as O } from 'fp-ts';
import type { CartPlace } from './routes.ts';
import type { Device, Language } from './storefront.ts';

export interface BrowserChoice {
  readonly device: Device;
  /** True if the query has `fromPC=true`, or had it before in this session. */
  readonly fromPC: boolean;
  readonly charset: O.Option<Language>;
}

export interface Segments {
  /** First segment, e.g. `ko`. */
  readonly language: Language;
  /** Second segment, e.g. `m`. */
  readonly device: Device;
}

const ledTo: readonly Language[] = ['en', 'cn'];

const rightDevice = (asked: O.Option<Device>, { device, fromPC }: BrowserChoice): Device =>
  fromPC && device === 'm' && O.isSome(asked) ? asked.value : device;

/**
 * Returns the segments of a page: the browser’s device, unless `fromPC` keeps the current one, and the charset’s
 * language.
 * @example
 * const asked = { language: 'ko', device: O.some('pc' as const) } as const;
 * rightSegments(asked, { device: 'm', fromPC: false, charset: O.some('en') }); // { language: 'en', device: 'm' }
 * rightSegments(asked, { device: 'm', fromPC: true, charset: O.none }); // { language: 'ko', device: 'pc' }
 */
export const rightSegments = (asked: Pick<CartPlace, 'language' | 'device'>, browser: BrowserChoice): Segments => ({
  language: O.getOrElse(() => asked.language)(O.filter((one: Language) => ledTo.includes(one))(browser.charset)),
  device: rightDevice(asked.device, browser),
});
