import type { Session } from '@baguni/use-cases';
import { orderCheck } from '@baguni/contract/engine/orders';
import { Blockers } from '@baguni/components/blockers';
import { blockersOf, CartStore, readTogether, viewContext, type Translations } from '@baguni/presentation';
import { deferredViewsWith, withOwnMessages } from '@baguni/presentation/deferred';
import type { ReactNode } from 'react';
import type { AskedPage } from './asked-page.ts';

/**
 * What blocks the order of a cart; null where nothing does. Drawn on its own: nothing else of a first view needs the rules
 * of an order, which come to a browser after it (CK-18).
 */
export const drawnBlockersOf = (state: Session, { storefront, links }: AskedPage, words: Translations): ReactNode => {
  const blockers = readTogether(() =>
    blockersOf(
      new CartStore(state),
      viewContext(storefront, withOwnMessages(words, orderCheck.words), links),
      deferredViewsWith(orderCheck),
    ),
  );
  return blockers ? <Blockers blockers={blockers} send={() => undefined} isDisabled /> : null;
};
