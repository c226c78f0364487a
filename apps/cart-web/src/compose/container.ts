import { Container, type ContainerModule } from 'inversify';
import { browserModule } from './browser-module.ts';
import type { PageConfig } from './config.ts';
import { httpModule } from './http-module.ts';
import { tokens } from './tokens.ts';

/** Everything that a page of the site is bound together from: the browser, the calls, and what is its own. */
export const containerOf = (config: PageConfig, own: ContainerModule): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.config).toConstantValue(config);
  container.load(browserModule, httpModule, own);
  return container;
};
