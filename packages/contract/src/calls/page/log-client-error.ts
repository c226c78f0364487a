import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { MAX_REPORT_LENGTH, requestText } from '../../codecs/base/text.ts';

export interface ClientError {
  readonly message: string;
  readonly url: string;
  /** Stack trace, or an empty string if unknown. */
  readonly stack: string;
  /** True if the shopper did not see it. */
  readonly ignored: boolean;
}

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
