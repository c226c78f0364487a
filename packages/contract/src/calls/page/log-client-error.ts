import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { MAX_REPORT_LENGTH, requestText } from '../../codecs/base/text.ts';

/** An error of the page, without personal data (CM-40). */
export interface ClientError {
  /** What the error says. */
  readonly message: string;
  /** Origin and path of the page, without query and hash. */
  readonly url: string;
  /** Where it was thrown; empty where that is not known. */
  readonly stack: string;
  /** Whether it was not shown to the shopper. */
  readonly ignored: boolean;
}

/** Reports an error of the page (CM-40); it changes nothing of the shopper's, so it has no key and is sent once. */
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
