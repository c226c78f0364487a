import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { httpClient } from '@baguni/adapters/http';
import type { Calls, Client } from '@baguni/contract';
import {
  idempotencyKey,
  isUnknownOutcome,
  type AppliedCoupon,
  type CartUnit,
  type TxKey,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { Cart } from './history.ts';
import type { Random } from './random.ts';
import { lineOf } from './rows.ts';

/** Attempts of a call that must succeed. */
const MOST_TRIES = 50;
const PAUSE_MS = 100;
/** Presses of the pay button before a shopper gives up. */
const MOST_PRESSES = 4;
const MOST_PAUSE_MS = 400;

const until = async <A>(what: string, attempt: () => Promise<A | undefined>): Promise<A> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await attempt();
    if (found !== undefined) return found;
    await wait(PAUSE_MS);
  }
  throw new Error(`${what} failed`);
};

/** Resets the cart of a demo buyer and signs in. Returns the cookie. */
export const signIn = (origin: string, buyer: string): Promise<string> => {
  const post = (path: string): Promise<Response> =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ buyer, lang: 'ko', device: 'pc' }),
      redirect: 'manual',
    });
  return until(`sign-in of ${buyer}`, async () => {
    const fresh = await post('/demo/reset');
    const answer = await post('/demo/signIn');
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    return fresh.status === 303 && answer.status === 303 && cookies.length > 0 ? cookies.join('; ') : undefined;
  });
};

/** Creates the page's client. Production has the short waits. */
export const clientOf = (fetch: (url: string, init: RequestInit) => Promise<Response>, random: Random) =>
  httpClient({
    fetch,
    baseUrl: '/api',
    environmentName: () => 'production',
    language: 'ko',
    device: 'pc',
    newId: randomUUID,
    random: random.next,
  });

/** Reduces a cart to the fields that changes write. */
export const cartOf = (
  version: number,
  { units, appliedCoupons }: { readonly units: readonly CartUnit[]; readonly appliedCoupons: readonly AppliedCoupon[] },
): Cart => ({
  version,
  lines: units.map(lineOf),
  coupons: appliedCoupons.map(({ couponIssueNo, cartUnitIds }) => ({ no: couponIssueNo, unitIds: cartUnitIds })),
});

/** Reads the server's cart, without faults. */
export const readCart = (origin: string, cookie: string, random: Random): Promise<Cart> => {
  const send = (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    headers.set('origin', origin);
    return fetch(`${origin}${url}`, { ...init, headers });
  };
  return until('reading the cart', async () => {
    const answer = await clientOf(send, random).getInitialCart()();
    return E.isRight(answer) ? cartOf(answer.right.cartVersion, answer.right) : undefined;
  });
};

/** Pays an order or leaves it. Repeats a payment of unknown outcome with the same key (CK-14). */
export const pay = async (
  server: Pick<Client<Calls>, 'payOrder'>,
  txKey: TxKey,
  random: Random,
  tell: (what: string) => void,
): Promise<void> => {
  if (random.chance(0.2)) return;
  const key = idempotencyKey(randomUUID());
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const answer = await server.payOrder({ txKey }, key)();
    if (E.isRight(answer)) return;
    tell(isUnknownOutcome(answer.left) ? 'payment is not known' : `payment refused: ${answer.left.resultCode}`);
    if (!isUnknownOutcome(answer.left)) return;
    await wait(random.below(MOST_PAUSE_MS));
  }
};
