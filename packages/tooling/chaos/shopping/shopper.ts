import { setTimeout as wait } from 'node:timers/promises';
import { fieldOf, listIn, numberIn, numbersIn, textIn, type Cart } from '../history.ts';
import { lineOf } from '../world/rows.ts';

/** Attempts of a call that must succeed. */
const MOST_TRIES = 50;
const PAUSE_MS = 100;

/** Reads the cart of a response. */
const cartOf = (data: unknown): Cart => ({
  version: numberIn(data, 'cartVersion'),
  lines: listIn(data, 'units').map(lineOf),
  coupons: listIn(data, 'appliedCoupons').map((coupon) => ({
    no: textIn(coupon, 'couponIssueNo'),
    unitIds: numbersIn(coupon, 'cartUnitIds'),
  })),
});

const form = (origin: string, path: string, buyer: string): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ buyer, lang: 'ko', device: 'pc' }),
    redirect: 'manual',
  });

/** Resets the cart of a demo buyer and signs in. Returns the cookie. */
export const signIn = async (origin: string, buyer: string): Promise<string> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const fresh = await form(origin, '/demo/reset', buyer);
    const answer = await form(origin, '/demo/signIn', buyer);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    if (fresh.status === 303 && answer.status === 303 && cookies.length > 0) return cookies.join('; ');
    await wait(PAUSE_MS);
  }
  throw new Error(`${buyer} cannot sign in`);
};

/** Reads the server's cart, without faults. */
export const readCart = async (origin: string, cookie: string): Promise<Cart> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await fetch(`${origin}/api/cart/getInitialCart`, {
      method: 'POST',
      headers: { origin, cookie, 'x-baguni-client': '1', 'content-type': 'application/json' },
      body: '{}',
    });
    if (answer.status === 200) return cartOf(fieldOf(await answer.json(), 'data'));
    await wait(PAUSE_MS);
  }
  throw new Error('the cart cannot be read');
};
