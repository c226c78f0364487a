import type { Language } from '@baguni/domain/internal';

const ko = {
  boughtTogether: '‘{seed}’ 상품과 함께 많이 담았어요',
  similar: '‘{seed}’ 상품과 비슷해요',
  boughtBefore: '전에 구매한 상품이에요',
  viewed: '최근 본 상품이에요',
  clear: '모두 지우기',
  clearViewed: '최근 본 상품 모두 지우기',
  add: '담기',
  addOf: '{name} 담기',
  choose: '옵션 선택',
  chooseOf: '{name} 옵션 선택',
  fromPieces: '{n}개부터',
  nextList: '다른 상품의 추천 보기',
  insteadHeading: '품절된 상품 대신 담을 수 있는 상품',
  insteadOf: '품절된 ‘{name}’ 대신',
  addInsteadOf: '‘{name}’ 대신 담기: {item}',
};

const en: typeof ko = {
  boughtTogether: 'Often bought with ‘{seed}’',
  similar: 'Similar to ‘{seed}’',
  boughtBefore: 'Buy it again',
  viewed: 'Recently viewed',
  clear: 'Clear',
  clearViewed: 'Clear recently viewed items',
  add: 'Add to cart',
  addOf: 'Add to cart: {name}',
  choose: 'Choose options',
  chooseOf: 'Choose options: {name}',
  fromPieces: 'from {n} pieces',
  nextList: 'Show recommendations for another item',
  insteadHeading: 'Replacements for sold-out items',
  insteadOf: 'Instead of ‘{name}’',
  addInsteadOf: 'Add to cart instead of ‘{name}’: {item}',
};

const cn: typeof ko = {
  boughtTogether: '与“{seed}”常一起购买的商品',
  similar: '与“{seed}”相似的商品',
  boughtBefore: '以前买过的商品',
  viewed: '最近浏览的商品',
  clear: '清空',
  clearViewed: '清空最近浏览的商品',
  add: '加入购物车',
  addOf: '加入购物车：{name}',
  choose: '选择选项',
  chooseOf: '选择选项：{name}',
  fromPieces: '{n}件起',
  nextList: '查看其他商品的推荐',
  insteadHeading: '可替代售罄商品的商品',
  insteadOf: '替代已售罄的“{name}”',
  addInsteadOf: '加入购物车（替代“{name}”）：{item}',
};

const jp: typeof ko = {
  boughtTogether: '「{seed}」とよく一緒に買われている商品',
  similar: '「{seed}」に似た商品',
  boughtBefore: '以前に購入した商品',
  viewed: '最近見た商品',
  clear: 'すべて消す',
  clearViewed: '最近見た商品をすべて消す',
  add: 'カートに入れる',
  addOf: 'カートに入れる：{name}',
  choose: 'オプションを選ぶ',
  chooseOf: 'オプションを選ぶ：{name}',
  fromPieces: '{n}点から',
  nextList: 'ほかの商品のおすすめを見る',
  insteadHeading: '品切れの商品の代わりに',
  insteadOf: '品切れの「{name}」の代わりに',
  addInsteadOf: '「{name}」の代わりにカートに入れる：{item}',
};

export const recommendationWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };
