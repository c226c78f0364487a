import type { EnvironmentName } from '@baguni/domain';
import { late } from '@baguni/use-cases';
import type { PageConfig } from './config.ts';
import { lateParts } from './late-parts.ts';
import type { Bind, Get, Module } from './module-of.ts';
import { portsModule } from './ports-module.ts';
import { TOKENS, type Token } from './tokens.ts';

/** What is bound, and what has been made of it so far. */
interface Container {
  readonly bind: Bind;
  readonly get: Get;
}

const emptyContainer = (): Container => {
  const makers = new Map<symbol, (get: Get) => unknown>();
  const made = new Map<symbol, unknown>();
  const get: Get = <T>(token: Token<T>): T => {
    if (!made.has(token)) {
      const make = makers.get(token);
      if (make === undefined) throw new Error(`nothing is bound to ${token.toString()}`);
      made.set(token, make(get));
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `bind` took it under the type of its token
    return made.get(token) as T;
  };
  return { get, bind: (token, make) => void makers.set(token, make) };
};

const wait = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** A late module takes its place in a container as soon as it has come, however often it was asked for. */
const loaderInto =
  ({ bind }: Container) =>
  (load: () => Promise<{ readonly part: Module }>) =>
    late(async () => (await load()).part(bind), wait);

/** The container of a page: binds every port to its adapter, and takes late modules in as they come. */
export const pageContainer = (config: PageConfig, environmentName: () => EnvironmentName): Get => {
  const container = emptyContainer();
  const { bind, get } = container;
  bind(TOKENS.config, () => config);
  bind(TOKENS.environmentName, () => environmentName);
  bind(TOKENS.parts, () => lateParts(get, loaderInto(container)));
  portsModule(bind);
  return get;
};
