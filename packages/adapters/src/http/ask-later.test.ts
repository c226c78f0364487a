import { either as E } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { answers, scripted } from '../testing/scripted-fetch.ts';
import { httpCartServer } from './http-cart-server.ts';

vi.mock('./later-calls.ts', () => {
  throw new Error('gone');
});

test('[CM-51] a call whose own file cannot be had answers like a network that is gone, and sends nothing', async () => {
  const { deps, seen } = scripted(answers({ coupons: [] }));
  const answer = await httpCartServer(deps).getCouponBox({ cartUnitIds: [] })();
  expect(answer).toMatchObject(E.left({ kind: 'Network', domain: 'cart-fe', resultCode: '9999' }));
  expect(seen).toEqual([]);
});
