import * as t from 'io-ts';
import { call, type RequestOf } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { MAX_REPORT_LENGTH, requestText } from '../../codecs/base/values.ts';

/** Reports a script that failed to load (CM-41). Sent once without a key. */
export const logScriptError = call({
  id: 'CM-41',
  path: '/api/error-log/script',
  request: t.strict({ moduleName: requestText(100), errorContent: requestText(MAX_REPORT_LENGTH) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});

/** A script that failed to load (CM-41). */
export type ScriptError = RequestOf<typeof logScriptError>;
