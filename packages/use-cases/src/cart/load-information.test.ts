import type { ApiError } from '@baguni/domain';
import { anApiError } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import type { CallName } from '@baguni/contract';
import { anOpenWorld, apples, failing, type World } from '../testing/world.ts';

const essential: readonly CallName[] = ['getEnvironment', 'getInitialCart'];

const openWorld = async (prepare?: (world: World) => void): Promise<World> => {
  const world = await anOpenWorld(apples(2), prepare);
  await vi.advanceTimersByTimeAsync(2000);
  return world;
};
const callsOf = ({ server }: World): readonly CallName[] => [...new Set(server.network.sent.map(({ name }) => name))];

test.each<Partial<ApiError>>([
  {},
  { kind: 'Network' },
  { kind: 'TimedOut' },
  { kind: 'Unreadable' },
  { message: '점검 중', domain: 'ex-api' },
  { nextAction: O.some('ALERT'), message: '점검 중' },
  { nextAction: O.some('ALERT_AND_REFRESH') },
  { redirectUrl: O.some('/ko/pc/order/1') },
  { redirectUrl: O.some('https://evil.example/') },
  { resultCode: 'CART-BR2-139' },
  { resultCode: 'CHECKOUT-BR2-200' },
  { domain: 'cart-fe', resultCode: 'CART-BR-100' },
  { domain: 'cart-fe', resultCode: 'CART-BR-101' },
  { status: O.some(409), message: '이미 변경됨' },
])(
  '[ER-08 LS-06] whatever information fails like this, the cart opens and the shopper is left alone: %o',
  async (over) => {
    const asked = callsOf(await openWorld()).filter((name) => !essential.includes(name));
    expect(asked.length).toBeGreaterThanOrEqual(5);
    const world = await openWorld(({ server }) => {
      for (const name of asked)
        server.network.plan(name, ...Array.from({ length: 9 }, () => failing(anApiError(over))));
    });
    expect([world.state.load, world.state.cart.units.length]).toEqual(['Loaded', 2]);
    expect([world.alerted, world.notified, world.exits, world.verifications]).toEqual([[], [], [], 0]);
    expect(world.reports.every(({ type }) => type === 'CallFailed')).toBe(true);
  },
);
