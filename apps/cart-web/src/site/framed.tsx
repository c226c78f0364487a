import { Boundary, LinkContext } from '@baguni/components';
import type { Storefront } from '@baguni/domain';
import type { ReactNode } from 'react';
import { safeHrefOf } from '../browser/safe-href.ts';
import { Trouble } from './Trouble.tsx';

export interface Frame {
  readonly base: string;
  readonly allowedHosts: readonly string[];
  readonly storefront: Storefront;
  readonly onRetry: () => void;
}

/** Wraps a page with its link checker and its error fallback. */
export const framed = (node: ReactNode, { base, allowedHosts, storefront, onRetry }: Frame): ReactNode => (
  <Boundary fallback={<Trouble language={storefront.language} onRetry={onRetry} />}>
    <LinkContext value={safeHrefOf(base, allowedHosts)}>{node}</LinkContext>
  </Boundary>
);
