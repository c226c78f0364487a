import type { Translations } from '@baguni/presentation';
import type { PageConfig } from '../compose/config.ts';
import type { DocumentPage } from './document-page.ts';
import { environmentOfHost } from '../browser/environment-of-host.ts';
import { linksOf } from '../browser/links.ts';
import type { Network } from './network.ts';
import { storageOf } from '../browser/storage.ts';

/** What a page of ours is composed over. */
export const pageConfigOf = (
  window: Window,
  network: Network,
  navigate: PageConfig['navigate'],
  { storefront }: DocumentPage,
  words: Translations,
): PageConfig => ({
  window,
  storage: storageOf(window),
  fetch: network.fetch,
  navigate,
  storefront,
  words,
  links: linksOf({
    environment: environmentOfHost(window.location.hostname),
    tenant: storefront.tenant,
    device: storefront.device,
    isMock: network.isMock,
  }),
});
