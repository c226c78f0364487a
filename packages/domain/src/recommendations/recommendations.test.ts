import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecommendedList } from '../entities/recommendation/recommendation.ts';
import { cartUnitId, itemNo, couponIssueNo } from '../money/ids.ts';
import { anItem, aUnit, anOption, anUnorderableUnit, testNow } from '../testing/builders/unit.ts';
import { aHeldCoupon, arbUnits, aRecommendedList } from '../testing/index.ts';
import { nextList, recommendationsOf, seedsOf, isSoldOut, signalUnits } from './lists.ts';
import { law, forAll } from '../testing/laws.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import type { SeenCart } from '../entities/visit/visit.ts';
import { won } from '../money/won.ts';
import { hasNews, sinceLastVisit, type VisitFacts } from './since-last-visit.ts';

const unit = (n: number, day = n, over: Parameters<typeof aUnit>[0] = {}) =>
  aUnit({
    cartUnitId: cartUnitId(n),
    item: anItem({ itemNo: itemNo(`I${n}`) }),
    insertDateISO: new Date(Date.UTC(2026, 0, day)).toISOString(),
    ...over,
  });

test('[RC-01] seeds are the items added last, each once, at most five', () => {
  expect(seedsOf([unit(1), unit(3), unit(2)])).toEqual(['I3', 'I2', 'I1']);
  expect(seedsOf([1, 2, 3, 4, 5, 6].map((n) => unit(n)))).toEqual(['I6', 'I5', 'I4', 'I3', 'I2']);
  const twice = { ...unit(9, 9), item: anItem({ itemNo: itemNo('I1') }) };
  expect([seedsOf([unit(1), unit(2), twice]), seedsOf([])]).toEqual([['I1', 'I2'], []]);
});

test('[RC-01] shows a list of four but not of three; without a list shows no recommendations', () => {
  const [three, four] = [aRecommendedList(1, 3), aRecommendedList(2, 4)];
  expect(recommendationsOf('BoughtTogether', [three, four])).toEqual({
    kind: 'BoughtTogether',
    lists: [four],
    at: 0,
    showing: 1,
  });
  expect(recommendationsOf('Similar', [three])).toBeUndefined();
  const one = aRecommendedList(1, 1);
  expect(recommendationsOf('BoughtBefore', [one])?.lists).toEqual([one]);
  expect(recommendationsOf('BoughtBefore', [aRecommendedList(1, 0)])).toBeUndefined();
});

law(
  '[RC-01] the next seed follows, after the last one the first, each as a new display',
  [fc.integer({ min: 1, max: 5 })],
  (count) => {
    const lists: readonly RecommendedList[] = Array.from({ length: count }, (_, i) => aRecommendedList(i, 4));
    let now = { kind: 'Similar' as const, lists, at: 0, showing: 1 } as ReturnType<typeof nextList>;
    for (let step = 0; step <= count; step += 1) {
      expect(now).toEqual({ kind: 'Similar', lists, at: step % count, showing: step + 1 });
      now = nextList(now);
    }
  },
);

