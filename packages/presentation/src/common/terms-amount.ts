import { formatMan, type Won } from '@baguni/domain';
import { money, type ViewContext } from './context.ts';

/** Formats a round amount in coupon or fee terms, with the 만 unit if the storefront uses it. */
export const termsAmount = (view: Pick<ViewContext, 'words' | 'features'>, amount: Won): string =>
  view.features.manUnit ? formatMan(amount) : money(view, amount);
