import * as t from 'io-ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { nudgingType } from '../../codecs/cart/nudging-types.ts';
import { call } from '../call.ts';

/** Hides a nudge permanently (CM-09, ND-03). */
export const hideNudging = call({
  id: 'CM-09',
  path: '/cart/hideNudging',
  request: t.strict({ cartNudgingType: nudgingType }),
  response: nothing,
  isWrite: true,
});
