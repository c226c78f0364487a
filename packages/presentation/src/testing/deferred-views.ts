import { marketplaceCheck } from '@baguni/domain';
import { deferredViewsWith } from '../store/deferred-views.ts';

/** The deferred views of a page that judges orders as the marketplace does. */
export const deferredViews = deferredViewsWith(marketplaceCheck);
