import type { ApiError, OrderedCart } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { openCart, type OrderDecisions, readCart } from '../../cart/open-cart.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { type Deps, refusal } from '../../request/handler.ts';
import { countryOf, judged, memoKept, numberKept, preparedOrder, recipientKept } from './prepared.ts';

/** Time during which a checkout keeps its price, in ms (docs/readings.md). */
export const PRICE_GUARANTEE_MS = 10 * 60_000;

export const isPriceGuaranteed = ({ now }: Pick<Deps, 'now'>, { createdAt }: Pick<StoredOrder, 'createdAt'>): boolean =>
  now - createdAt <= PRICE_GUARANTEE_MS;

/** The decisions of a checkout; null for an order overseas of an older server, which did not store its papers. */
const decisionsOf = ({ agreed = [], countryType, shippingCompany, papers }: StoredOrder): OrderDecisions | null => {
  if (countryType === null || shippingCompany === null) return { agreed, oversea: undefined };
  return papers ? { agreed, oversea: { countryType, shippingCompany, papers } } : null;
};

/** True if the cart still contains the ordered units at their versions, which prevents double payment. */
const isStillInCart = async ({ tx, session }: Deps, { units }: StoredOrder): Promise<boolean> => {
  const versions = new Map((await tx.units(session.scope)).map((unit) => [unit.cartUnitId, unit.version]));
  return units.every(({ cartUnitId, version }) => versions.get(cartUnitId) === version);
};

/** Prepares an order again as a new checkout of this cart, or returns the reasons against it (BL-4). */
export const orderAnew = async (
  deps: Deps,
  order: StoredOrder,
  state: OrderedCart,
  guaranteed?: StoredOrder,
): Promise<E.Either<ApiError, StoredOrder>> => {
  const keys = order.deliverySlots?.map(({ slotKey }) => slotKey);
  const verdict = await judged(deps, state, keys, guaranteed);
  if (E.isLeft(verdict)) return verdict;
  const prepared = await preparedOrder(deps, verdict.right, order.txKey);
  return E.right({
    ...prepared,
    ...memoKept(order),
    ...numberKept(order),
    ...recipientKept(order, prepared, deps.now),
  });
};

/** Prepares an order of this shopper again, at its price if `guaranteed`. A changed cart is CART-CHANGED. */
export const ownOrderAnew = async (
  deps: Deps,
  order: StoredOrder,
  guaranteed?: StoredOrder,
): Promise<E.Either<ApiError, StoredOrder>> => {
  const changed = refusal(deps.language, 409, 'CART-CHANGED');
  const decisions = decisionsOf(order);
  if (!decisions || !(await isStillInCart(deps, order))) return changed;
  const selected = order.units.map(({ cartUnitId }) => cartUnitId);
  const state = await openCart(deps, await readCart(deps), selected, decisions);
  if (order.countryType !== null && order.countryType !== countryOf(state)) return changed;
  return orderAnew(deps, order, state, guaranteed);
};
