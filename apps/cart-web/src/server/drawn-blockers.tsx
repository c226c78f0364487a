import type { Session } from '@baguni/use-cases';
import { orderCheck } from '@baguni/contract/engine/orders';
import { Blockers } from '@baguni/components/blockers';
import {
  blockersOf,
  CartStore,
  readTogether,
  viewContext,
  type Translations,
  withOwnMessages,
} from '@baguni/presentation';
import { deferredViewsWith } from '@baguni/presentation/deferred';
import type { ReactNode } from 'react';
import type { AskedPage } from './asked-page.ts';

/**
 * Renders the order blockers, or returns null without any. Separate, because browsers load order rules later (CK-18).
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
