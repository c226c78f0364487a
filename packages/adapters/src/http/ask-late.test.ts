import { calls, nameOf } from '@baguni/contract';
import type { Answer } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { answers, scripted } from '../testing/scripted-fetch.ts';
import { httpPartsAtHand } from '../testing/parts-at-hand.ts';
import * as first from './first-calls.ts';
import { httpCartServer, httpOrders } from './http-cart-server.ts';
import type { HttpParts } from './http-parts.ts';

const network = { kind: 'Network', domain: 'cart-fe', resultCode: '9999' } as const;
const gone = (): Promise<never> => Promise.reject(new Error('gone'));
const withoutLater: HttpParts = { ...httpPartsAtHand, laterCalls: gone };
const withoutHttp: HttpParts = { ...httpPartsAtHand, http: gone };

test.each([
  ['its own file', withoutLater],
  ['what sends it', withoutHttp],
] as const)(
  '[CM-51] a call of which %s cannot be had answers like a network that is gone, and sends nothing',
  async (_, parts) => {
    const { deps, seen } = scripted(answers({ coupons: [] }));
    const answer = await httpCartServer(deps, parts).getCouponBox({ cartUnitIds: [] })();
    expect(answer).toMatchObject(E.left(network));
    expect(seen).toEqual([]);
  },
);

test('[CM-51] a call is sent as soon as it is there', async () => {
  const { deps } = scripted(answers({ coupons: [], totalCount: 0 }));
  const { getCouponBox } = httpCartServer(deps, httpPartsAtHand);
  expect(await getCouponBox({ cartUnitIds: [] })()).toMatchObject(E.right({ totalCount: 0 }));
});

const { deps: plain } = scripted();
const servers: Readonly<Record<string, (request: never, key: never) => Answer<unknown>>> = {
  ...httpCartServer(plain, withoutHttp),
  ...httpOrders(plain, withoutHttp),
};
const asked = Object.values(calls).filter(({ name }) => name in servers);
const later = asked.filter(({ name }) => !(name in first));

test.each(asked)(
  '[ER-02] $name is asked for by its address, which its error carries where it is not loaded',
  async (call) => {
    const answer = await servers[call.name]?.(undefined as never, undefined as never)();
    const text = expect.stringContaining(nameOf(call)) as string;
    expect(answer).toMatchObject(E.left({ requestUrl: nameOf(call), message: text }));
  },
);

test('[CM-51] every call but those that open a cart, price, change and empty it is loaded late', () => {
  expect(later.length + Object.keys(first).length).toBe(Object.keys(servers).length);
});
