import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { MAX_REPORT_LENGTH, requestText } from '../../codecs/base/text.ts';

/** A script of the page that did not load (CM-41). */
export interface ScriptError {
  /** Which one: the name of a part of the page. */
  readonly moduleName: string;
  /** What the browser says of it. */
  readonly errorContent: string;
}

/** Reports a script that did not load (CM-41); it changes nothing of the shopper's, so it has no key and is sent once. */
export const logScriptError = call({
  id: 'CM-41',
  path: '/api/error-log/script',
  request: t.strict({ moduleName: requestText(100), errorContent: requestText(MAX_REPORT_LENGTH) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});
