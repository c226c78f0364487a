import type { SideLayer } from '@baguni/domain/internal';
import { lazy, useSyncExternalStore, type ComponentType } from 'react';
import type { MoreViews } from '@baguni/presentation';
import type { PartProps, TopProps } from './store.ts';

/** Props of a layer at the side. */
export type SideLayerProps = TopProps<{ layer: SideLayer }>;

export type MoreProps = PartProps<{ extras: MoreViews }>;

export type MoreLayerProps = MoreProps & SideLayerProps;

/** A component that loads when it is first shown. */
export interface LazyPart<Props extends object> {
  /** The component. It suspends while it loads, and throws if it does not load. */
  readonly Component: ComponentType<Props>;
  /** Loads the component again the next time it is shown; `React.lazy` alone keeps a failure forever. */
  readonly reset: () => void;
}

/** Creates a part of the page that loads when it is first shown, and then stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> => {
  const create = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let Component = create();
  return {
    get Component() {
      return Component;
    },
    reset: () => {
      Component = create();
    },
  };
};

const never = () => () => undefined;

/** True after hydration, for parts that the server does not render: the first render must equal the server’s. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
