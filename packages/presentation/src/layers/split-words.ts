import type { Language } from '@baguni/domain/internal';
import type { Texts } from '../common/word.ts';

const ko = {
  title: '{n}번에 나눠 주문',
  offer: '이렇게 나누면 모두 주문할 수 있어요: {parts}. 모두 합해 {total}이에요.',
  cheapest: '가장 저렴하게 나눈 방법이에요.',
  inTurn: '한 번에 하나씩 주문하고, 나머지 상품은 장바구니에 남아요.',
  lost: '나눠 주문하면 쓸 수 없는 쿠폰이 {n}장 있어요.',
  order: '주문 {i} · {part}',
  /** Word joiners keep a count in one line. */
  part: '{name} {n}개',
  goods: '상품',
  rest: '나머지',
  department: '백화점',
  total: '결제 금액',
  shipping: '배송비',
  coupons: '쿠폰 할인',
  arrival: '도착 예정',
  items: '상품 {n}개 보기',
  yes: '첫 번째 주문하기',
} as const;

export type SplitWords = typeof ko;

const en: Texts<SplitWords> = {
  title: 'Split into {n} orders',
  offer: 'You can order everything like this: {parts}. The total is {total}.',
  cheapest: 'No split is cheaper.',
  inTurn: 'You place one order at a time. The other items stay in your cart.',
  lost: '{n} coupon cannot be used in split orders.||{n} coupons cannot be used in split orders.',
  order: 'Order {i} · {part}',
  part: '{name} ({n})',
  goods: 'Items',
  rest: 'The rest',
  department: 'Department store',
  total: 'Total',
  shipping: 'Shipping',
  coupons: 'Coupons',
  arrival: 'Arrives',
  items: 'Show {n} item||Show {n} items',
  yes: 'Place the first order',
};

const cn: Texts<SplitWords> = {
  title: '分{n}单下单',
  offer: '这样拆分即可全部下单：{parts}。合计{total}。',
  cheapest: '这是最省钱的拆分方式。',
  inTurn: '每次下一单，其余商品会保留在购物车中。',
  lost: '分单后有{n}张优惠券无法使用。',
  order: '订单{i} · {part}',
  part: '{name}\u{2060}{n}\u{2060}件',
  goods: '商品',
  rest: '其余商品',
  department: '百货商品',
  total: '应付金额',
  shipping: '运费',
  coupons: '优惠券优惠',
  arrival: '预计送达',
  items: '查看{n}件商品',
  yes: '先下第一单',
};

const jp: Texts<SplitWords> = {
  title: '{n}回に分けて注文',
  offer: 'このように分けると、すべて注文できます：{parts}。合計は{total}です。',
  cheapest: 'いちばん安い分け方です。',
  inTurn: '1回ずつ注文し、残りの商品はカートに残ります。',
  lost: '分けて注文すると使えないクーポンが{n}枚あります。',
  order: '注文{i} · {part}',
  part: '{name}\u{2060}{n}\u{2060}点',
  goods: '商品',
  rest: '残りの商品',
  department: '百貨店',
  total: 'お支払い金額',
  shipping: '送料',
  coupons: 'クーポン割引',
  arrival: 'お届け予定',
  items: '商品{n}点を見る',
  yes: '1回目を注文',
};

/** Texts of an offer to split an order. */
export const splitWords: Readonly<Record<Language, Texts<SplitWords>>> = { ko, en, cn, jp };
