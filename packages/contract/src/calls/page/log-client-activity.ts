import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { count } from '../../codecs/base/number.ts';
import { MAX_REPORT_LENGTH, requestText } from '../../codecs/base/text.ts';

/** What a shopper has done, without personal data (CM-42). */
export interface ClientActivity {
  /** What it was, e.g. `Units removed`. */
  readonly message: string;
  /** Of how many it was done: `count`. */
  readonly payload: { readonly count: number };
}

/** Tells what a shopper has done (CM-42, DL-03); it changes nothing of theirs, so it has no key and is sent once. */
export const logClientActivity = call({
  id: 'CM-42',
  path: '/activity-log/client',
  request: t.strict({ message: requestText(MAX_REPORT_LENGTH), payload: t.strict({ count }) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});
