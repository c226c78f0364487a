import { Boundary, LinkContext } from '@baguni/components';
import type { Storefront } from '@baguni/domain';
import type { ReactNode } from 'react';
import { safeHrefOf } from '../browser/safe-href.ts';
import { Trouble } from './Trouble.tsx';

/** Where a page stands. */
export interface Frame {
  /** Its address. */
  readonly base: string;
  /** Where data may lead from it (RT-12). */
  readonly allowedHosts: readonly string[];
  readonly storefront: Storefront;
  readonly onRetry: () => void;
}

/** A page with what stands around each: how its links are judged, and what stands in for it where it breaks. */
export const framed = (node: ReactNode, { base, allowedHosts, storefront, onRetry }: Frame): ReactNode => (
  <Boundary fallback={<Trouble language={storefront.language} onRetry={onRetry} />}>
    <LinkContext value={safeHrefOf(base, allowedHosts)}>{node}</LinkContext>
  </Boundary>
);
