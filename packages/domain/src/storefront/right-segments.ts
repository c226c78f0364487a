import type { CartPlace } from './routes.ts';
import type { Device, Language } from './storefront.ts';

export interface BrowserChoice {
  readonly device: Device;
  /** True if the query has `fromPC=true`, or had it before in this session. */
  readonly fromPC: boolean;
  readonly charset: Language | undefined;
}

export interface Segments {
  /** First segment, e.g. `ko`. */
  readonly language: Language;
  /** Second segment, e.g. `m`. */
  readonly device: Device;
}

const ledTo: readonly Language[] = ['en', 'cn'];

const rightDevice = (asked: Device | undefined, { device, fromPC }: BrowserChoice): Device =>
  fromPC && device === 'm' && asked !== undefined ? asked : device;

/** Returns the segments of a page: language by charset, and device by browser unless `fromPC` keeps it. */
export const rightSegments = (asked: Pick<CartPlace, 'language' | 'device'>, browser: BrowserChoice): Segments => ({
  language:
    (browser.charset !== undefined && ledTo.includes(browser.charset) ? browser.charset : undefined) ?? asked.language,
  device: rightDevice(asked.device, browser),
});
