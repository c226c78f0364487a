import { defineExclusion, engineOf, KRW, partsOf, shareUnits } from '@baguni/domain/shop';

/** One coupon on a unit: beside those that the marketplace keeps apart. */
const oneEach = defineExclusion({
  code: 'ONE-COUPON-A-UNIT',
  message: { ko: '이 상품에는 이미 ‘{name}’을 쓰고 있어요.', en: '‘{name}’ is in use here already.' },
  excludes: shareUnits,
});

/** The engine of a shop whose limits are its own: 5 pieces of a unit, 3 units of a cart, 2 of an order, a coupon on a unit. */
const small = engineOf({
  currency: KRW,
  limits: { pieces: 5, lines: 3, units: 2 },
  exclusions: [oneEach],
  messages: { ko: { 'CART-BR3-06': '한 상품은 {max}개까지 드려요.' } },
});

/** Its parts, for page and server, and how it judges. */
export const smallEngine = partsOf(small);
export const smallCheck = smallEngine.orders;
