import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnit } from '../codecs/cart/cart-unit.ts';
import { misfitsOf, placesIn, schemaOf } from './json-schema.ts';
import { couponTarget } from '../codecs/coupon.ts';
import { itemNo } from '../codecs/base/values.ts';
import { aUnit } from '@baguni/domain/testing';
import { adminCalls, adminReads } from '../admin/admin-calls.ts';
import type { AnyCall } from '../calls/call.ts';
import { callNames, calls, type CallName } from '../calls/client.ts';
import { fieldsOf, under } from '../testing/wired.ts';
import { openApi } from './openapi.ts';
import type * as t from 'io-ts';

const misfits = (over: object) => {
  const read = cartUnit.decode({ ...(cartUnit.encode(aUnit()) as object), ...over });
  return E.isLeft(read) ? misfitsOf(read.left) : [];
};

test('[CM-53] reports invalid values with their path and the accepted values', () => {
  expect(misfits({ quantity: -1, cartUnitType: 'Post' })).toEqual([
    {
      path: 'cartUnitType',
      fits: { type: 'string', enum: ['Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] },
    },
    { path: 'quantity', fits: { type: 'integer', minimum: 0, maximum: 1_000_000 } },
  ]);
  expect(misfits({})).toEqual([]);
});

test('[CM-53] reports an invalid discriminator field with all accepted values', () => {
  const fits = { type: 'string', enum: ['All', 'Items', 'Sellers', 'LargeCategories', 'Field'] };
  for (const value of [{}, { type: 'Some' }, { sellerKeys: [] }]) {
    const read = couponTarget.decode(value);
    expect(E.isLeft(read) && misfitsOf(read.left)).toEqual([{ path: 'type', fits }]);
  }
  for (const value of [5, null, []]) {
    const read = couponTarget.decode(value);
    expect(E.isLeft(read) && misfitsOf(read.left)[0]?.path).toBe('');
  }
});

test('[CM-53] reports each path once, in linear time', () => {
  const placesOf = (count: number): readonly [told: number, looks: number] => {
    let looks = 0;
    const errorAt = (n: number): t.ValidationError => {
      const entry = { type: itemNo, actual: n };
      Object.defineProperty(entry, 'key', { get: () => ((looks += 1), String(n % 100)) });
      return { value: n, context: [entry as unknown as t.ContextEntry] };
    };
    const { size } = placesIn(Array.from({ length: count }, (_, n) => errorAt(n)));
    return [size, looks];
  };
  const [[told, looks], [, twice]] = [placesOf(1000), placesOf(2000)];
  expect([told, twice]).toEqual([100, 2 * looks]);
});

const paths = openApi()['paths'];
const json = ['content', 'application/json', 'schema'];

const table: Readonly<Record<CallName, AnyCall>> = calls;
const all = callNames.map((name) => ({ name, ...table[name] }));

test.each(all.filter(({ isForm }) => !isForm))('$name is described with its request and its answer', (call) => {
  const operation = under(paths, call.path, call.method.toLowerCase());
  expect(operation).toMatchObject({ operationId: call.name });
  expect(under(operation, 'responses', '200', ...json, 'properties', 'data', 'type')).toBe('object');
  expect(under(operation, 'requestBody', ...json, 'type')).toBe(call.method === 'GET' ? undefined : 'object');
});

test('[CM-44] describes the form call with its file reply and without headers', () => {
  const operation = under(paths, calls.estimateToExcel.path, 'post');
  expect(all.filter(({ isForm }) => isForm).map(({ name }) => name)).toEqual(['estimateToExcel']);
  expect(under(operation, 'parameters')).toEqual([]);
  const sent = under(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema', 'allOf');
  expect(JSON.stringify(sent)).toMatch(/"bodyTable".*"token"/u);
  expect(Object.keys(fieldsOf(under(operation, 'responses', '200', 'content')))).toEqual([
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

test('describes calls only', () => {
  const described = Object.keys(fieldsOf(paths)).toSorted();
  expect(described).toEqual(
    Object.values({ ...calls, ...adminCalls, ...adminReads })
      .map((call): string => call.path)
      .toSorted(),
  );
});

test('describes calls of administrators with their token, and no call of the page with it', () => {
  const operation = under(paths, adminCalls.setPrice.path, 'post');
  expect(operation).toMatchObject({ security: [{ adminToken: [] }], servers: [{ url: '/' }] });
  expect(under(openApi(), 'components', 'securitySchemes', 'adminToken', 'scheme')).toBe('bearer');
  expect(under(operation, 'parameters')).toMatchObject([{ name: 'Idempotency-Key', required: true }]);
  const read = under(paths, adminReads.getEvents.path, 'get');
  expect(under(read, 'parameters')).toMatchObject([{ in: 'query', name: 'after', schema: { minimum: 0, default: 0 } }]);
  expect(Object.keys(fieldsOf(under(read, 'responses')))).toEqual([
    '200',
    '400',
    '401',
    '403',
    '429',
    '503',
    'default',
  ]);
  expect(JSON.stringify(under(paths, calls.setQuantity.path, 'post', 'security'))).not.toContain('adminToken');
});

test('[CM-04] the description contains the codec bounds, the key header and the 409', () => {
  expect(schemaOf(calls.setQuantity.request)).toMatchObject({
    required: ['cartUnitId', 'quantity', 'branchServiceType', 'unitVersion', 'cancelCoupons'],
    properties: { quantity: { type: 'integer', minimum: -99_999, maximum: 99_999 } },
  });
  // optional fields are described but not required
  expect(under(schemaOf(calls.setQuantity.request), 'properties', 'refresh', 'properties', 'requests')).toMatchObject({
    type: 'array',
    maxItems: 100,
  });
  expect(under(schemaOf(calls.setQuantity.response), 'required')).toEqual(['unit', 'cartVersion']);
  const operation = under(paths, '/cart/setQuantity', 'post');
  expect(under(operation, 'responses', '409')).toBeDefined();
  expect(under(operation, 'parameters')).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', required: true }),
  );
});

test('[CM-02] the description of a cart contains its units, down to their options', () => {
  const cart = schemaOf(calls.getCart.response);
  const unit = under(cart, 'properties', 'units', 'items', 'properties');
  const option = under(unit, 'item', 'properties', 'options', 'items', 'properties');
  expect(cart['required']).toContain('units');
  expect(under(option, 'optionPrice', 'type')).toBe('integer');
  expect(under(unit, 'partnershipCode', 'anyOf')).toContainEqual({ type: 'null' });
});

test('a codec without a schema throws', () => {
  expect(() => schemaOf({})).toThrow('no schema');
});
