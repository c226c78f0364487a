import { calls, type SentCall } from '@baguni/contract';
import { expect, test, afterEach, vi } from 'vitest';
import { loses, scripted, after, answers, refuses, says } from '../testing/scripted-fetch.ts';
import { send, httpClient, shownShopper } from './http-client.ts';
import {
  cartUnitId,
  idempotencyKey,
  isUnknownOutcome,
  nothingMerged,
  txKey,
  won,
  type Report,
} from '@baguni/domain/internal';
import { aCartRead, anInitialCart, aUnit } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { httpReports } from '../log/http-log.ts';
import { lateClient } from './late-client.ts';

test('[CS-11] the table row alone determines the address of a call', async () => {
  for (const call of Object.values(calls)) {
    const { deps, seen } = scripted(loses, loses);
    const secret = { memo: 'kim@example.com', encStr: 'S3CRET', token: 'T0KEN' };
    const any: SentCall<typeof secret, unknown> = { ...call, request: { encode: (one) => one } };
    await send(deps)(any, secret)();
    expect(seen.map(({ url }) => url)).toEqual(
      seen.map(() => `/api${call.path}${'query' in call ? `?${call.query}` : ''}`),
    );
    expect(seen.length).toBeGreaterThan(0);
  }
});

const setQuantity = {
  cartUnitId: cartUnitId(1),
  quantity: 3,
  branchServiceType: 'Reserve',
  unitVersion: 4,
  cancelCoupons: true,
} as const;

const checkout = {
  cartUnitIds: [cartUnitId(1)],
  coupons: [],
  discounts: [],
  branchServiceType: 'Reserve',
  cartVersion: 1,
  payableSeen: won(1000),
  agreed: [],
  oversea: undefined,
} as const;

