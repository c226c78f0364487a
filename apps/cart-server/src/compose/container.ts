import { Container } from 'inversify';
// inversify numbers its bindings in it
import 'reflect-metadata/lite';
import type { Config } from '../config/config.ts';
import { demoModule, liveModule } from './call-modules.ts';
import { portsModule } from './ports-module.ts';
import { TOKENS } from './tokens.ts';

/**
 * The container of a process: binds every port to its adapter. A marketplace binds its own sign-in beside it, a test rebinds
 * what it replaces. `unbindAll` closes the store.
 */
export const serverContainer = (config: Config): Container => {
  const server = new Container({ defaultScope: 'Singleton' });
  server.bind(TOKENS.config).toConstantValue(config);
  server.loadSync(portsModule, config.isDemo ? demoModule : liveModule);
  return server;
};
