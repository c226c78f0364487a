import {
  noChunks,
  pageOverlays,
  pageParts,
  renderWithoutBrowser,
  type PageOverlays,
  type PageStore,
} from '@baguni/components';
import type { Session } from '@baguni/use-cases';
import { CartStore, CartViews, LateLayers, ToastStore, viewContext, type Translations } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { AskedPage } from './asked-page.ts';

renderWithoutBrowser();

const never = () => () => undefined;

export interface Parts {
  readonly store: PageStore;
  readonly overlays: PageOverlays;
}

export const partsOf = (
  state: Session,
  { storefront, links }: AskedPage,
  words: Translations,
  drawnBlockers: ReactNode,
): Parts => {
  const context = viewContext(storefront, words, links);
  const store = new CartStore(state);
  const views = new CartViews(store, context);
  const parts = pageParts(noChunks, store, context);
  const deps = { context, after: never, toasts: new ToastStore(never) };
  return {
    store: { views, send: () => undefined },
    overlays: { ...pageOverlays(new LateLayers(parts.overlays, deps), deps, parts), drawnBlockers },
  };
};
