import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import { couponKeyOf, isTargeted, type Coupon } from '../entities/coupon/coupon.ts';
import {
  noNews,
  type CouponNews,
  type SeenCart,
  type SeenUnit,
  type UnitNews,
  type VisitNews,
} from '../entities/visit/visit.ts';
import type { CartUnitId } from '../money/ids.ts';
import { piecePrice } from '../price/ledger/line.ts';
import { isSoldOut } from './lists.ts';

const MINUTE_MS = 60 * 1000;

/** Time after which opening the cart counts as a new visit, in ms. */
export const VISIT_GAP_MS = 30 * MINUTE_MS;
/** Time before expiry at which a coupon is reported, in ms. */
const ENDS_SOON_MS = 3 * 24 * 60 * MINUTE_MS;

export interface HeldInCart {
  readonly coupon: Coupon;
  /** Empty if it is not in use. */
  readonly cartUnitIds: readonly CartUnitId[];
}

export interface VisitFacts {
  /** Snapshot of the last visit, or null. */
  readonly seen: SeenCart | null;
  readonly units: readonly CartUnit[];
  readonly coupons: readonly HeldInCart[];
  /** Ms since 1970 UTC. */
  readonly now: number;
}

export interface NotedVisit {
  readonly news: VisitNews;
  readonly seen: SeenCart;
}

/** Options of a unit with measures, independent of language. */
const choiceOf = ({ item: { options } }: CartUnit): string =>
  options
    .map(({ optionNo, optionType, optionEntries }) =>
      [optionNo, ...(optionType === 'Calculation' ? optionEntries.map(({ value }) => value) : [])].join(':'),
    )
    .join('/');

const seenOf = (unit: CartUnit): SeenUnit => ({
  cartUnitId: unit.cartUnitId,
  choice: choiceOf(unit),
  piecePrice: piecePrice(unit),
  wasOrderable: isOrderable(unit),
});

const newsOf = (unit: CartUnit, before: SeenUnit | undefined): readonly UnitNews[] => {
  if (before?.choice !== choiceOf(unit)) return [];
  const { cartUnitId } = unit;
  if (isSoldOut(unit)) return before.wasOrderable ? [{ type: 'SoldOut', cartUnitId }] : [];
  const now = piecePrice(unit);
  return now === before.piecePrice ? [] : [{ type: 'PriceChanged', cartUnitId, before: before.piecePrice, now }];
};

const endOf = ({ expiredDate }: Pick<Coupon, 'expiredDate'>): number => Date.parse(expiredDate);

const couponNews = ({ coupon, cartUnitIds }: HeldInCart, units: readonly CartUnit[]): CouponNews => ({
  couponIssueNo: couponKeyOf(coupon),
  couponName: coupon.couponName,
  expiredDate: coupon.expiredDate,
  cartUnitId: cartUnitIds[0] ?? units.find((unit) => isOrderable(unit) && isTargeted(coupon.target, unit))?.cartUnitId,
});

const endingCoupons = ({ units, coupons, now }: VisitFacts, { toldCoupons }: SeenCart): readonly CouponNews[] =>
  coupons
    .filter(({ coupon }) => endOf(coupon) >= now && endOf(coupon) <= now + ENDS_SOON_MS)
    .filter(({ coupon }) => !toldCoupons.includes(couponKeyOf(coupon)))
    .toSorted((a, b) => endOf(a.coupon) - endOf(b.coupon))
    .map((held) => couponNews(held, units));

/** Compares the cart with the last visit and creates the next snapshot. A visit keeps its changes. */
export const sinceLastVisit = (facts: VisitFacts): NotedVisit => {
  const { seen, units, coupons, now } = facts;
  const before = new Map(seen?.units.map((unit) => [unit.cartUnitId, unit] as const));
  const held = new Set(coupons.map(({ coupon }) => couponKeyOf(coupon)));
  const told = (seen?.toldCoupons ?? []).filter((no) => held.has(no));
  const isNew = seen !== null && now - seen.seenAt >= VISIT_GAP_MS;
  const news = isNew
    ? { units: units.flatMap((unit) => newsOf(unit, before.get(unit.cartUnitId))), coupons: endingCoupons(facts, seen) }
    : noNews;
  return {
    news,
    seen: {
      seenAt: now,
      units: units.map((unit) => (isNew ? undefined : before.get(unit.cartUnitId)) ?? seenOf(unit)),
      toldCoupons: [...told, ...news.coupons.map(({ couponIssueNo }) => couponIssueNo)],
    },
  };
};

/** True if there is news to show. */
export const hasNews = ({ units, coupons }: VisitNews): boolean => units.length + coupons.length > 0;
