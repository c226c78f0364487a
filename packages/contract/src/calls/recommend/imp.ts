import { nothing } from '../../codecs/base/nothing.ts';
import { shownItems } from '../../codecs/recommend/recommend.ts';
import { call } from '../call.ts';

/** Tells that recommended items were drawn (CM-37, RC-02); it is sent once. */
export const imp = call({
  id: 'CM-37',
  path: '/recommend/imp',
  request: shownItems,
  response: nothing,
  attempts: 1,
});
