import { handle } from '@baguni/backend';
import { Container, ContainerModule } from 'inversify';
// required by inversify metadata
import 'reflect-metadata/lite';
import type { Config } from '../config/config.ts';
import { cacheResponses } from '../store/response-cache.ts';
import { portsModule } from './ports-module.ts';
import { TOKENS } from './tokens.ts';

/** Answers calls without changes. */
const liveModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.handle).toDynamicValue((server) => cacheResponses(handle, server.get(TOKENS.store)));
});

/**
 * The container of a process: binds every port to its adapter. A marketplace binds its own sign-in beside it, a test rebinds
 * what it replaces. `unbindAll` closes the store.
 * @param callModule binds the handler of calls, and what an extension of the server brings
 */
export const serverContainer = (config: Config, callModule: ContainerModule = liveModule): Container => {
  const server = new Container({ defaultScope: 'Singleton' });
  server.bind(TOKENS.config).toConstantValue(config);
  server.loadSync(portsModule, callModule);
  return server;
};
