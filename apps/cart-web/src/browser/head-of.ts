import { hasGlobalFeatures, type RouteQuery, type Storefront } from '@baguni/domain';
import type { Links } from '@baguni/presentation';
import { option as O } from 'fp-ts';
import { safeHrefOf } from './safe-href.ts';

/** What decides about the head of a page. */
export interface HeadFacts extends Pick<Storefront, 'app'>, Pick<RouteQuery, 'closeUrl'> {
  /** The address of the page. */
  readonly base: string;
  readonly allowedHosts: readonly string[];
}

/**
 * Who draws the head (RT-14). The Global app has one of its own (AB-02); in another app, and where the address says where
 * closing leads to, the page's own can close it.
 */
export const headOf = ({ app, closeUrl, base, allowedHosts }: HeadFacts): Links['head'] => {
  if (O.isSome(app)) return hasGlobalFeatures(app.value) ? 'OfApp' : 'Closable';
  const target = safeHrefOf(base, allowedHosts)(O.toUndefined(closeUrl));
  return target === undefined ? 'Plain' : 'Closable';
};
