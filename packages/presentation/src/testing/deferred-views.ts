import { marketplaceCheck } from '@baguni/domain';
import { deferredViewsWith } from '../store/deferred-views.ts';

export const deferredViews = deferredViewsWith(marketplaceCheck);
