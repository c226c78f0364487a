import * as t from 'io-ts';
import { call } from '../call.ts';
import { cartUnitId } from '../../codecs/base/ids.ts';
import { offeredOptions } from '../../codecs/cart/offered-options.ts';

/** Every option of a unit's item, with what is left of each (PG-21); the reference marketplace's own call. */
export const getItemOptions = call({
  id: 'reference',
  path: '/cart/getItemOptions',
  request: t.strict({ cartUnitId }),
  response: offeredOptions,
});
