import {
  defineExclusion,
  definePromotion,
  createEngine,
  KRW,
  money,
  offerOf,
  partsOf,
  defineRule,
  marketplaceRules,
  shareUnits,
} from '@baguni/domain/internal';

interface Percent {
  readonly percent: number;
  readonly from: number;
}

const sumOf = (units: readonly { readonly left: number }[]): number => units.reduce((sum, { left }) => sum + left, 0);

const everyNthFree = definePromotion({
  code: 'EVERY-NTH-FREE',
  params: Number,
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
  params: (input) => input as Percent,
  appliesTo: () => true,
  worth: (units, { percent }) => Math.floor((sumOf(units) * percent) / 100),
  lacks: (units, { from }) => {
    const missing = from - sumOf(units);
    return missing > 0 ? { params: { missing: money(KRW, missing) } } : undefined;
  },
  lane: 'Order',
  stacksWith: ['EVERY-NTH-FREE', 'SellerDup', 'Super', 'Shipping'],
  message: { ko: '{missing} 더 담으면 ‘{name}’ 혜택을 받을 수 있어요.', en: 'Spend {missing} more for ‘{name}’.' },
});

const noTwoBuyers = defineExclusion({
  code: 'ONE-ITEM-COUPON',
  message: { ko: '상품 쿠폰은 한 장만 쓸 수 있어요.', en: 'One item coupon an order.' },
  excludes: (one, other) => one.place.type === 'Unit' && other.place.type === 'Unit',
});

/** Shop with two promotions: third piece free, 10 % from 30,000 won; one item coupon per order. */
const giving = createEngine({
  currency: KRW,
  promotions: [
    offerOf(everyNthFree, { id: 'third', name: '2+1', params: 3 }),
    offerOf(percentFrom, { id: 'tenth', name: '10% 할인', params: { percent: 10, from: 30_000 } }),
  ],
  exclusions: [noTwoBuyers],
});

export const givingParts = partsOf(giving);

const MOST = 5;

/** A custom rule with its own code, an amount in its message and a fix. */
const modest = defineRule({
  code: 'ONLY-FIVE-PIECES',
  message: {
    ko: '한 번에 {most}개까지만 보내 드려요. {pieces}개를 고르셨어요. 추가 요금은 {fee}이에요.',
    en: 'We send {most} pieces at a time, and you chose {pieces}. More would cost {fee}.',
  },
  broken: ({ chosen }) => {
    const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    if (pieces <= MOST) return undefined;
    let left = MOST;
    const units = chosen.filter(({ quantity }) => (left -= quantity) < 0).map(({ cartUnitId }) => cartUnitId);
    const fixes = [{ type: 'Deselect', cartUnitIds: units }] as const;
    return { params: { most: MOST, pieces, fee: money(KRW, 3000) }, units, fixes };
  },
});

/** Engine with the marketplace rules and one custom rule. */
export const modestEngine = partsOf(createEngine({ currency: KRW, rules: [...marketplaceRules, modest] }));
export const modestCheck = modestEngine.orders;

/** One coupon per unit, in addition to the marketplace exclusions. */
const oneEach = defineExclusion({
  code: 'ONE-COUPON-A-UNIT',
  message: { ko: '이 상품에는 이미 ‘{name}’을 쓰고 있어요.', en: '‘{name}’ is in use here already.' },
  excludes: shareUnits,
});

/** Engine with custom limits: 5 pieces per unit, 3 units per cart, 2 per order, one coupon per unit. */
const small = createEngine({
  currency: KRW,
  limits: { pieces: 5, lines: 3, units: 2 },
  exclusions: [oneEach],
  messages: { ko: { 'CART-BR3-06': '한 상품은 {max}개까지 드려요.' } },
});

export const smallEngine = partsOf(small);
export const smallCheck = smallEngine.orders;
