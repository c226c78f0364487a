import type { AppPage } from '@baguni/adapters/app-page';
import type { Translations } from '@baguni/presentation';
import type { PageConfig } from '../compose/config.ts';
import { storageOf } from '../browser/storage.ts';
import type { DocumentPage } from './document-page.ts';
import type { Network } from './network.ts';

export const pageConfigOf = (
  window: Window,
  { fetch, isMock }: Network,
  navigate: PageConfig['navigate'],
  { storefront, links, allowedHosts }: DocumentPage,
  words: Translations,
  app: AppPage | undefined,
  entriesAtStart: number,
): PageConfig => ({
  window,
  storage: storageOf(window),
  fetch,
  isMock,
  navigate,
  storefront,
  words,
  links,
  allowedHosts,
  app,
  entriesAtStart,
});
