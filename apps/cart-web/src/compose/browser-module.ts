import { browserPage, sessionMemory, systemClock } from '@baguni/adapters';
import { viewContext, type After } from '@baguni/presentation';
import { ContainerModule } from 'inversify';
import type { PageWindow } from './config.ts';
import { tokens } from './tokens.ts';

const afterOf =
  (window: PageWindow): After =>
  (ms, run) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  };

/** What the browser gives: time, memory, address, and the context that all views speak with. */
export const browserModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock).toConstantValue(systemClock);
  bind(tokens.after).toResolvedValue(({ window }) => afterOf(window), [tokens.config]);
  bind(tokens.memory).toResolvedValue(({ storage }) => sessionMemory(storage), [tokens.config]);
  bind(tokens.page).toResolvedValue(({ window, navigate }) => browserPage(window, navigate), [tokens.config]);
  bind(tokens.context).toResolvedValue(
    ({ storefront, words, links }) => viewContext(storefront, words, links),
    [tokens.config],
  );
});
