import type { CartNudgingType } from '@baguni/domain';
import * as t from 'io-ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { nudgingType } from '../../codecs/cart/nudging-types.ts';
import type { Call } from '../call.ts';

/** Keeps a nudge from being shown again (CM-09, ND-03). */
export const hideNudging: Call<{ readonly cartNudgingType: CartNudgingType }, void> = {
  id: 'CM-09',
  name: 'hideNudging',
  method: 'POST',
  path: '/cart/hideNudging',
  request: t.strict({ cartNudgingType: nudgingType }),
  response: nothing,
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
