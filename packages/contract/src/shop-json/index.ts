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
export {
  cartParser,
  marketplaceShop,
  parseShop,
  type CartParser,
  type JsonShop,
  type ShopTerms,
} from './parse-shop.ts';
export { shopSchema } from './shop-schema.ts';
