import type { CheckoutRequest } from '@baguni/contract';
import {
  HOME_COUNTRY,
  orderedDiscountsOf,
  amountRules,
  maskIdNumber,
  overseaIn,
  sum,
  type Finding,
  type LedgerEntry,
  type OrderPrice,
  type Cart,
  type OrderedCart,
  checkoutFactsOf,
  chosenUnits,
  pricedOf,
  type ApiError,
  type CartUnit,
  type CouponApplication,
  type OrderTerms,
  type SlotKey,
  type TxKey,
  addedUp,
  arrivalSlot,
  needsOf,
  slotStock,
  totalCashbackOf,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { lineArrivals } from '../../delivery/arrivals.ts';
import { deliveryOfOrder } from '../../delivery/slots.ts';
import { withWallet } from '../../coupon/held-coupons.ts';
import { targetsOf } from '../../store/offers.ts';
import type { StoredOrder } from '../../store/rows.ts';
import { type Deps, refusal, refusedByAll } from '../../request/handler.ts';

const countrySeen = ({ oversea }: CheckoutRequest): string => oversea?.countryType ?? HOME_COUNTRY;

/** Returns the shipping country; South Korea if the tenant has no overseas shipping (OV-14). */
export const countryOf = (state: Cart): string =>
  overseaIn(state) === undefined ? HOME_COUNTRY : state.destination.country;

/**
 * True if a checkout request fits the current cart: its country, units, and coupons in use on them. They are
 * compared and never used (CK-19). Comparing totals would not do: many are the same for several countries.
 */
export const isAsSeen = (request: CheckoutRequest, state: Cart): boolean => {
  const mine = new Set(state.units.map(({ cartUnitId }) => cartUnitId));
  const inUse = new Map(state.coupons.applied.map((coupon) => [coupon.couponIssueNo, coupon]));
  return (
    countrySeen(request) === countryOf(state) &&
    request.cartUnitIds.every((id) => mine.has(id)) &&
    request.coupons.every(({ couponNo, couponType, cartUnitIds }) => {
      const coupon = inUse.get(couponNo);
      return coupon?.couponType === couponType && cartUnitIds.every((id) => coupon.cartUnitIds.includes(id));
    })
  );
};

const written = (discounts: CheckoutRequest['discounts']): string =>
  discounts
    .map(({ discountNo, cartUnitIds }) => `${discountNo}/${cartUnitIds.toSorted((a, b) => a - b).join('+')}`)
    .toSorted()
    .join('\n');

/** True if the request names the extra discount that applies now, on the same units (DC-06). */
export const isExtraDiscountSeen = ({ discounts }: CheckoutRequest, state: Cart): boolean =>
  written(discounts) === written(orderedDiscountsOf(state));

type Price = Pick<StoredOrder, 'entries' | 'payable'>;

const isShipping = ({ rule }: LedgerEntry): boolean =>
  rule === 'ShippingFee' || rule === 'ShippingCoupon' || rule === 'OverseaShippingFee';

/** Returns the facts of a cart at a guaranteed price. */
const atPrice = (state: OrderedCart, { entries, payable }: Price): OrderPrice => {
  const { bundleFees, zeroWonUnits } = pricedOf(state);
  const goods = sum(entries.filter((one) => !isShipping(one)).map(({ amount }) => amount));
  return { bundleFees, zeroWonUnits, payable, goods };
};

/** True if a finding concerns only coupons and totals, which a guaranteed price settles. */
const isOfPrice = ({ code }: Finding): boolean => amountRules.some(({ codes }) => codes.includes(code));

const judgedWhole = (
  { language, now, engine: { orders } }: Deps,
  state: OrderedCart,
  guaranteed: Price | undefined,
): E.Either<ApiError, OrderedCart> => {
  const { findings } = orders.judge({ ...state, pricesAsOf: now }, guaranteed && atPrice(state, guaranteed));
  const [first, ...others] = guaranteed ? findings.filter((one) => !isOfPrice(one)) : findings;
  return first ? refusedByAll(language, orders, first, others) : E.right(state);
};

const orderedCoupons = (
  { coupons: { applied: appliedCoupons } }: Cart,
  chosen: readonly CartUnit[],
): readonly CouponApplication[] => {
  const ordered = new Set(chosen.map(({ cartUnitId }) => cartUnitId));
  return appliedCoupons.flatMap(({ couponIssueNo, cartUnitIds }) => {
    const ids = cartUnitIds.filter((id) => ordered.has(id));
    return ids.length > 0 ? [{ couponIssueNo, cartUnitIds: ids }] : [];
  });
};

const shipsTo = (state: Cart): Pick<StoredOrder, 'countryType' | 'shippingCompany' | 'papers'> => {
  const oversea = overseaIn(state);
  if (oversea === undefined) return { countryType: HOME_COUNTRY, shippingCompany: null };
  const { country: countryType, selectedCompany: shippingCompany, papers } = oversea;
  return { countryType, shippingCompany, papers: maskIdNumber(papers) };
};

/**
 * Returns the order content, or all reasons against it by the page’s rules on current rows (CK-19, BL-4).
 * @param keys requested delivery slots
 * @param guaranteed price of an earlier checkout, which replaces the current one
 */
export const judged = async (
  deps: Deps,
  state: OrderedCart,
  keys?: readonly SlotKey[],
  guaranteed?: Price,
): Promise<E.Either<ApiError, OrderedCart>> => {
  const delivery = await deliveryOfOrder(deps, chosenUnits(state), keys);
  // an unavailable slot: of another branch, of a past day, or invented by the page
  if (delivery === undefined) return refusal(deps.language, 422, 'CART-BR7-31');
  const ordered: OrderedCart = { ...state, delivery };
  return judgedWhole(deps, await withWallet(deps, ordered), guaranteed);
};

/** Returns the last address in Korea, or the country of an order overseas. */
const addressOf = (state: OrderedCart): OrderTerms['address'] => {
  const { address, overseas } = state.destination;
  const country = countryOf(state);
  if (country === HOME_COUNTRY)
    return address === undefined ? undefined : { address: address.address, zipCode: address.zipCode };
  const named = overseas.countries.find(({ countryType }) => countryType === country);
  return { address: named?.countryName ?? country, zipCode: '' };
};

/** Reads what the order page shows about delivery, payment and cashback (CK-13). */
const readTerms = async ({ tx, session, now }: Deps, state: OrderedCart): Promise<OrderTerms> => {
  const { chosen, coupons } = checkoutFactsOf(state);
  const cashbacks = await tx.cashbacks(session.scope.tenant, targetsOf(chosen));
  const address = addressOf(state);
  const zipCode = address?.zipCode ?? '';
  const methods = coupons.flatMap(({ coupon: { paymentCouponName: name } }) => (name === undefined ? [] : [name]));
  return {
    address,
    arrivals: lineArrivals(zipCode, chosen, now, (unit) => state.delivery && arrivalSlot(unit, state.delivery)?.day),
    cashback: sum(totalCashbackOf(state, cashbacks).cartUnitCashbacks.map(({ amount }) => amount)),
    paymentMethod: methods[0],
  };
};

export const preparedOrder = async (deps: Deps, state: OrderedCart, txKey: TxKey): Promise<StoredOrder> => {
  const { session, now, language } = deps;
  const { chosen, payable, deliverySlots } = checkoutFactsOf(state);
  return {
    txKey,
    createdAt: now,
    paidAt: null,
    language,
    units: chosen,
    entries: pricedOf(state).entries,
    payable,
    coupons: orderedCoupons(state, chosen),
    ...shipsTo(state),
    needs: addedUp([
      ...chosen.flatMap(({ item, quantity }) => needsOf(item, quantity)),
      ...deliverySlots.map(({ slotKey }) => ({ key: slotStock(slotKey), pieces: 1 })),
    ]),
    ...(deliverySlots.length === 0 ? {} : { deliverySlots }),
    agreed: state.agreed ?? [],
    preparedFor: session.scope.owner,
    terms: await readTerms(deps, state),
  };
};

/** Returns the memo, or no field if it is empty (LY-08). */
export const memoKept = ({ memo = '' }: Pick<StoredOrder, 'memo'>): Pick<StoredOrder, 'memo'> =>
  memo === '' ? {} : { memo };

/** Keeps the entered address, and the arrivals at it (CK-20). Slots of branches do not depend on it. */
export const recipientKept = (
  { recipient }: Pick<StoredOrder, 'recipient'>,
  { terms, units }: Pick<StoredOrder, 'terms' | 'units'>,
  now: number,
): Pick<StoredOrder, 'recipient' | 'terms'> => {
  if (recipient === undefined || terms === undefined) return recipient === undefined ? {} : { recipient };
  const dayBefore = ({ cartUnitId }: CartUnit): string | undefined =>
    terms.arrivals.find((arrival) => arrival.cartUnitId === cartUnitId)?.arrivalScheduledDate;
  return { recipient, terms: { ...terms, arrivals: lineArrivals(recipient.zipCode, units, now, dayBefore) } };
};

export const numberKept = ({ orderNumber }: StoredOrder): Pick<StoredOrder, 'orderNumber'> =>
  orderNumber === undefined ? {} : { orderNumber };