const merged = (cartVersion: number) => ({ cartVersion, ...nothingMerged });
const orderKey = idempotencyKey('6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
const initial = { ...anInitialCart(), unreadable: [] };

afterEach(() => {
  vi.useRealTimers();
});

test('[CM-51] sends JSON without caching, with client and language headers, and reads code 0000', async () => {
  const { deps, seen } = scripted(answers(merged(7)));
  expect(await httpClient(deps).mergeCart()()).toEqual(E.right(merged(7)));
  expect(seen[0]).toMatchObject({ url: '/api/cart/merge', method: 'POST', body: {} });
  const sent = Object.fromEntries(seen[0]?.headers ?? []);
  expect(sent).toEqual({
    accept: 'application/json',
    'cache-control': 'no-cache',
    'content-type': 'application/json',
    'idempotency-key': 'id-1',
    'x-baguni-client': '1',
    'x-baguni-language': 'jp',
  });
});

test('[CP-20] sends the device and the app flag if the page has them', async () => {
  const asked = async (over: object): Promise<Readonly<Record<string, string>>> => {
    const { deps, seen } = scripted(answers({ coupons: [], totalCount: 0 }));
    await httpClient({ ...deps, ...over }).getCouponBox({ cartUnitIds: [] })();
    return Object.fromEntries(seen[0]?.headers ?? []);
  };
  expect(await asked({ device: 'm', isApp: true })).toMatchObject({ 'x-baguni-device': 'm', 'x-baguni-app': '1' });
  const plain = await asked({});
  expect([plain['x-baguni-device'], plain['x-baguni-app']]).toEqual([undefined, undefined]);
});

test('[SV-04] starts a trace with each request', async () => {
  const { deps, seen } = scripted(loses, answers(merged(2)), answers(merged(3)));
  const ids = ['7b0c4a3e-5f43-4a66-9b6d-0d1d6a3f5b12', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'];
  const server = httpClient({ ...deps, newTrace: () => ids.shift() ?? '' });
  await server.mergeCart()();
  await server.mergeCart()();
  const [first, second] = [
    '00-7b0c4a3e5f434a669b6d0d1d6a3f5b12-9b6d0d1d6a3f5b12-01',
    '00-6f9619ff8b864d01b42d00cf4fc964ff-b42d00cf4fc964ff-01',
  ];
  expect(seen.map(({ headers }) => headers.get('traceparent'))).toEqual([first, first, second]);
});

test('[ER-04] sends the mark of the shown shopper; a refusal of another session is heard once', async () => {
  const lost = refuses(401, { resultCode: 'CART-BR3-02' });
  const { deps, seen } = scripted(refuses(400, {}, { 'X-Baguni-Shopper': 'A' }), refuses(400, {}), lost, lost);
  const shopper = shownShopper({ documentElement: { dataset: {} } as HTMLElement });
  const heard = vi.fn<() => void>();
  shopper.onLost(heard)();
  shopper.onLost(heard);
  const client = httpClient({ ...deps, shopper });
  for (let n = 0; n < 2; n += 1) await client.mergeCart()();
  expect(heard).not.toHaveBeenCalled();
  for (let n = 0; n < 2; n += 1) await client.mergeCart()();
  expect(seen.map(({ headers }) => headers.get('x-baguni-shopper'))).toEqual([null, 'A', 'A', 'A']);
  shopper.onLost(heard);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('[ER-04] an ended session of another marketplace, which sends no mark, is only a refusal', async () => {
  const { deps } = scripted(refuses(401, { resultCode: 'CART-BR3-02' }));
  const shopper = { ...shownShopper({ documentElement: { dataset: {} } as HTMLElement }), lose: vi.fn<() => void>() };
  await httpClient({ ...deps, shopper }).mergeCart()();
  expect(shopper.lose).not.toHaveBeenCalled();
});

test('[CM-43] the environment is a GET without a body', async () => {
  const environment = {
    name: 'av',
    freeShippingThresholds: { ordinary: 1, club: 2, universeClub: 3 },
    showsPageAfter: 'All',
  };
  const { deps, seen } = scripted(answers(environment));
  expect(await httpClient(deps).getEnvironment()()).toEqual(E.right(environment));
  expect(seen[0]).toMatchObject({ url: '/api/env', method: 'GET', body: null });
});

test('[CM-04] sends quantity, version, service and the consent to lose coupons', async () => {
  const unit = aUnit({ quantity: 3 });
  const { deps, seen } = scripted(answers(calls.setQuantity.response.encode({ unit, cartVersion: 2 })));
  expect(await httpClient(deps).setQuantity(setQuantity)()).toEqual(E.right({ unit, cartVersion: 2 }));
  expect(seen[0]?.body).toEqual({ ...setQuantity });
});

test('[CM-02 CM-05 CM-10 CM-11 CM-13 DL-05] returns a refusal as data', async () => {
  const { deps } = scripted(refuses(400, { resultCode: 'CART-BR7-01', message: '선택' }));
  expect(
    await httpClient(deps).removeCartUnits({ cartUnitIds: [cartUnitId(1)], deleteCauseType: 'Buyer' })(),
  ).toMatchObject({ left: { kind: 'Refused', resultCode: 'CART-BR7-01', message: '선택' } });
});

test('[CM-53 LG-8] returns a cart with an unreadable unit as not orderable', async () => {
  const content = { ...aCartRead([aUnit()]), unreadable: [] };
  const { deps } = scripted(answers({ ...Object(calls.getCart.response.encode(content)), units: [{ cartUnitId: 5 }] }));
  const read = await httpClient(deps).getCart({ cartUnitIdList: [] })();
  expect(read).toMatchObject({ right: { units: [{ cartUnitId: 5, isBuyAvailable: false }] } });
});

test('[CM-53] reports unreadable units and fields once per answer, by call and path, never by value', async () => {
  const reports: Report[] = [];
  const log = { report: (report: Report) => void reports.push(report) };
  const wire = Object(calls.getCart.response.encode({ ...aCartRead([aUnit()]), unreadable: [] })) as object;
  const bad = { shippingPolicyKey: '홍길동', shippingFee: -50_000 };
  const spoiled = { ...wire, units: [{ cartUnitId: 5, quantity: 0.5 }], shippingPolicies: [bad] };
  const { deps } = scripted(answers(wire), answers(spoiled));
  const server = httpClient({ ...deps, log });
  await server.getCart({ cartUnitIdList: [] })();
  expect(reports).toEqual([]);
  await server.getCart({ cartUnitIdList: [] })();
  expect(reports).toMatchObject([{ type: 'PartsUnreadable', call: 'POST /cart/getCart' }]);
  const [paths = []] = reports.map((report) => (report.type === 'PartsUnreadable' ? report.paths : []));
  expect(paths).toContain('data.units.0.quantity');
  expect(paths.length).toBe(20);
  expect(JSON.stringify(reports)).not.toMatch(/홍길동|50.?000/u);
});

test('[CM-53 SE-03] reports unreadable fields of the prices that an answer brings', async () => {
  const reports: Report[] = [];
  const shippingBundles = [{ bundleKey: 'farm', isMaxCharge: false, shippingFee: -1 }];
  const refreshed = { shipping: { shippingBundles, shippingPolicies: [] } };
  const { deps } = scripted(answers({ removedCartUnitIds: [1], cartVersion: 2, refreshed }));
  const server = httpClient({ ...deps, log: { report: (report: Report) => void reports.push(report) } });
  const read = await server.removeCartUnits({ cartUnitIds: [cartUnitId(1)], deleteCauseType: 'Buyer' })();
  expect(read).toMatchObject({ right: { refreshed: { missing: ['ShippingFee'] } } });
  expect(reports).toMatchObject([{ paths: ['data.refreshed.shipping.shippingBundles.0.shippingFee'] }]);
});

test.each([
  ['HTML', says(200, '<!doctype html><p>점검 중')],
  ['HTML of a proxy', says(502, '<html>Bad gateway</html>')],
  ['nothing', says(200, '')],
  ['half a JSON', says(200, '{"resultCode":"0000","data":{')],
  ['another shape', answers({ version: 7 })],
  ['a list', says(200, '[]')],
])('[CM-53] %s instead of an answer is an error with call and path, reported once, not tried again', async (_, act) => {
  const reports: Report[] = [];
  const { deps, seen } = scripted(act);
  const log = { report: (report: Report) => void reports.push(report) };
  const read = await httpClient({ ...deps, log }).mergeCart()();
  expect(read).toMatchObject({ left: { kind: 'Unreadable', requestUrl: 'POST /cart/merge' } });
  expect(reports).toMatchObject([{ type: 'CallFailed', error: { kind: 'Unreadable' } }]);
  expect(seen.length).toBe(1);
});

test('[CM-01 RL-8] retries a lost read once, after a random delay, and returns domain values', async () => {
  const { deps, seen, slept } = scripted(loses, answers(calls.getInitialCart.response.encode(initial)));
  expect(await httpClient(deps).getInitialCart()()).toEqual(E.right(initial));
  expect(seen.length).toBe(2);
  expect(slept).toEqual([250]);
});

test('retries a lost write with the same key, and gives a new write a new key', async () => {
  const { deps, seen } = scripted(loses, answers(merged(2)), answers(merged(3)));
  const server = httpClient(deps);
  expect(await server.mergeCart()()).toEqual(E.right(merged(2)));
  expect(await server.mergeCart()()).toEqual(E.right(merged(3)));
  expect(seen.map((each) => each.headers.get('Idempotency-Key'))).toEqual(['id-1', 'id-1', 'id-2']);
});

test('[CM-10] never sends a checkout twice', async () => {
  const { deps, seen } = scripted(loses);
  expect(await httpClient(deps).addCheckoutByCart(checkout, orderKey)()).toMatchObject({
    left: { kind: 'Network' },
  });
  expect(seen.length).toBe(1);
});

test('[CK-14] sends an order and a payment with the given key, and looks an order up by it', async () => {
  const found = { fate: 'Opened', txKey: 'T1' };
  const { deps, seen } = scripted(loses, answers(found), loses, refuses(503, {}));
  const server = httpClient(deps);
  await server.addCheckoutByCart(checkout, orderKey)();
  expect(await server.findOrder({ idempotencyKey: orderKey })()).toEqual(E.right({ fate: 'Opened', txKey: 'T1' }));
  await httpClient(deps).payOrder({ txKey: txKey('t1') }, orderKey)();
  const busy = await server.addCheckoutByCart(checkout, orderKey)();
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([orderKey, null, orderKey, orderKey]);
  expect(seen[1]).toMatchObject({ url: '/api/order/findOrder', body: { idempotencyKey: orderKey } });
  expect(E.isLeft(busy) && isUnknownOutcome(busy.left)).toBe(true);
});

test('[ER-02] returns an error with method and path after the second loss', async () => {
  const { deps, seen } = scripted(loses, loses);
  expect(await httpClient(deps).mergeCart()()).toMatchObject({
    left: {
      kind: 'Network',
      resultCode: '9999',
      message: 'no answer (POST /cart/merge)',
      requestUrl: 'POST /cart/merge',
    },
  });
  expect(seen.length).toBe(2);
});

test.each([
  ['2 s are waited', '2', [2_250]],
  ['0 s leave the jitter', '0', [250]],
  ['5 s are waited', '5', [5_250]],
  ['longer than 5 s is given up', '6', []],
  ['a date is given up', 'Fri, 20 Nov 2026 12:00:00 GMT', []],
  ['none is given up', null, []],
])('honours Retry-After of a busy server: %s', async (_, retryAfter, waits) => {
  const busy = refuses(503, {}, retryAfter === null ? {} : { 'Retry-After': retryAfter });
  const { deps, seen, slept } = scripted(busy, answers(merged(2)));
  const answer = await httpClient(deps).mergeCart()();
  expect(slept).toEqual(waits);
  expect(seen.length).toBe(waits.length + 1);
  expect(E.isRight(answer)).toBe(waits.length > 0);
});

test('[SV-04] a write that gets 503 twice uses one key, and its outcome is unknown', async () => {
  const busy = refuses(503, { resultCode: '9503' }, { 'Retry-After': '1' });
  const { deps, seen } = scripted(busy, busy);
  const answer = await httpClient(deps).mergeCart()();
  expect(answer).toMatchObject({ left: { kind: 'Refused', resultCode: '9503', status: 503 } });
  expect(E.isLeft(answer) && isUnknownOutcome(answer.left)).toBe(true);
  expect(seen.map((each) => each.headers.get('Idempotency-Key'))).toEqual(['id-1', 'id-1']);
});

test.each([400, 401, 409, 429, 500])('does not retry a refusal with %i', async (status) => {
  const { deps, seen } = scripted(refuses(status, {}, { 'Retry-After': '1' }));
  expect(await httpClient(deps).mergeCart()()).toMatchObject({ left: { kind: 'Refused' } });
  expect(seen.length).toBe(1);
});

test('[CM-52] times out after 3 s in production with unknown outcome and without retry', async () => {
  vi.useFakeTimers();
  const { deps, seen } = scripted(after(3_001, answers(merged(2))));
  const asked = httpClient(deps).mergeCart()();
  await vi.advanceTimersByTimeAsync(3_000);
  const answer = await asked;
  expect(answer).toMatchObject({
    left: { kind: 'TimedOut', message: 'no answer within 3000 ms (POST /cart/merge)' },
  });
  expect(E.isLeft(answer) && isUnknownOutcome(answer.left)).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.length).toBe(1);
});

test('[CM-52] accepts an answer just in time: 10 s outside production, 5 s for a cart read', async () => {
  vi.useFakeTimers();
  const slow = scripted(after(9_999, answers(merged(2))));
  const merge = httpClient({ ...slow.deps, environmentName: () => 'local' }).mergeCart()();
  const read = httpClient(scripted(after(5_001, answers({}))).deps).getCart({
    cartUnitIdList: [],
  })();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await merge).toEqual(E.right(merged(2)));
  expect(await read).toMatchObject({ left: { kind: 'TimedOut' } });
});

test('[CM-52] times out and aborts the request if the body stops half way', async () => {
  vi.useFakeTimers();
  let aborted = false;
  const { deps } = scripted((signal) => {
    signal.addEventListener('abort', () => {
      aborted = true;
    });
    return Promise.resolve(new Response(new ReadableStream({ pull: () => new Promise<void>(() => undefined) })));
  });
  const asked = httpClient(deps).mergeCart()();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toMatchObject({ left: { kind: 'TimedOut' } });
  expect(aborted).toBe(true);
});

test('sends no request before the call runs, and each run sends a new one', async () => {
  const { deps, seen } = scripted(answers(merged(1)), answers(merged(2)));
  const call = httpClient(deps).mergeCart();
  expect(seen).toEqual([]);
  await call();
  await call();
  expect(seen.map((each) => each.headers.get('Idempotency-Key'))).toEqual(['id-1', 'id-2']);
});

test('calls the native fetch without a receiver', async () => {
  const { deps } = scripted(answers(merged(1)));
  const picky: typeof deps.fetch = function (this: unknown, url, init) {
    return this === undefined ? deps.fetch(url, init) : Promise.reject(new TypeError('Illegal invocation'));
  };
  expect(await httpClient({ ...deps, fetch: picky }).mergeCart()()).toEqual(E.right(merged(1)));
});

test('[CM-40 CM-42] sends a report once and does not report its own failure', async () => {
  const reports: Report[] = [];
  const { deps, seen } = scripted(says(200, 'gone'));
  const log = { report: (report: Report) => void reports.push(report) };
  const { logClientError, logClientActivity } = httpReports({ ...deps, log });
  const error = { message: 'm', url: '/ko/cart', stack: '', ignored: false };
  const activity = { message: 'Units removed', payload: { count: 1 } };
  await logClientError(error)();
  await logClientActivity(activity)();
  expect(seen.map((each) => [each.url, each.body])).toEqual([
    ['/api/error-log/client', error],
    ['/api/activity-log/client', activity],
  ]);
  expect(reports).toEqual([]);
});

test('[CM-51] a client is loaded with its first call, which is sent then', async () => {
  const { deps } = scripted(answers({ coupons: [], totalCount: 0 }));
  const client = lateClient(() => Promise.resolve(httpClient(deps)));
  expect(await client.getCouponBox({ cartUnitIds: [] })()).toMatchObject(E.right({ totalCount: 0 }));
});

test('[CM-51 ER-02] a call whose client does not load fails like a lost one and names the call', async () => {
  const client = lateClient(() => Promise.reject(new Error('gone')));
  expect(await client.getCouponBox({ cartUnitIds: [] })()).toMatchObject({
    left: { kind: 'Network', resultCode: '9999', requestUrl: 'getCouponBox' },
  });
  expect(await Promise.resolve(client)).toBe(client);
});
