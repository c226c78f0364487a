import {
  appliedOf,
  conflictOf,
  couponFactsOf,
  couponKeyOf,
  couponPlacesOf,
  couponRules,
  couponShares,
  couponSituationOf,
  finding,
  isSamePlace,
  judge,
  laneOf,
  placeTypeOfLane,
  pricingInput,
  unusableReason,
  type CartUnit,
  type Coupon,
  type CouponPlace,
  type Finding,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { MessageLanguage } from '../cart/messages.ts';
import { formatAmount, type Cart, type Shop } from '../cart/shop.ts';
import { unitNames } from '../cart/unit-names.ts';
import type { FoundOffers } from '../search/answer-question.ts';

/** A coupon on a unit: its discount there, used on another unit, or the reason why it is not used there. */
export type CouponCell =
  | { readonly type: 'Chosen'; readonly amount: number }
  | { readonly type: 'Elsewhere' }
  | { readonly type: 'Refused'; readonly reason: Finding };

/** The maximum size of the matrix: each cell takes time to calculate. */
export interface MatrixLimit {
  readonly coupons: number;
  readonly units: number;
}

const judgeCells = (shop: Shop, cart: Cart, { promotions, coupons: chosen, unused = [] }: FoundOffers) => {
  const input = { ...pricingInput(cart), appliedCoupons: [] };
  const after = { ...cart, promotions, coupons: { ...cart.coupons, applied: appliedOf(chosen) } };
  const { entries } = shop.engine.priceOfCart(after, cart.pricesAsOf);
  const situation = couponSituationOf(cart, cart.pricesAsOf);
  const places = couponPlacesOf(cart.units, new Set(cart.selected), (unit) => unusableReason(unit) === undefined);
  const reasons = new Map(unused.map(({ coupon, reason }) => [couponKeyOf(coupon), reason]));
  const refuse = (reason: Finding): CouponCell => ({ type: 'Refused', reason });
  /** Coupons of the same lane on the same place do not conflict by a rule: the better one is used. */
  const findConflict = (coupon: Coupon, place: CouponPlace): Finding | undefined => {
    const lane = laneOf(coupon);
    const others = chosen.filter((one) => !isSamePlace(one.place, place) || laneOf(one.coupon) !== lane);
    return conflictOf(others, { coupon, place });
  };
  const judgeCell = (coupon: Coupon, { cartUnitId: id }: CartUnit): CouponCell => {
    const mine = chosen.find((one) => couponKeyOf(one.coupon) === couponKeyOf(coupon));
    if (mine?.place.cartUnitIds.includes(id)) {
      const shares = couponShares(entries, input.units, coupon, mine.place.cartUnitIds);
      return { type: 'Chosen', amount: shares.find((share) => share.cartUnitId === id)?.amount ?? 0 };
    }
    const lane = laneOf(coupon) ?? null;
    const place = places.find(
      (one) => lane !== null && one.type === placeTypeOfLane[lane] && one.cartUnitIds.includes(id),
    );
    if (!place) return refuse(finding('CART-BR5-08', {}, [id]));
    const verdict = judge(couponRules)(couponFactsOf(input, coupon, place, situation));
    if (E.isLeft(verdict)) return refuse(verdict.left);
    if (mine) return { type: 'Elsewhere' };
    const conflict = findConflict(coupon, place);
    if (conflict !== undefined) return refuse(conflict);
    return refuse(reasons.get(couponKeyOf(coupon)) ?? finding('COUPON-BETTER-OTHERWISE', {}, [id]));
  };
  const orderable = new Set(places.flatMap((place) => (place.type === 'Unit' ? place.cartUnitIds : [])));
  return { judgeCell, orderable };
};

/** Returns the first values of a list, preferred ones before others. */
const takeFirst = <A>(all: readonly A[], max: number, isPreferred: (one: A) => boolean): readonly A[] =>
  all.length <= max ? all : [...all.filter(isPreferred), ...all.filter((one) => !isPreferred(one))].slice(0, max);

/** Judges each coupon on each unit that is ordered (CP-19, EN-20). */
export const judgeCoupons = (shop: Shop, cart: Cart, found: FoundOffers, limit: MatrixLimit) => {
  const { judgeCell, orderable } = judgeCells(shop, cart, found);
  const ordered = cart.units.filter(({ cartUnitId }) => orderable.has(cartUnitId));
  const usedUnits = new Set(found.coupons.flatMap(({ place }) => place.cartUnitIds));
  const usedCoupons = new Set(found.coupons.map(({ coupon }) => couponKeyOf(coupon)));
  const units = takeFirst(ordered, limit.units, ({ cartUnitId }) => usedUnits.has(cartUnitId));
  const coupons = takeFirst(cart.coupons.offered, limit.coupons, (coupon) => usedCoupons.has(couponKeyOf(coupon)));
  return {
    units,
    rows: coupons.map((coupon) => ({ coupon, cells: units.map((unit) => judgeCell(coupon, unit)) })),
    notOrdered: cart.units.filter(({ cartUnitId }) => !orderable.has(cartUnitId)),
    isPart: units.length < ordered.length || coupons.length < cart.coupons.offered.length,
  };
};

/** Turns the judged coupons into texts. Cells show a discount or the number of a reason. */
export const makeMatrix = (
  shop: Shop,
  cart: Cart,
  messages: MessageLanguage,
  found: FoundOffers,
  limit: MatrixLimit,
) => {
  const { units, rows, notOrdered, isPart } = judgeCoupons(shop, cart, found, limit);
  const reasons: { text: string; lang: string }[] = [];
  const isProved = found.bound === found.saving;
  const numberReason = (cell: Exclude<CouponCell, { readonly type: 'Chosen' }>): number => {
    const reason =
      cell.type === 'Refused'
        ? { text: messages.say(shop, cell.reason), lang: messages.tag }
        : { text: `Used on another item${isProved ? '; it would not save more here' : ''}.`, lang: 'en' };
    const at = reasons.findIndex(({ text }) => text === reason.text);
    return at < 0 ? reasons.push(reason) : at + 1;
  };
  const formatCell = (cell: CouponCell) => {
    if (cell.type !== 'Chosen') return { isChosen: false, text: `${numberReason(cell)}` };
    // a parcel coupon covers all units of the parcel but reduces its fee once
    return { isChosen: true, text: cell.amount === 0 ? '' : formatAmount(shop, -cell.amount) };
  };
  const namesOf = (some: readonly CartUnit[]): readonly string[] =>
    unitNames(
      cart,
      some.map(({ cartUnitId }) => cartUnitId),
    );
  return {
    units: namesOf(units),
    rows: rows.map(({ coupon, cells }) => ({
      key: couponKeyOf(coupon),
      name: coupon.couponName.trim() || couponKeyOf(coupon),
      worth: coupon.discountUnitType === 'Rate' ? `${coupon.discountValue}%` : formatAmount(shop, coupon.discountValue),
      cells: cells.map(formatCell),
    })),
    reasons,
    notOrdered: namesOf(notOrdered),
    isPart,
  };
};
