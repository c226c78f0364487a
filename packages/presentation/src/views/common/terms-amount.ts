import { formatMan, type Won } from '@baguni/domain';
import { money, type ViewContext } from './context.ts';

/** A round amount in the terms of a coupon or a fee: with the 만 unit where the storefront words it so (PG-19). */
export const termsAmount = (view: Pick<ViewContext, 'words' | 'features'>, amount: Won): string =>
  view.features.manUnit ? formatMan(amount) : money(view, amount);
