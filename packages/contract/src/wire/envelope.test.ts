import { cartUnitId, nothingMerged } from '@baguni/domain/internal';
import { aUnit } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '../calls/client.ts';
import { readReply, successBody, type Reply, failureOf } from './envelope.ts';
import { wired } from '../testing/wired.ts';

const { mergeCart, setQuantity } = calls;
const readInitial = (reply: Reply) => readReply(calls.getInitialCart, reply);
const readShipping = (reply: Reply) => readReply(calls.getShipping, reply);

test('[CM-51] reads code 0000 with valid data as a success', () => {
  const data = { cartVersion: 7, ...nothingMerged };
  const body = wired(successBody(mergeCart, data));
  expect(body).toEqual({ resultCode: '0000', data });
  expect(readReply(mergeCart, { status: 200, body })).toEqual(E.right(data));
});

test('[CM-51] reads every other code as a refusal with the complete server error [ER-01]', () => {
  const body = {
    resultCode: 'CART-BR1-51',
    domain: 'cart-api',
    message: '품절',
    nextAction: 'ALERT_AND_REDIRECT',
    redirectUrl: 'https://example.com/',
    data: [{ code: 'X' }],
  };
  expect(readReply(mergeCart, { status: 400, body })).toEqual(
    E.left({
      kind: 'Refused',
      domain: 'cart-api',
      resultCode: 'CART-BR1-51',
      message: '품절',
      requestUrl: 'POST /cart/merge',
      status: 400,
      nextAction: 'ALERT_AND_REDIRECT',
      redirectUrl: 'https://example.com/',
      data: [{ code: 'X' }],
    }),
  );
});

test('[ER-01] a refusal without a code has code 9999; fields of wrong types count as absent', () => {
  const body = { statusCode: 404, message: { text: 'no' }, redirectUrl: 7, nextAction: null };
  const absent = { resultCode: '9999', message: '', redirectUrl: undefined, nextAction: undefined };
  expect(readReply(mergeCart, { status: 404, body })).toMatchObject({ left: { kind: 'Refused', ...absent } });
  const empty = { domain: '', resultCode: '', message: '', redirectUrl: '', nextAction: '' };
  expect(readReply(mergeCart, { status: 400, body: empty })).toMatchObject({ left: { domain: 'unknown', ...absent } });
});

test('[ER-01] cuts long texts', () => {
  const body = { resultCode: 'CART-BR1-51', message: 'x'.repeat(3_000) };
  expect(readReply(mergeCart, { status: 400, body })).toMatchObject({ left: { message: 'x'.repeat(2_000) } });
});

test.each([
  [400, { error: 'bad request' }, 'Refused'],
  [499, { error: 'closed' }, 'Refused'],
  [500, { error: 'broken' }, 'Unreadable'],
  [500, { resultCode: '9500' }, 'Refused'],
])('[CM-51] status %i with %o is %s', (status, body, kind) => {
  expect(readReply(mergeCart, { status, body })).toMatchObject({ left: { kind } });
});

test('[CM-51] does not change the data of other refusals', () => {
  const body = { resultCode: 'CART-BR3-06', data: { unit: 1 } };
  expect(readReply(setQuantity, { status: 422, body })).toMatchObject({ left: { data: { unit: 1 } } });
  expect(readReply(mergeCart, { status: 409, body })).toMatchObject({ left: { data: { unit: 1 } } });
});

test('[CM-53] an unreadable answer is reported with its call and the paths of its bad fields', () => {
  const body = wired({ resultCode: '0000', data: { ...nothingMerged, cartVersion: 'seven' } });
  expect(readReply(mergeCart, { status: 200, body })).toMatchObject({
    left: { kind: 'Unreadable', message: 'data.cartVersion (POST /cart/merge)' },
  });
});

test('[CM-51] a 409 contains the current unit', () => {
  const unit = aUnit({ cartUnitId: cartUnitId(4), quantity: 3, version: 9 });
  const data = setQuantity.response.encode({ unit, cartVersion: 12 });
  const body = wired({ resultCode: 'CART-STALE', domain: 'cart-api', message: '', data });
  expect(readReply(setQuantity, { status: 409, body })).toMatchObject({
    left: { kind: 'Refused', resultCode: 'CART-STALE', data: { unit, cartVersion: 12 } },
  });
});

test('[CM-53] a 409 with an unreadable unit keeps its code and omits the data', () => {
  const body = { resultCode: 'CART-STALE', domain: 'cart-api', message: '', data: { unit: 1 } };
  expect(readReply(setQuantity, { status: 409, body })).toMatchObject({ left: { kind: 'Refused', data: null } });
});

test.each([
  ['no object', 200, 'OK'],
  ['null', 200, null],
  ['a list', 200, []],
  ['an object without a code', 200, { data: { cartVersion: 1 } }],
  ['a failure of a proxy', 502, { error: 'bad gateway' }],
  ['success with a failing status', 400, wired({ resultCode: '0000', data: { cartVersion: 1, ...nothingMerged } })],
  ['success without data', 200, { resultCode: '0000' }],
  ['a number for a code', 200, { resultCode: 0, data: { cartVersion: 1 } }],
])('[CM-53] an envelope that is %s is unreadable, and the outcome is unknown', (_, status, body) => {
  expect(readReply(mergeCart, { status, body })).toMatchObject({
    left: { kind: 'Unreadable', resultCode: '9999', requestUrl: 'POST /cart/merge' },
  });
});

test('[CM-51] never throws, whatever the reply', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 599 }), fc.jsonValue(), (status, body) => {
      for (const read of [readInitial, readShipping]) {
        expect(['Left', 'Right']).toContain(read({ status, body })._tag);
      }
    }),
  );
});

test('[ER-02] a network error contains method and path', () => {
  const error = failureOf(setQuantity, 'Network', 'Failed to fetch');
  expect(error).toMatchObject({
    requestUrl: 'POST /cart/setQuantity',
    message: 'Failed to fetch (POST /cart/setQuantity)',
  });
});
