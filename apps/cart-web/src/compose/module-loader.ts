import type { Late } from '@baguni/domain';
import { late } from '@baguni/use-cases';
import type { Container, ContainerModule } from 'inversify';

/** Makes of what imports a module what loads it into a container. */
export type LoadModule = (load: () => Promise<{ readonly part: ContainerModule }>) => Late<void>;

/** Resolves after so many ms. */
export const wait = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Loads late modules into a container, each once: one that comes after its time-out may come again with the retry. */
export const moduleLoader =
  (container: Container): LoadModule =>
  (load) => {
    let isLoaded = false;
    return late(async () => {
      const { part } = await load();
      if (isLoaded) return;
      container.loadSync(part);
      isLoaded = true;
    }, wait);
  };
