import * as t from 'io-ts';
import { nothing } from '../../codecs/base/codec.ts';
import { nudgingType } from '../../codecs/recommend.ts';
import { call } from '../call.ts';

/** Hides a nudge permanently (CM-09, ND-03). */
export const hideNudging = call({
  id: 'CM-09',
  path: '/cart/hideNudging',
  request: t.strict({ cartNudgingType: nudgingType }),
  response: nothing,
  isWrite: true,
  isSilent: true,
});
