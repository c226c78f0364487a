import { defineExclusion, definePromotion, engineOf, KRW, money, offerOf, partsOf } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';

interface Percent {
  readonly percent: number;
  readonly from: number;
}

const sumOf = (units: readonly { readonly left: number }[]): number => units.reduce((sum, { left }) => sum + left, 0);

const everyNthFree = definePromotion({
  code: 'EVERY-NTH-FREE',
  params: { decode: (input) => E.right(Number(input)) },
  appliesTo: () => true,
  worth: (units, n) =>
    units.map(({ pieces, quantity }) => pieces.slice(0, Math.floor(quantity / n)).reduce((sum, one) => sum + one, 0)),
  stacksWith: 'Everything',
  message: { ko: '', en: '' },
});

/** Percentage discount above an amount, combinable with all coupons except buyer coupons. */
const percentFrom = definePromotion({
  code: 'PERCENT-FROM',
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its one offer stands below
  params: { decode: (input) => E.right(input as Percent) },
  appliesTo: () => true,
  worth: (units, { percent }) => Math.floor((sumOf(units) * percent) / 100),
  lacks: (units, { from }) => {
    const missing = from - sumOf(units);
    return missing > 0 ? { params: { missing: money(KRW, missing) } } : undefined;
  },
  lane: 'Order',
  stacksWith: ['EVERY-NTH-FREE', 'SellerDup', 'Super', 'Shipping'],
  message: { ko: '{missing} 더 담으면 ‘{name}’ 혜택을 받을 수 있습니다.', en: 'Spend {missing} more for ‘{name}’.' },
});

const noTwoBuyers = defineExclusion({
  code: 'ONE-ITEM-COUPON',
  message: { ko: '상품 쿠폰은 한 장만 쓸 수 있습니다.', en: 'One item coupon an order.' },
  excludes: (one, other) => one.place.type === 'Unit' && other.place.type === 'Unit',
});

/** Shop with two promotions: third piece free, 10 % from 30,000 won; one item coupon per order. */
const giving = engineOf({
  currency: KRW,
  promotions: [
    offerOf(everyNthFree, { id: 'third', name: '2+1', params: 3 }),
    offerOf(percentFrom, { id: 'tenth', name: '10% 할인', params: { percent: 10, from: 30_000 } }),
  ],
  exclusions: [noTwoBuyers],
});

export const givingParts = partsOf(giving);
