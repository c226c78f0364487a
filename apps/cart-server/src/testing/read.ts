import { emptyPage, orderOf, takeInAll, type PageCart } from '@baguni/backend/testing';
import { calls, readReply, type AnsweredCall } from '@baguni/contract';
import { emptyCart, isOrderable, type ApiError, type CartUnit, type InitialCart } from '@baguni/domain';
import { aStorefront } from '@baguni/domain/testing';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';
import { NOW } from './server.ts';

const read = <Res>(
  call: AnsweredCall<Res>,
  { statusCode, body }: LightMyRequestResponse,
): ReturnType<typeof readReply<Res>> => readReply(call, { status: statusCode, body: JSON.parse(body) });

export const answered = <Res>(call: AnsweredCall<Res>, response: LightMyRequestResponse): Res => {
  const verdict = read(call, response);
  if (verdict._tag === 'Left') throw new Error(`refused: ${response.statusCode} ${response.body.slice(0, 500)}`);
  return verdict.right;
};

export const refusedWith = <Res>(call: AnsweredCall<Res>, response: LightMyRequestResponse): ApiError => {
  const verdict = read(call, response);
  if (verdict._tag === 'Right') throw new Error('not refused');
  return verdict.left;
};

export const openedBy = async (browser: Browser): Promise<InitialCart> =>
  answered(calls.getInitialCart, await browser.call('getInitialCart'));

const DAY_MS = 86_400_000;

/** Units that a page selects by itself: orderable, and added within the last day (LS-02). */
const isRecent = (unit: CartUnit): boolean => {
  const age = NOW - Date.parse(unit.insertDateISO);
  return isOrderable(unit) && age >= 0 && age <= DAY_MS;
};

export const stateOf = async (browser: Browser): Promise<PageCart> => {
  const environment = answered(calls.getEnvironment, await browser.call('getEnvironment'));
  const initial = await openedBy(browser);
  const offered = await browser.call('getExhibitExtraDiscountForNudge');
  return takeInAll(emptyPage(emptyCart(aStorefront())), [
    { type: 'EnvironmentRead', environment },
    { type: 'CartOpened', initial, autoSelected: initial.units.filter(isRecent).map(({ cartUnitId }) => cartUnitId) },
    { type: 'ExtraDiscountsRead', ...answered(calls.getExhibitExtraDiscountForNudge, offered) },
  ]);
};

export const checkoutOf = (state: PageCart): object =>
  Object.assign({}, calls.addCheckoutByCart.request.encode(orderOf(state)));
