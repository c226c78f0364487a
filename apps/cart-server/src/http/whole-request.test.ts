import { expect, test } from 'vitest';
import { wholeRequest } from './whole-request.ts';

const post = (headers: readonly string[], body = '{}', line = 'POST /api/cart/getCart HTTP/1.1'): Buffer =>
  Buffer.from([line, 'host: localhost', ...headers, '', body].join('\r\n'));

test('[RL-5] one request from its first byte to its last is whole', () => {
  expect(wholeRequest(post(['Content-Length: 2', 'x-baguni-language: en']))).toContain('x-baguni-language: en\r\n');
  expect(wholeRequest(post(['content-length: 6', 'connection: keep-alive'], '"가"'))).toBeNull();
  expect(wholeRequest(post(['content-length: 5', 'connection: keep-alive'], '"가"'))).not.toBeNull();
  expect(wholeRequest(post([], '', 'GET /ko/pc/cart HTTP/1.1'))).not.toBeNull();
});

test.each([
  ['a part of its body is still on its way', post(['content-length: 3'])],
  ['another request follows', Buffer.concat([post(['content-length: 2']), post(['content-length: 2'])])],
  ['two lengths are told', post(['content-length: 2', 'content-length: 2'])],
  ['two lengths differ', post(['content-length: 2', 'content-length: 20'])],
  ['its length is no number', post(['content-length: 2, 2'])],
  ['its length has a sign', post(['content-length: +2'])],
  ['a name is followed by a space', post(['content-length : 2'])],
  ['a line is folded', post(['x-a: b', ' content-length: 2'])],
  ['its body comes in pieces', post(['transfer-encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n')],
  ['both are told', post(['content-length: 2', 'Transfer-Encoding: chunked'])],
  ['it asks whether to go on', post(['content-length: 2', 'expect: 100-continue'])],
  ['it asks for another protocol', post(['content-length: 2', 'connection: upgrade', 'upgrade: h2c'])],
  ['its connection ends with it', post(['content-length: 2', 'Connection: close'])],
  ['it is of HTTP 1.0', post(['content-length: 2'], '{}', 'POST /api/cart/getCart HTTP/1.0')],
  ['its head has no end', Buffer.from('POST /api/cart/getCart HTTP/1.1\r\nhost: localhost\r\n')],
  ['it is no request', Buffer.from('\r\n\r\n')],
])('[CS-1] it is left to Node where %s', (_, bytes) => {
  expect(wholeRequest(bytes)).toBeNull();
});
