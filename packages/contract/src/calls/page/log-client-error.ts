import * as t from 'io-ts';
import { call, type RequestOf } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { MAX_REPORT_LENGTH, requestText } from '../../codecs/base/values.ts';

/** Reports a page error (CM-40). Sent once without a key, because it changes no shopper data. */
export const logClientError = call({
  id: 'CM-40',
  path: '/error-log/client',
  request: t.strict({
    message: requestText(MAX_REPORT_LENGTH),
    url: requestText(MAX_REPORT_LENGTH),
    stack: requestText(MAX_REPORT_LENGTH),
    ignored: t.boolean,
  }),
  response: nothing,
  isReport: true,
  attempts: 1,
});

export type ClientError = RequestOf<typeof logClientError>;
