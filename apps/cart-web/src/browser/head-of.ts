import { hasGlobalFeatures, type RouteQuery, type Storefront } from '@baguni/domain';
import type { Links } from '@baguni/presentation';
import { option as O } from 'fp-ts';
import { safeHrefOf } from './safe-href.ts';

export interface HeadFacts extends Pick<Storefront, 'app'>, Pick<RouteQuery, 'closeUrl'> {
  readonly base: string;
  readonly allowedHosts: readonly string[];
}

/**
 * Returns the header variant (RT-14). The Global app has its own (AB-02); other apps, or addresses with a close URL,
 * get a close button.
 */
export const headOf = ({ app, closeUrl, base, allowedHosts }: HeadFacts): Links['head'] => {
  if (O.isSome(app)) return hasGlobalFeatures(app.value) ? 'OfApp' : 'Closable';
  const target = safeHrefOf(base, allowedHosts)(O.toUndefined(closeUrl));
  return target === undefined ? 'Plain' : 'Closable';
};
