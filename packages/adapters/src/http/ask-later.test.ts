import { calls, nameOf } from '@baguni/contract';
import type { Answer } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { afterEach, expect, test, vi } from 'vitest';
import { answers, scripted } from '../testing/scripted-fetch.ts';
import * as first from './first-calls.ts';
import { httpCartServer, httpOrders } from './http-cart-server.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./later-calls.ts');
});

const gone = (): never => {
  throw new Error('gone');
};
const hanging = (): Promise<never> => new Promise(() => undefined);
const network = { kind: 'Network', domain: 'cart-fe', resultCode: '9999' } as const;

test('[CM-51] a call whose own file cannot be had answers like a network that is gone, and sends nothing', async () => {
  vi.doMock('./later-calls.ts', gone);
  const { deps, seen } = scripted(answers({ coupons: [] }));
  const answer = await httpCartServer(deps).getCouponBox({ cartUnitIds: [] })();
  expect(answer).toMatchObject(E.left(network));
  expect(seen).toEqual([]);
});

test('[CM-52 CK-16] the file of a call is waited for 3 s', async () => {
  vi.doMock('./later-calls.ts', hanging);
  vi.useFakeTimers();
  const { deps, seen } = scripted(answers({ coupons: [] }));
  const answer = vi.fn<(given: unknown) => void>();
  void httpCartServer(deps).getCouponBox({ cartUnitIds: [] })().then(answer);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledWith(expect.objectContaining({ left: expect.objectContaining(network) as unknown }));
  expect(seen).toEqual([]);
});

test('[CM-52] a file that comes in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  const { deps } = scripted(answers({ coupons: [], totalCount: 0 }));
  expect(await httpCartServer(deps).getCouponBox({ cartUnitIds: [] })()).toMatchObject(E.right({ totalCount: 0 }));
  expect(vi.getTimerCount()).toBe(0);
});

const { deps: plain } = scripted();
const servers: Readonly<Record<string, (request: never, key: never) => Answer<unknown>>> = {
  ...httpCartServer(plain),
  ...httpOrders(plain),
};
const later = Object.values(calls).filter(({ name }) => name in servers && !(name in first));

test.each(later)(
  '[ER-02] $name is asked for by its path, which its error carries where it is not loaded',
  async (call) => {
    vi.doMock('./later-calls.ts', gone);
    const answer = await servers[call.name]?.(undefined as never, undefined as never)();
    const text = expect.stringContaining(nameOf(call)) as string;
    expect(answer).toMatchObject(E.left({ requestUrl: nameOf(call), message: text }));
  },
);

test('[CM-51] every call but those that open a cart, price, change and empty it is loaded late', () => {
  expect(later.length + Object.keys(first).length).toBe(Object.keys(servers).length);
});
