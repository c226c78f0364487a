import { MAX_SIGNAL_UNITS } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { cartUnitId } from '../../codecs/base/values.ts';
import { list } from '../../codecs/base/codec.ts';
import { partly } from '../../codecs/base/partly.ts';
import { priceSignals } from '../../codecs/recommend.ts';
import { call } from '../call.ts';

/** Price changes of units since they were added (CM-29). */
export const postSignalItems = call({
  id: 'CM-29',
  path: '/buying-insight/postSignalItems',
  request: t.strict({ cartUnitIds: list(cartUnitId, MAX_SIGNAL_UNITS) }),
  response: partly(t.strict({ signals: priceSignals })),
  isSilent: true,
});
