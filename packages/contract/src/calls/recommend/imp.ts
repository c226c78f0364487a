import type { ShownItems } from '@baguni/domain';
import { nothing } from '../../codecs/base/nothing.ts';
import { shownItems } from '../../codecs/recommend/recommend.ts';
import type { Call } from '../call.ts';

/** Tells that recommended items were drawn (CM-37, RC-02); it is sent once. */
export const imp: Call<ShownItems, void> = {
  id: 'CM-37',
  name: 'imp',
  method: 'POST',
  path: '/recommend/imp',
  request: shownItems,
  response: nothing,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 1,
};
