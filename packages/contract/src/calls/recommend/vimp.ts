import { nothing } from '../../codecs/base/codec.ts';
import { shownItems } from '../../codecs/recommend.ts';
import { call, type RequestOf } from '../call.ts';

/** Reports recommendations that became visible (CM-36). Sent once. */
export const vimp = call({
  id: 'CM-36',
  path: '/recommend/vimp',
  request: shownItems,
  response: nothing,
  attempts: 1,
  isSilent: true,
});

export type ShownItems = RequestOf<typeof vimp>;
