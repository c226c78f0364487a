import { emptyCart, isOrderable, totalCashbackOf, type Cart, type CartUnit, type Storefront } from '@baguni/domain';
import { anOpenCart, aStorefront, aUnit } from '@baguni/domain/testing';
import { afterLoad, cardOffersIn, cashbacks, demoEnvironment, openCartOf, type Scenario } from '@baguni/scenarios';
import { emptySession, type Session } from '../session/session.ts';

/** The fields of a session and of its cart, as one flat record. */
export type SessionFields = Omit<Session, 'cart'> & Cart;

const isOfCart = (name: string): boolean => name === 'delivery' || name in emptyCart(aStorefront());

const split = (fields: Partial<SessionFields>) => {
  const entries = Object.entries(fields);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the fields of a cart
    cart: Object.fromEntries(entries.filter(([name]) => isOfCart(name))) as Partial<Cart>,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the fields of a session
    page: Object.fromEntries(entries.filter(([name]) => !isOfCart(name))) as Partial<Session>,
  };
};

/** Replaces fields of a session and of its cart. */
export const withFields = (session: Session, fields: Partial<SessionFields>): Session => {
  const { cart, page } = split(fields);
  return { ...session, ...page, cart: { ...session.cart, ...cart } };
};

/** A loaded page of a cart. */
export const aSession = (cart: Cart, fields: Partial<SessionFields> = {}): Session =>
  withFields({ ...emptySession(cart.storefront, cart.tab), cart, load: 'Loaded', cartVersion: 1 }, fields);

/** A loaded page of a member's cart in which nothing is selected yet. */
export const anOpenSession = (units: readonly CartUnit[] = [aUnit()], fields: Partial<SessionFields> = {}): Session =>
  aSession(anOpenCart(units), fields);

/** Selects every orderable unit. */
export const selectAllUnits = (session: Session): Session =>
  withFields(session, {
    selected: session.cart.units.filter(isOrderable).map((unit) => unit.cartUnitId),
  });

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
