import { nothing } from '../../codecs/base/nothing.ts';
import { shownItems } from '../../codecs/recommend/recommend.ts';
import { call } from '../call.ts';

/** Tells that recommended items stood where they are seen (CM-36, RC-02); it is sent once. */
export const vimp = call({
  id: 'CM-36',
  path: '/recommend/vimp',
  request: shownItems,
  response: nothing,
  attempts: 1,
});
