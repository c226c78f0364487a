import { emptyPage, orderOf, takeInAll, type PageCart } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { emptyCart, isOrderable, type CartUnit, type InitialCart } from '@baguni/domain/internal';
import { aStorefront } from '@baguni/domain/testing';
import { answered, type Browser } from './browser.ts';
import { NOW } from './server.ts';

export const openedBy = async (browser: Browser): Promise<InitialCart> => await browser.reply('getInitialCart');

const DAY_MS = 86_400_000;

/** Units that a page selects automatically: orderable and added within the last day (LS-02). */
const isRecent = (unit: CartUnit): boolean => {
  const age = NOW - Date.parse(unit.insertDateISO ?? '');
  return isOrderable(unit) && age >= 0 && age <= DAY_MS;
};

export const stateOf = async (browser: Browser): Promise<PageCart> => {
  const environment = await browser.reply('getEnvironment');
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
