import { marketplaceCheck } from '@baguni/domain/internal';
import { deferredViewsWith } from '../page/deferred-views.ts';

export const deferredViews = deferredViewsWith(marketplaceCheck);
