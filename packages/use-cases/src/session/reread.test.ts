import type { ApiError, MessageKey, Notice } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anApiError } from '@baguni/domain/testing';
import { noticeAfter, saysReread, type Reread } from './notices.ts';

const said = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });
const refused = anApiError({ resultCode: 'CART-CHANGED', status: O.some(404) });
const late = anApiError({ kind: 'TimedOut', status: O.none });
const offline = anApiError({ kind: 'Network', status: O.none });

type Row = readonly [reread: Reread | undefined, error: ApiError, notice: MessageKey, told: MessageKey];

const rows: readonly Row[] = [
  ['Read', refused, 'CART-CHANGED', 'CART-CHANGED'],
  ['Read', late, 'QUANTITY-UNKNOWN', 'QUANTITY-UNKNOWN'],
  ['Read', offline, 'TEMPORARY-PROBLEM', 'TEMPORARY-PROBLEM'],
  [{ unread: late }, refused, 'CART-CHANGED', 'CART-NOT-RELOADED'],
  [{ unread: offline }, refused, 'CART-STALE', 'NO-CONNECTION'],
  [{ unread: offline }, refused, 'PRICE-CHANGED', 'NO-CONNECTION'],
  [{ unread: late }, late, 'QUANTITY-UNKNOWN', 'CART-NOT-RELOADED'],
  [{ unread: offline }, offline, 'DELETE-FAILED', 'NO-CONNECTION'],
  [{ unread: late }, late, 'TEMPORARY-PROBLEM', 'CART-NOT-RELOADED'],
  [{ unread: late }, anApiError({ status: O.some(409) }), 'CART-BR7-03', 'CART-BR7-03'],
  [undefined, offline, 'TEMPORARY-PROBLEM', 'NO-CONNECTION'],
  [undefined, offline, 'COUPON-DOWNLOAD-FAILED', 'COUPON-DOWNLOAD-FAILED'],
  [undefined, late, 'TEMPORARY-PROBLEM', 'TEMPORARY-PROBLEM'],
];

test.each(rows)('[ER-02 CK-13] after a reload with result %o, shows %o of %s as %s', (reread, error, notice, told) => {
  expect(noticeAfter(reread, error, said(notice))).toEqual(said(told));
});

test.each(['CART-CHANGED', 'CART-STALE', 'PRICE-CHANGED', 'QUANTITY-UNKNOWN'] as const)(
  '%s reports that the cart was reloaded',
  (code) => {
    expect(saysReread(said(code))).toBe(true);
  },
);

test.each(['NO-CONNECTION', 'CART-NOT-RELOADED', 'TEMPORARY-PROBLEM', 'ORDER-UNKNOWN'] as const)(
  '%s does not',
  (code) => {
    expect([saysReread(said(code)), saysReread({ type: 'ServerText', text: 'CART-CHANGED' })]).toEqual([false, false]);
  },
);
