import { connection } from '@baguni/adapters/connection';
import { gatewayMessages } from '@baguni/adapters/gateway-messages';
import { memoMemory } from '@baguni/adapters/memo-memory';
import { otherTabs } from '@baguni/adapters/other-tabs';
import { nudgeMemory } from '@baguni/adapters/nudge-memory';
import { slotMemory } from '@baguni/adapters/slot-memory';
import { extrasComponents } from '@baguni/components/extras';
import { canJoinClub, parseQuery } from '@baguni/domain';
import { extrasViewsOf } from '@baguni/presentation/extras';
import { extrasWith } from '@baguni/use-cases/extras';
import { ContainerModule, type ResolutionContext } from 'inversify';
import type { PageWindow } from '../config.ts';
import { LATE, TOKENS } from '../tokens.ts';
import { orderCheckOf } from './order-check.ts';

/** How long the shop may take to say that it is there, in ms. */
const ANSWER_MS = 3_000;

/** Whether the shop answers: it is asked for what costs it nothing, and may say what it likes. */
const answersIn = (window: PageWindow) => (): Promise<boolean> =>
  window.fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    () => true,
    () => false,
  );

const extrasOf = (page: ResolutionContext) => {
  const { window, storage } = page.get(TOKENS.config);
  const { document, location } = window;
  const server = page.get(TOKENS.server);
  return extrasWith({
    connection: connection(window, answersIn(window)),
    tabs: otherTabs(globalThis),
    nudges: nudgeMemory(document),
    memos: memoMemory(storage),
    deliverySlots: server,
    visits: server,
    options: server,
    slotMemory: slotMemory(storage),
    gatewayMessages: gatewayMessages(window, [location.origin]),
    canJoinClub,
    judgeCoupons: orderCheckOf(page).changes.coupons,
    entry: parseQuery(location.search).query,
  });
};

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.extras).toDynamicValue(extrasOf);
  bind(LATE.extrasViews).toConstantValue(extrasViewsOf);
  bind(LATE.extrasComponents).toConstantValue(extrasComponents);
});
