import type { ShownItems } from '@baguni/domain';
import { nothing } from '../../codecs/base/nothing.ts';
import { shownItems } from '../../codecs/recommend/recommend.ts';
import type { Call } from '../call.ts';

/** Tells that recommended items stood where they are seen (CM-36, RC-02); it is sent once. */
export const vimp: Call<ShownItems, void> = {
  id: 'CM-36',
  name: 'vimp',
  method: 'POST',
  path: '/recommend/vimp',
  request: shownItems,
  response: nothing,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 1,
};
