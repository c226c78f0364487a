import type { EnvironmentName } from '@baguni/domain';
import { Container } from 'inversify';
// inversify numbers its bindings in it
import 'reflect-metadata/lite';
import type { PageConfig } from './config.ts';
import { lateParts } from './late-parts.ts';
import { moduleLoader } from './module-loader.ts';
import { portsModule } from './ports-module.ts';
import { TOKENS, type Get } from './tokens.ts';

/** The container of a page: binds every port to its adapter, and takes late modules in as they come. */
export const pageContainer = (config: PageConfig, environmentName: () => EnvironmentName): Get => {
  const container = new Container({ defaultScope: 'Singleton' });
  const get: Get = (token) => container.get(token);
  container.bind(TOKENS.config).toConstantValue(config);
  container.bind(TOKENS.environmentName).toConstantValue(environmentName);
  container.bind(TOKENS.parts).toDynamicValue(() => lateParts(get, moduleLoader(container)));
  container.loadSync(portsModule);
  return get;
};
