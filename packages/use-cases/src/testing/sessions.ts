import {
  isOrderable,
  replaceFields,
  totalCashbackOf,
  type Cart,
  type CartFields,
  type CartUnit,
  type Storefront,
} from '@baguni/domain/internal';
import { anOpenCart, aUnit } from '@baguni/domain/testing';
import { afterLoad, cardOffersIn, cashbacks, demoEnvironment, openCartOf, type Scenario } from '@baguni/scenarios';
import { emptySession, type Session } from '../session/session.ts';

/** The fields of a session and of its cart, as one flat record. */
export type SessionFields = Omit<Session, 'cart'> & CartFields;

/** Replaces fields of a session and of its cart. */
export const withFields = (session: Session, fields: Partial<SessionFields>): Session => {
  const ofPage = new Set(Object.keys(session));
  const entries = Object.entries(fields);
  const cart = Object.fromEntries(entries.filter(([name]) => !ofPage.has(name)));
  const page = Object.fromEntries(entries.filter(([name]) => ofPage.has(name)));
  return { ...session, ...page, cart: replaceFields(session.cart, cart) };
};

/** A loaded page of a cart. */
export const aSession = (cart: Cart, fields: Partial<SessionFields> = {}): Session =>
  withFields({ ...emptySession(cart.storefront, cart.tab), cart, load: 'Loaded', cartVersion: 1 }, fields);

/** A loaded page of a member's cart without a selection. */
export const anOpenSession = (units: readonly CartUnit[] = [aUnit()], fields: Partial<SessionFields> = {}): Session =>
  aSession(anOpenCart(units), fields);

export const selectAllUnits = (session: Session): Session =>
  withFields(session, { selected: session.cart.units.filter(isOrderable).map((unit) => unit.cartUnitId) });

/** A scenario's page after it has loaded. @param now ms since 1970 UTC */
export const openSessionOf = (scenario: Scenario, storefront: Storefront, now: number): Session => {
  const { fails } = scenario.behaviour;
  const cart = openCartOf(scenario, storefront, now);
  if (fails.includes('getInitialCart'))
    return withFields(emptySession(storefront), { ...cart, environment: demoEnvironment, load: 'LoadFailed' });
  const initial = afterLoad(scenario, storefront.language, now);
  const hasCards = storefront.tenant === 'marketplace' && !fails.includes('getSmileCardNudgeCoupon');
  return aSession(cart, {
    environment: demoEnvironment,
    cartVersion: initial.cartVersion,
    branchServiceType: initial.priorityBranchServiceType,
    defaultItemShippingFeeIsFreeList: initial.defaultItemShippingFeeIsFreeList,
    cartNudgingTypes: initial.cartNudgingTypes,
    smileCardNudgeCoupons: hasCards ? cardOffersIn(storefront.language) : [],
    ...(fails.includes('getTotalCashback') ? {} : { cashback: totalCashbackOf(cart, cashbacks) }),
  });
};
