import type { CartUnitId, OfferedOptions } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { cartUnitId } from '../../codecs/base/ids.ts';
import { offeredOptions } from '../../codecs/cart/offered-options.ts';

/** Every option of a unit's item, with what is left of each (PG-21); the reference marketplace's own call. */
export const getItemOptions: Call<{ readonly cartUnitId: CartUnitId }, OfferedOptions> = {
  id: 'reference',
  name: 'getItemOptions',
  method: 'POST',
  path: '/cart/getItemOptions',
  request: t.strict({ cartUnitId }),
  response: offeredOptions,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
