import * as t from 'io-ts';
import { call, type ResponseOf } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { savedUnits } from '../../codecs/cart/saved-units.ts';

/** Reads the units that the shopper saved for later, the latest first, with current prices and stock. */
export const getSavedUnits = call({
  id: 'reference',
  path: '/cart/getSavedUnits',
  request: nothing,
  response: t.strict({ units: savedUnits }),
  isCacheable: true,
  isSilent: true,
});

export type SavedUnitsReply = ResponseOf<typeof getSavedUnits>;
