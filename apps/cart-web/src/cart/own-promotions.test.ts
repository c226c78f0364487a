import {
  cartUnitId,
  couponBoxOf,
  couponIssueNo,
  couponPolicyNo,
  payableOf,
  pricedOf,
  won,
  type Coupon,
} from '@baguni/domain/internal';
import { givingParts } from '@baguni/backend/testing';
import { aHeldCoupon, anItem, aUnit } from '@baguni/domain/testing';
import { CartStore, cartViewsOf, withOwnMessages } from '@baguni/presentation';
import { couponViewsWith } from '@baguni/presentation/coupons';
import { deferredViewsWith } from '@baguni/presentation/deferred';
import { testContext } from '@baguni/presentation/testing';
import { anOpenWorld } from '@baguni/use-cases/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { prices, orders, offers } = givingParts;

const coupon = (issueNo: string): Coupon =>
  aHeldCoupon({
    issueNo: couponIssueNo(issueNo),
    policyNo: couponPolicyNo(`P-${issueNo}`),
    discountUnitType: 'Amount',
    discountValue: 5000,
  });

const aPage = async () => {
  const units = [1, 2].map((n) =>
    aUnit({ cartUnitId: cartUnitId(n), quantity: 2, item: anItem({ itemSellPrice: won(10_000) }) }),
  );
  const world = await anOpenWorld(units, (opened) => {
    opened.prices = prices;
    opened.server.offered = [coupon('C1'), coupon('C2')];
    opened.provide({ shop: { ...prices, ...orders }, offers });
  });
  const store = new CartStore(world.state);
  world.session.transitions.subscribe((transition) => store.dispatch(transition));
  const context = testContext();
  const own = { ...context, words: withOwnMessages(context.words, orders.words) };
  const views = cartViewsOf(store, own, deferredViewsWith(orders));
  const coupons = await couponViewsWith({ ...prices, ...orders })(store, own);
  return { world, views, coupons };
};

const worths = ({ world }: Awaited<ReturnType<typeof aPage>>) =>
  world.state.cart.appliedPromotions.map(({ promotion, shares }) => [
    promotion,
    shares.reduce((sum, { amount }) => sum + amount, 0),
  ]);

test('[EN-09] [PR-08] applies promotions automatically, updates them with the selection and lists them in the ledger', async () => {
  const page = await aPage();
  expect(worths(page)).toEqual([['tenth', 4000]]);
  expect(pricedOf(page.world.state.cart).goods).toBe(36_000);
  const lines = page.views.summary.rows.flatMap((row) => row.lines);
  expect(lines.map(({ text, amount }) => [text, amount])).toContainEqual([
    '프로모션 ‘10% 할인’ · 기준 40,000원 · 이 상품에 배분된 금액',
    '−2,000원',
  ]);
  // below 30,000 won the promotion is not applied and shows the missing amount
  await page.world.settle({ type: 'ToggleUnit', cartUnitId: cartUnitId(2) });
  expect([worths(page), pricedOf(page.world.state.cart).goods]).toEqual([[], 20_000]);
  expect(page.views.offers?.nudges).toContain('10,000원 더 담으면 ‘10% 할인’ 혜택을 받을 수 있어요.');
});

test('[EN-09] [QT-05] prices a quantity that is being saved with the promotions that it earns', async () => {
  const page = await aPage();
  page.world.server.network.plan('setQuantity', { type: 'Held' });
  await page.world.settle({ type: 'ChangeQuantity', cartUnitId: cartUnitId(1), asked: '3' });
  expect(page.world.state.cart.saving.length).toBe(1);
  // 50,000 won with one piece free, then 10 % off the rest
  expect([worths(page), pricedOf(page.world.state.cart).goods]).toEqual([
    [
      ['third', 10_000],
      ['tenth', 4000],
    ],
    36_000,
  ]);
});

test('[EN-09] [CP-12] replaces a promotion that excludes the coupon; the box shows the resulting price', async () => {
  const page = await aPage();
  const { world } = page;
  expect([payableOf(world.state.cart), worths(page)]).toEqual([38_500, [['tenth', 4000]]]);
  await world.settle({ type: 'OpenCouponBox', cartUnitId: cartUnitId(1) });
  await world.settle({ type: 'ChooseCoupon', lane: 'Buyer', couponKey: couponIssueNo('C1') });
  const box =
    world.state.couponBox === undefined
      ? undefined
      : couponBoxOf(world.state.cart, world.state.couponBox, { ...prices, ...orders });
  // the coupon saves 5,000 won and excludes the 10 % promotion; shipping is 2,500 won
  expect([box?.before, box?.after, box?.saving]).toEqual([38_500, 37_500, 1000]);
  await world.settle({ type: 'ApplyCouponBox' });
  expect([payableOf(world.state.cart), worths(page)]).toEqual([37_500, []]);
});

test('[EN-09] [CP-11] shows exclusions of the shop in the box before a request', async () => {
  const page = await aPage();
  const { world, coupons } = page;
  await world.settle(
    { type: 'OpenCouponBox', cartUnitId: cartUnitId(1) },
    { type: 'ChooseCoupon', lane: 'Buyer', couponKey: couponIssueNo('C1') },
    { type: 'ApplyCouponBox' },
  );
  await world.settle({ type: 'OpenCouponBox', cartUnitId: cartUnitId(2) });
  const refused = coupons.box?.sections.flatMap((section) => section.unusable) ?? [];
  expect(refused.find(({ key }) => key === 'C2')?.reason).toBe('상품 쿠폰은 한 장만 쓸 수 있어요.');
  const sent = world.server.network.requests('applyCoupons').length;
  await world.settle({ type: 'ChooseCoupon', lane: 'Buyer', couponKey: couponIssueNo('C2') });
  await world.settle({ type: 'ApplyCouponBox' });
  expect(world.server.network.requests('applyCoupons').length).toBe(sent);
});

test('[EN-09] [CP-19] charges the amount of the best combination after it is applied', async () => {
  const page = await aPage();
  const { world } = page;
  await world.settle({ type: 'FindBestCombination' });
  const found = world.state.bestCombination?.found;
  // 10 % saves 4,000 won; one coupon saves 5,000 won without it; two coupons exclude each other
  expect([found?.before, found?.after, found?.gap, found?.lines.length]).toEqual([38_500, 37_500, 0, 1]);
  await world.settle({ type: 'ApplyBestCombination' });
  expect(payableOf(world.state.cart)).toBe(37_500);
});
