import { marketplaceCheck, type CartUnit, type Storefront } from '@baguni/domain/internal';
import type { PageData, Session } from '@baguni/use-cases';
import { type CartViews, cartViewsOf } from '../page/cart-views.ts';
import { CartStore } from '../store/cart-store.ts';
import { testContext } from './context.ts';
import { deferredViews } from './deferred-views.ts';
import { anOpenSession } from '@baguni/use-cases/sessions';
import type { UnitFacts } from '../common/unit-types.ts';
import { CartSelectors } from '../page/cart-selectors.ts';
import { unitFacts } from '../page/view-facts.ts';
import { moreViewsOf, type MoreViews } from '../page/more-views.ts';

/** The views of a cart with all chunks loaded. */
export const cartViews = (state: Session, over: Partial<Storefront> = {}): CartViews =>
  cartViewsOf(new CartStore(state), testContext(over), deferredViews);

/** Everything that the list of a cart shows. */
export const printedList = (views: CartViews) => {
  const groups = views.sellerGroupKeys.flatMap((key) => views.sellerGroup(key) ?? []);
  const parcels = groups.flatMap((group) => group.shippingGroupKeys.flatMap((key) => views.shippingGroup(key) ?? []));
  const items = parcels.flatMap((parcel) => parcel.itemGroupKeys.flatMap((key) => views.itemGroup(key) ?? []));
  const units = items.flatMap((item) => item.unitIds.flatMap((id) => views.unit(id) ?? []));
  return { groups, parcels, items, units };
};

/** All texts in a view. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Data of the line of a unit, if it is the only one of its cart. */
export const factsOf = (unit: CartUnit, context = testContext()): UnitFacts => {
  const cart = new CartSelectors(new CartStore(anOpenSession([unit])), context, deferredViews);
  const facts = unitFacts(cart, unit.cartUnitId);
  if (!facts) throw new Error('the unit is in the cart');
  return facts;
};

/** The views around a cart with these units and data. */
export const moreViews = (units: readonly CartUnit[], extras: PageData, over: Partial<Storefront> = {}): MoreViews =>
  moreViewsOf(new CartStore(anOpenSession(units, { extras })), testContext(over), marketplaceCheck.judge);
