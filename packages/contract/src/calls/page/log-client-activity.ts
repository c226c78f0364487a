import * as t from 'io-ts';
import { call, type RequestOf } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { count, MAX_REPORT_LENGTH, requestText } from '../../codecs/base/values.ts';

/** Logs a shopper activity (CM-42). Sent once without a key, because it changes no shopper data. */
export const logClientActivity = call({
  id: 'CM-42',
  path: '/activity-log/client',
  request: t.strict({ message: requestText(MAX_REPORT_LENGTH), payload: t.strict({ count }) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});

/** Shopper activity without personal data (CM-42). */
export type ClientActivity = RequestOf<typeof logClientActivity>;
