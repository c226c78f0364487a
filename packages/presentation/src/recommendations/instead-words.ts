import type { Language } from '@baguni/domain';

export interface InsteadWords {
  readonly heading: string;
  readonly of: string;
  readonly addOf: string;
}

export const insteadWords: Readonly<Record<Language, InsteadWords>> = {
  ko: {
    heading: '품절된 상품 대신 담을 수 있는 상품',
    of: '품절된 ‘{name}’ 대신',
    addOf: '‘{name}’ 대신 담기: {item}',
  },
  en: {
    heading: 'Instead of what is sold out',
    of: 'Instead of ‘{name}’',
    addOf: 'Add {item} instead of ‘{name}’',
  },
  cn: {
    heading: '可替代售罄商品的商品',
    of: '替代已售罄的“{name}”',
    addOf: '加入购物车（替代“{name}”）：{item}',
  },
  jp: {
    heading: '売り切れた商品の代わりに',
    of: '売り切れの「{name}」の代わりに',
    addOf: '「{name}」の代わりにカートに入れる：{item}',
  },
};
