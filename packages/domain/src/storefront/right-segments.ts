import { option as O } from 'fp-ts';
import type { CartPlace } from './routes.ts';
import type { Device, Language } from './storefront.ts';

/** What decides the segments of a page's path, beside the path itself. */
export interface BrowserChoice {
  /** The device that the browser runs on. */
  readonly device: Device;
  /** The query says `fromPC=true`. */
  readonly fromPC: boolean;
  /** The language that the charset of query or cookie names. */
  readonly charset: O.Option<Language>;
}

/** The first segments of the path of a page. */
export interface Segments {
  /** The first segment, e.g. `ko`. */
  readonly language: Language;
  /** The segment behind it, e.g. `m`. */
  readonly device: Device;
}

/** A charset leads to these languages and to no other (RT-06). */
const ledTo: readonly Language[] = ['en', 'cn'];

const rightDevice = (asked: O.Option<Device>, { device, fromPC }: BrowserChoice): Device =>
  fromPC && device === 'm' && O.isSome(asked) ? asked.value : device;

/**
 * The segments under which a page is shown: of the browser's device, unless `fromPC` keeps a mobile browser where it is,
 * and in the language of its charset (RT-05, RT-06).
 * @example
 * const asked = { language: 'ko', device: O.some('pc' as const) } as const;
 * rightSegments(asked, { device: 'm', fromPC: false, charset: O.some('en') }); // { language: 'en', device: 'm' }
 * rightSegments(asked, { device: 'm', fromPC: true, charset: O.none }); // { language: 'ko', device: 'pc' }
 */
export const rightSegments = (asked: Pick<CartPlace, 'language' | 'device'>, browser: BrowserChoice): Segments => ({
  language: O.getOrElse(() => asked.language)(O.filter((one: Language) => ledTo.includes(one))(browser.charset)),
  device: rightDevice(asked.device, browser),
});
