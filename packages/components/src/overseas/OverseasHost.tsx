import { memo, Suspense, useState, type ReactNode } from 'react';
import { Boundary, Trouble } from '../shell/Boundary/Boundary.tsx';
import type { LazyPart } from '../lib/lazy-part.ts';
import type { PageStore, PartProps } from '../lib/store.ts';
import styles from './OverseasHost.module.scss';

interface OverseasHostProps {
  readonly page: PartProps<{ views: Pick<PageStore['views'], 'trouble'> }>;
  readonly part: LazyPart<PartProps>;
}

/**
 * The panel of overseas shipping, only on a cart that ships overseas (OV-14). If it does not load, a press tries again.
 * Memoized, because React would replace the server’s panel by the skeleton if it rendered again before its code loads.
 */
export const OverseasHost = memo(function OverseasHost({ page, part }: OverseasHostProps): ReactNode {
  const [tries, setTries] = useState(0);
  const skeleton = <div className={styles['skeleton']} aria-hidden="true" />;
  const retry = (): void => {
    part.reset();
    setTries(tries + 1);
  };
  const { Component } = part;
  return (
    <Boundary key={tries} fallback={<Trouble trouble={page.views.trouble} onRetry={retry} />}>
      <Suspense fallback={skeleton}>
        <Component send={page.send} />
      </Suspense>
    </Boundary>
  );
});
