import type { EnvironmentName } from '@baguni/domain';
import { Container } from 'inversify';
// inversify stores the order of its bindings with it
import 'reflect-metadata/lite';
import { chunkLoader } from './chunks.ts';
import type { PageConfig } from './config.ts';
import { portsModule } from './ports-module.ts';
import { TOKENS, type Get } from './tokens.ts';

/** Creates the container of a page: it binds every port to its adapter, and takes in chunks as they load. */
export const pageContainer = (config: PageConfig, environmentName: () => EnvironmentName): Get => {
  const container = new Container({ defaultScope: 'Singleton' });
  const chunk = chunkLoader(container);
  container.bind(TOKENS.config).toConstantValue(config);
  container.bind(TOKENS.environmentName).toConstantValue(environmentName);
  container.bind(TOKENS.chunks).toConstantValue({
    more: chunk('more'),
    checkout: chunk('checkout'),
    coupons: chunk('coupons'),
    overseas: chunk('overseas'),
  });
  container.loadSync(portsModule);
  return (token) => container.get(token);
};
