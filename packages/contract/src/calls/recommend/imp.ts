import { nothing } from '../../codecs/base/codec.ts';
import { shownItems } from '../../codecs/recommend.ts';
import { call } from '../call.ts';

/** Reports rendered recommendations (CM-37). Sent once. */
export const imp = call({
  id: 'CM-37',
  path: '/recommend/imp',
  request: shownItems,
  response: nothing,
  attempts: 1,
  isSilent: true,
});