test('[RC-03] requests price changes of ten orderable units', () => {
  const units = [unit(1, 1, { isBuyAvailable: false }), ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => unit(n))];
  expect(signalUnits(units)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

const HALF_AN_HOUR_MS = 1_800_000;
const THREE_DAYS_MS = 259_200_000;

const noted = (over: Partial<VisitFacts> = {}) =>
  sinceLastVisit({ seen: null, units: [aUnit()], coupons: [], now: testNow, ...over });

const left = (over: Partial<VisitFacts> = {}): SeenCart => noted(over).seen;
const nextVisit = testNow + HALF_AN_HOUR_MS;
const next = (units: readonly CartUnit[], seen = left(), now = nextVisit) => noted({ seen, units, now });

const costing = (price: number, over: Partial<CartUnit> = {}) =>
  aUnit({ item: anItem({ itemSellPrice: won(price) }), ...over });
const soldOut = anUnorderableUnit({ unableOrderType: 'ITEM_OUT_OF_STOCK' });
const changed = (before: number, now: number) => ({ type: 'PriceChanged', cartUnitId: 1, before, now });

test('[RC-03] reports price changes since the last visit, by the price of a piece', () => {
  expect(next([costing(9_000)]).news.units).toEqual([changed(10_000, 9_000)]);
  expect(next([costing(10_001)]).news.units).toEqual([changed(10_000, 10_001)]);
  expect(next([costing(10_000, { quantity: 5 })]).news.units).toEqual([]);
});

test('[RC-03] reports a newly sold-out unit only as sold out; ignores other reasons against ordering', () => {
  for (const unableOrderType of ['ITEM_STOP_SELLING', 'ITEM_OUT_OF_STOCK', 'OPTION_OUT_OF_STOCK'] as const) {
    const dearer = anUnorderableUnit({ unableOrderType, item: anItem({ itemSellPrice: won(20_000) }) });
    expect(next([dearer]).news.units).toEqual([{ type: 'SoldOut', cartUnitId: 1 }]);
  }
  expect(next([soldOut], left({ units: [soldOut] })).news.units).toEqual([]);
  expect(next([anUnorderableUnit({ unableOrderType: 'ADULT_LIMIT' })]).news.units).toEqual([]);
});

test('[RC-03] reports no news at a first visit, for new units, or for units with changed options', () => {
  expect([hasNews(noted().news), next([aUnit({ cartUnitId: cartUnitId(2) })]).news.units]).toEqual([false, []]);
  const larger = aUnit({ item: anItem({ options: [anOption({ optionNo: 'L', optionPrice: won(500) })] }) });
  expect(next([larger]).news.units).toEqual([]);
  const measured = (value: string, price: number) => {
    const option = anOption({ optionType: 'Calculation', optionEntries: [{ name: 'Width', value }] });
    return aUnit({ item: anItem({ options: [{ ...option, optionPrice: won(price) }] }) });
  };
  const seen = left({ units: [measured('120', 500)] });
  expect(next([measured('130', 600)], seen).news.units).toEqual([]);
  expect(next([measured('120', 600)], seen).news.units).toHaveLength(1);
});

test('[RC-03] a visit starts half an hour after the cart was last opened; until then it reports and forgets nothing', () => {
  const again = next([costing(9_000)], left(), nextVisit - 1);
  expect([again.news.units, again.seen.seenAt]).toEqual([[], nextVisit - 1]);
  expect(next([costing(9_000)], again.seen, nextVisit).news.units).toEqual([]);
  expect(next([costing(8_000)], again.seen, nextVisit - 1 + HALF_AN_HOUR_MS).news.units).toEqual([
    changed(10_000, 8_000),
  ]);
});

const ending = (ms: number, over: Partial<Coupon> = {}) => ({
  coupon: aHeldCoupon({ expiredDate: new Date(nextVisit + ms).toISOString(), ...over }),
  cartUnitIds: [],
});
const couponsAt = (...coupons: VisitFacts['coupons']) =>
  noted({ seen: left(), coupons, now: nextVisit }).news.coupons.map(({ couponIssueNo: no }) => no);

test('[RC-03] reports coupons that expire within three days but are not expired, earliest first', () => {
  expect([couponsAt(ending(THREE_DAYS_MS)), couponsAt(ending(THREE_DAYS_MS + 1))]).toEqual([['C1'], []]);
  expect([couponsAt(ending(0)), couponsAt(ending(-1))]).toEqual([['C1'], []]);
  const sooner = ending(1, { issueNo: couponIssueNo('C2') });
  expect(couponsAt(ending(2), sooner)).toEqual(['C2', 'C1']);
});

test('[RC-03] reports a coupon once and forgets it when it is no longer owned', () => {
  const coupons = [ending(THREE_DAYS_MS)];
  const first = noted({ seen: left(), coupons, now: nextVisit });
  expect([first.news.coupons.length, hasNews(first.news)]).toEqual([1, true]);
  const second = noted({ seen: first.seen, coupons, now: nextVisit + HALF_AN_HOUR_MS });
  expect([second.news.coupons, second.seen.toldCoupons]).toEqual([[], ['C1']]);
  expect(noted({ seen: second.seen }).seen.toldCoupons).toEqual([]);
});

test('[RC-03] links a coupon to the unit it is on, or to the first unit it can be used on', () => {
  const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('I2') }) })];
  const leadsTo = (coupon: VisitFacts['coupons'][number]) =>
    noted({ seen: left(), units, coupons: [coupon], now: nextVisit }).news.coupons[0]?.cartUnitId;
  const target = (no: string): Coupon['target'] => ({ type: 'Items', itemNos: [itemNo(no)] });
  expect(leadsTo({ ...ending(0), cartUnitIds: [cartUnitId(2)] })).toEqual(2);
  expect(leadsTo(ending(0, { target: target('I2') }))).toEqual(2);
  expect(leadsTo(ending(0, { target: target('I3') }))).toBeUndefined();
  const [, second] = units;
  const some = second ? [soldOut, second] : [];
  const unable = noted({ seen: left(), units: some, coupons: [ending(0)], now: nextVisit });
  expect(unable.news.coupons[0]?.cartUnitId).toBe(2);
});

const arbChange = fc
  .tuple(arbUnits, fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1 }))
  .map(([units, steps]) => {
    const after = units.map((unit, i) => {
      const step = (steps[i % steps.length] ?? 0) * 100;
      return { ...unit, item: { ...unit.item, itemSellPrice: won(Math.max(0, unit.item.itemSellPrice + step)) } };
    });
    return { before: units.filter((_, i) => i % 5 !== 4), after };
  });

test('[RC-03] property: reports each price difference once; a reload or an unchanged visit reports nothing', () => {
  forAll([arbChange, fc.nat({ max: HALF_AN_HOUR_MS - 1 })], ({ before, after }, soon) => {
    const reloaded = next(after, left({ units: before }), testNow + soon);
    const second = next(after, reloaded.seen, testNow + soon + HALF_AN_HOUR_MS);
    const third = next(after, second.seen, testNow + soon + 2 * HALF_AN_HOUR_MS);
    const differs = (unit: CartUnit): boolean =>
      before.some((one) => one.cartUnitId === unit.cartUnitId && one.item.itemSellPrice !== unit.item.itemSellPrice);
    const expected = after.filter((unit) => differs(unit) && !isSoldOut(unit)).map(({ cartUnitId: id }) => id);
    expect(second.news.units.map(({ cartUnitId: id }) => id)).toEqual(expected);
    expect([hasNews(reloaded.news), hasNews(third.news)]).toEqual([false, false]);
  });
});
