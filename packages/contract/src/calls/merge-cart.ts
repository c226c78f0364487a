import type { Call } from '../call.ts';
import * as t from 'io-ts';
import { nothing } from '../codecs/nothing.ts';
import { count } from '../codecs/number.ts';

/** Merges the guest's cart into the buyer's (CM-03). */
export const mergeCart: Call<void, { readonly cartVersion: number }> = {
  id: 'CM-03',
  name: 'mergeCart',
  method: 'POST',
  path: '/cart/merge',
  request: nothing,
  response: t.strict({ cartVersion: count }),
  timeoutMs: 'default',
  policy: 'sendFirstReqOnly',
  isWrite: true,
  attempts: 2,
};
