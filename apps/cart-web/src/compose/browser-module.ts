import { browserPage, sessionMemory, systemClock } from '@baguni/adapters';
import { ContainerModule } from 'inversify';
import { tokens } from './tokens.ts';

/** What the browser gives: time, memory, address. */
export const browserModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock).toConstantValue(systemClock);
  bind(tokens.memory).toResolvedValue(({ storage }) => sessionMemory(storage), [tokens.config]);
  bind(tokens.page).toResolvedValue(({ window, navigate }) => browserPage(window, navigate), [tokens.config]);
});
