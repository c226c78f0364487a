import { deferredViews } from '@baguni/presentation/deferred';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.deferredViews, () => deferredViews));
