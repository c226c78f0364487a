import { Suspense, useState, type ReactNode } from 'react';
import { Boundary, Trouble } from '../shell/Boundary/Boundary.tsx';
import { classes } from '../lib/store.ts';
import { useIsHydrated, type LazyPart, type PartProps } from '../lib/lazy-part.ts';
import type { OverseasPage } from './OverseasParts.tsx';
import styles from './OverseasHost.module.scss';

interface OverseasHostProps {
  readonly page: OverseasPage;
  readonly part: LazyPart<PartProps>;
  /** True if the panel is not folded at first. */
  readonly isOpen: boolean;
}

/**
 * The panel of overseas shipping, only on a cart that ships overseas (OV-14). If it does not load, a press tries again.
 * Few carts need its styles, texts and carriers, so the server renders a skeleton of its size.
 */
export function OverseasHost({ page, part, isOpen }: OverseasHostProps): ReactNode {
  const [tries, setTries] = useState(0);
  const isHydrated = useIsHydrated();
  const skeleton = <div className={classes(styles['skeleton'], isOpen && styles['open'])} aria-hidden="true" />;
  const retry = (): void => {
    part.reset();
    setTries(tries + 1);
  };
  if (!isHydrated) return skeleton;
  const { Component } = part;
  return (
    <Boundary key={tries} fallback={<Trouble trouble={page.views.trouble} onRetry={retry} />}>
      <Suspense fallback={skeleton}>
        <Component send={page.send} />
      </Suspense>
    </Boundary>
  );
}
