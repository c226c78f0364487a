import { marketplaceCheck } from '@baguni/domain';
import { deferredViewsWith } from '../page/deferred-views.ts';

export const deferredViews = deferredViewsWith(marketplaceCheck);
