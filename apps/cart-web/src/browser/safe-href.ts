import type { SafeHref } from '@baguni/components';
import { safeTarget } from '@baguni/domain';
import { option as O } from 'fp-ts';

export const safeHrefOf =
  (base: string, allowedHosts: readonly string[]): SafeHref =>
  (href) =>
    O.toUndefined(safeTarget(href, { base, allowedHosts }));
