import type { Log } from '@baguni/domain';
import { late } from '@baguni/use-cases';
import type { Container, ContainerModule } from 'inversify';
import { CHUNKS, TOKENS, type Chunks } from './tokens.ts';

type Import = () => Promise<{ readonly chunk: ContainerModule }>;

// a bundler splits only imports whose path is written out
const imports: Readonly<Record<keyof Chunks, Import>> = {
  more: () => import('./chunks/more.ts'),
  checkout: () => import('./chunks/checkout.ts'),
  coupons: () => import('./chunks/coupons.ts'),
  overseas: () => import('./chunks/overseas.ts'),
};

/** Reports a chunk that did not load (CM-41), unless it contains the code that sends reports. */
const report = (log: Log, moduleName: keyof Chunks, thrown: unknown): void => {
  if (moduleName !== 'more') log.report({ type: 'ScriptNotLoaded', moduleName, message: String(thrown) });
};

/** Creates a function that loads a chunk into a container. A chunk that arrives again after its timeout stays as it is. */
export const chunkLoader =
  (container: Container) =>
  <Name extends keyof Chunks>(name: Name, load: Import = imports[name]): Chunks[Name] => {
    const get = late(async () => {
      try {
        const { chunk } = await load();
        if (!container.isBound(CHUNKS[name])) container.loadSync(chunk);
      } catch (thrown) {
        report(container.get(TOKENS.log), name, thrown);
        throw thrown;
      }
      return container.get<unknown>(CHUNKS[name]);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the token has the type of its chunk
    return get as Chunks[Name];
  };
