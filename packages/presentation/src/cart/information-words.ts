import type { Language } from '@baguni/domain/internal';

const ko = {
  bsd: '행사 안내',
  bsdItems: '장바구니 상품 {n}개가 행사에 참여해요',
  benefits: '구매 혜택',
  benefit: {
    Gift: '사은품',
    Points: '포인트 적립',
    InterestFree: '무이자 할부',
    PriceMatch: '최저가 보상',
    Unknown: '추가 혜택',
  },
  help: '고객센터',
  callHelp: '고객센터에 전화하기 {number}',
  checkoutDown: '이 컴퓨터의 주문 서버가 응답하지 않아요.',
};

export type InformationWords = typeof ko;

const en: typeof ko = {
  bsd: 'Sale',
  bsdItems: '1 item in your cart takes part||{n} items in your cart take part',
  benefits: 'With your purchase',
  benefit: {
    Gift: 'Free gift',
    Points: 'Points',
    InterestFree: 'Interest-free instalments',
    PriceMatch: 'Price match',
    Unknown: 'Extra benefit',
  },
  help: 'Customer service',
  callHelp: 'Call customer service, {number}',
  checkoutDown: 'The checkout server of this machine does not answer.',
};

const cn: typeof ko = {
  bsd: '活动',
  bsdItems: '购物车内{n}件商品参加活动',
  benefits: '购买优惠',
  benefit: { Gift: '赠品', Points: '积分', InterestFree: '免息分期', PriceMatch: '差价补偿', Unknown: '其他优惠' },
  help: '客服中心',
  callHelp: '致电客服中心 {number}',
  checkoutDown: '本机的结算服务器没有响应。',
};

const jp: typeof ko = {
  bsd: 'セール',
  bsdItems: 'カートの{n}点がセール対象です',
  benefits: '購入特典',
  benefit: {
    Gift: 'プレゼント',
    Points: 'ポイント',
    InterestFree: '無利息分割',
    PriceMatch: '最低価格保証',
    Unknown: 'その他の特典',
  },
  help: 'カスタマーセンター',
  callHelp: 'カスタマーセンターに電話する {number}',
  checkoutDown: 'このコンピューターの注文サーバーが応答しません。',
};

export const informationWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };
