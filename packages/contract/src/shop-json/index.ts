export type { CartProblem, NotParsed, Parsed } from '../cart-json/problem.ts';
export {
  amountOffOrder,
  buyNGetM,
  cheapestFree,
  fixedPrice,
  freeShipping,
  gift,
  nForPrice,
  nthPiece,
  percentOffOrder,
  tiered,
} from './promotions.ts';
export { promotionKind, promotionKinds, type PromotionKind } from './kind.ts';
export { cartParser, marketplaceShop, type CartParser, type JsonShop } from './cart-parser.ts';
export { parseShop, type ShopTerms } from './parse-shop.ts';
export { shopSchema } from './shop-schema.ts';
