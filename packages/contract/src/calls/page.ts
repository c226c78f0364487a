import * as t from 'io-ts';
import { call, type RequestOf } from './call.ts';
import { environment } from '../codecs/buyer.ts';
import { nothing, strict } from '../codecs/base/codec.ts';
import { count, MAX_REPORT_LENGTH, requestText } from '../codecs/base/values.ts';

/** Reads the environment of the page: its name and free shipping amounts in won (CM-43). */
export const getEnvironment = call({
  id: 'CM-43',
  method: 'GET',
  path: '/env',
  request: nothing,
  response: environment,
});

/** Logs a shopper activity (CM-42). Sent once without a key, because it changes no shopper data. */
export const logClientActivity = call({
  id: 'CM-42',
  path: '/activity-log/client',
  request: strict({ message: requestText(MAX_REPORT_LENGTH), payload: strict({ count }) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});

/** Shopper activity without personal data (CM-42). */
export type ClientActivity = RequestOf<typeof logClientActivity>;

/** Reports a page error (CM-40). Sent once without a key, because it changes no shopper data. */
export const logClientError = call({
  id: 'CM-40',
  path: '/error-log/client',
  request: strict({
    message: requestText(MAX_REPORT_LENGTH),
    url: requestText(MAX_REPORT_LENGTH),
    stack: requestText(MAX_REPORT_LENGTH),
    ignored: t.boolean,
  }),
  response: nothing,
  isReport: true,
  attempts: 1,
});

/** A page error without personal data (CM-40). */
export type ClientError = RequestOf<typeof logClientError>;

/** Reports a script that failed to load (CM-41). Sent once without a key. */
export const logScriptError = call({
  id: 'CM-41',
  path: '/api/error-log/script',
  request: strict({ moduleName: requestText(100), errorContent: requestText(MAX_REPORT_LENGTH) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});

/** A script that failed to load (CM-41). */
export type ScriptError = RequestOf<typeof logScriptError>;
