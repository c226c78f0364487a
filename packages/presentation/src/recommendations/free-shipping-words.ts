import type { Language } from '@baguni/domain/internal';

const ko = {
  title: '무료배송까지 담을 만한 상품',
  lead: '{amount} 더 담으면 배송비 {fee}을 아껴요',
  reading: '상품을 찾고 있어요',
  failed: '상품을 불러오지 못했어요.',
  none: '무료배송을 채울 수 있는 상품이 없어요.',
  reached: '이제 무료배송이에요.',
  several: '한 개로는 부족해서, 여러 개를 담을 때 가장 저렴한 상품이에요.',
  price: '상품 금액',
  saved: '아끼는 배송비',
  more: '지금보다 {amount} 더 내요',
  same: '지금과 같은 금액이에요',
  less: '지금보다 {amount} 저렴해요',
  pieces: '{name} · {n}개',
  add: '담기',
  addOf: '{name} 담기',
};

export type FreeShippingWords = typeof ko;

const en: typeof ko = {
  title: 'Items that get you free shipping',
  lead: 'Add {amount} and save {fee} on shipping',
  reading: 'Looking for items',
  failed: 'The items could not be loaded.',
  none: 'No item of this seller gets you free shipping.',
  reached: 'Shipping is free now.',
  several: 'One piece is not enough. This item costs least if you add several.',
  price: 'Price',
  saved: 'Shipping saved',
  more: '{amount} more than now',
  same: 'Same total as now',
  less: '{amount} cheaper than now',
  pieces: '{name} × {n}',
  add: 'Add to cart',
  addOf: 'Add to cart: {name}',
};

const cn: typeof ko = {
  title: '凑单包邮商品',
  lead: '再买{amount}，可省{fee}运费',
  reading: '正在查找商品',
  failed: '无法加载商品。',
  none: '该卖家没有可凑单包邮的商品。',
  reached: '现在已包邮。',
  several: '单件金额不足，以下是购买多件时最划算的商品。',
  price: '商品金额',
  saved: '节省运费',
  more: '比现在多付{amount}',
  same: '与现在金额相同',
  less: '比现在便宜{amount}',
  pieces: '{name} × {n}件',
  add: '加入购物车',
  addOf: '加入购物车：{name}',
};

const jp: typeof ko = {
  title: '送料無料になる商品',
  lead: 'あと{amount}で送料{fee}が無料になります',
  reading: '商品を探しています',
  failed: '商品を読み込めませんでした。',
  none: '送料無料になる商品が見つかりませんでした。',
  reached: '送料無料になりました。',
  several: '1点では足りないため、複数購入でいちばん安くなる商品です。',
  price: '商品金額',
  saved: '節約できる送料',
  more: '今より{amount}高くなります',
  same: '今と同じ金額です',
  less: '今より{amount}安くなります',
  pieces: '{name} × {n}点',
  add: 'カートに入れる',
  addOf: 'カートに入れる：{name}',
};

export const freeShippingWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };
