import { defineExclusion, engineOf, KRW, partsOf, shareUnits } from '@baguni/domain/shop';

/** One coupon per unit, in addition to the marketplace exclusions. */
const oneEach = defineExclusion({
  code: 'ONE-COUPON-A-UNIT',
  message: { ko: '이 상품에는 이미 ‘{name}’을 쓰고 있어요.', en: '‘{name}’ is in use here already.' },
  excludes: shareUnits,
});

/** Engine with custom limits: 5 pieces per unit, 3 units per cart, 2 per order, one coupon per unit. */
const small = engineOf({
  currency: KRW,
  limits: { pieces: 5, lines: 3, units: 2 },
  exclusions: [oneEach],
  messages: { ko: { 'CART-BR3-06': '한 상품은 {max}개까지 드려요.' } },
});

export const smallEngine = partsOf(small);
export const smallCheck = smallEngine.orders;
