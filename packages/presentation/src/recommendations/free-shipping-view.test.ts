import { anOpenSession } from '@baguni/use-cases/sessions';
import {
  cartUnitId,
  couponIssueNo,
  idsOf,
  itemNo,
  marketplaceCheck,
  noFlags,
  sellerGroupKeyOf,
  won,
  type Buyer,
  type Cart,
  type CartUnit,
  type Language,
} from '@baguni/domain/internal';
import { aBuyer, aCoupon, aHeldCoupon, anItem, aPolicy, aUnit, couponFlags } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { freeShippingView } from './free-shipping-view.ts';

const sold = (n: number, price: number): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(n),
    item: anItem({ itemNo: itemNo(`I${n}`), itemName: `Item ${n}`, itemSellPrice: won(price) }),
  });
const policy = aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(30_000), shippingFee: won(3000) });

const viewOf = (
  mine: CartUnit,
  offered: readonly CartUnit[] | null | 'Failed',
  language: Language = 'ko',
  others: readonly CartUnit[] = [],
  buyer: Partial<Buyer> = {},
  coupons: Partial<Cart['coupons']> = {},
) => {
  const units = [mine, ...others];
  const session = anOpenSession(units, {
    coupons,
    shipping: { policies: [policy] },
    selected: idsOf(units),
    buyer: aBuyer(buyer),
  });
  return freeShippingView(testContext({ language }), marketplaceCheck.judge, {
    ...session,
    sideLayer: 'FreeShipping',
    extras: {
      freeShipping: {
        sellerGroupKey: sellerGroupKeyOf(mine),
        ...(offered === 'Failed' ? { units: undefined, hasFailed: true } : { units: offered ?? undefined }),
        isAdding: false,
      },
    },
  });
};

test('[FG-01] shows price, shipping saved and net cost of each item, the cheapest first', () => {
  const { lead, rows } = viewOf(sold(1, 28_000), [sold(-1, 5300), sold(-2, 2000), sold(-3, 3000)]) ?? { rows: [] };
  expect(lead).toBe('2,000원 더 담으면 배송비 3,000원을 아껴요');
  expect(rows.map(({ facts, net, isCheaper }) => [...facts.map(({ value }) => value), net, isCheaper])).toEqual([
    ['2,000원', '−3,000원', '지금보다 1,000원 저렴해요', true],
    ['3,000원', '−3,000원', '지금과 같은 금액이에요', true],
    ['5,300원', '−3,000원', '지금보다 2,300원 더 내요', false],
  ]);
  expect(rows[2]?.add.command).toEqual({
    type: 'AddForFreeShipping',
    item: { itemNo: 'I-1', quantity: 1, optionNos: [], additions: [] },
  });
});

const forMembers = (unit: CartUnit): CartUnit => ({
  ...unit,
  item: { ...unit.item, flags: { ...noFlags, ...unit.item.flags, isMembersOnly: true } },
});

test('[FG-01] omits an item that the order would refuse, also if it refuses another item for the same reason', () => {
  const offered = [forMembers(sold(-1, 2000)), sold(-2, 3000)];
  const names = (mine: CartUnit) =>
    viewOf(mine, offered, 'ko', [], { isLogin: false, memberType: 'NonMember' })?.rows.map(({ name }) => name);
  expect([sold(1, 28_000), forMembers(sold(1, 28_000))].map(names)).toEqual([['Item -2'], ['Item -2']]);
});

test('[FG-01] offers no item that would leave an applied shipping coupon without a fee', () => {
  const coupon = { couponIssueNo: couponIssueNo('ship'), couponType: 'BuyerCoupon', isFreeShipping: true } as const;
  const applied = [aCoupon({ ...coupon, cartUnitIds: [cartUnitId(1)] })];
  const offered = [aHeldCoupon({ issueNo: coupon.couponIssueNo, flags: couponFlags('isFreeShipping') })];
  const count = (coupons: Partial<Cart['coupons']>) =>
    viewOf(sold(1, 28_000), [sold(-1, 2000)], 'ko', [], {}, coupons)?.rows.length;
  expect([count({ offered }), count({ offered, applied })]).toEqual([1, 0]);
});

test('[FG-01] offers no item to an order that already has 30 units', () => {
  const others = Array.from({ length: 29 }, (_, i) => sold(i + 2, 0));
  expect(viewOf(sold(1, 28_000), [sold(-1, 2000)], 'ko', others)?.rows).toEqual([]);
  expect(viewOf(sold(1, 28_000), [sold(-1, 2000)], 'ko', others.slice(1))?.rows).toHaveLength(1);
});

test.each(['en', 'cn', 'jp'] as const)('[FG-01] is worded in %s with the same amounts', (language) => {
  const view = viewOf(sold(1, 28_000), [sold(-1, 5300)], language);
  const [row] = view?.rows ?? [];
  expect(row?.net).toContain('2,300');
  expect(row?.net).toMatch(/more than now|比现在多付|今より/u);
  expect(`${view?.title} ${view?.lead} ${row?.net}`).not.toMatch(/[가-힣]/u);
});

test('[FG-01] explains the largest quantity, no item, a pending read and a reached threshold', () => {
  const texts = [
    viewOf(sold(1, 20_000), [sold(-1, 2500)]),
    viewOf(sold(1, 20_000), []),
    viewOf(sold(1, 20_000), null),
    viewOf(sold(1, 30_000), [sold(-1, 2500)]),
  ].map((view) => [view?.text, view?.isReading, view?.rows.map(({ name }) => name)]);
  expect(texts).toEqual([
    ['한 개로는 부족해서, 여러 개를 담을 때 가장 저렴한 상품이에요.', false, ['Item -1 · 4개']],
    ['무료배송을 채울 수 있는 상품이 없어요.', false, []],
    ['상품을 찾고 있어요', true, []],
    ['이제 무료배송이에요.', false, []],
  ]);
});

test('[FG-01] offers another try after a failed read, unless shipping is free meanwhile', () => {
  const [failed, reached] = [20_000, 30_000].map((price) => viewOf(sold(1, price), 'Failed'));
  expect(failed).toMatchObject({
    text: undefined,
    isReading: false,
    failure: {
      text: '상품을 불러오지 못했어요.',
      retry: {
        label: '다시 시도',
        command: { type: 'OpenFreeShipping', sellerGroupKey: sellerGroupKeyOf(sold(1, 0)) },
      },
    },
  });
  expect([reached?.text, reached?.failure]).toEqual(['이제 무료배송이에요.', undefined]);
});
