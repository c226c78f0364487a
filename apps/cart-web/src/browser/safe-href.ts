import type { SafeHref } from '@baguni/components';
import { safeTarget } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** The judgement on links from data: our own site, and the hosts of this tenant (RD-1, RT-12). */
export const safeHrefOf =
  (base: string, allowedHosts: readonly string[]): SafeHref =>
  (href) =>
    O.toUndefined(safeTarget(href, { base, allowedHosts }));
