import type { Language } from '@baguni/domain';
import { fill } from '../common/word.ts';
import type { Translations } from '../common/translations.ts';

const ko = {
  orderDocumentTitle: '{title} | {service}',
  orderNumber: '주문 번호 {key}',
  orderWaiting: '결제를 기다리고 있어요',
  orderPaid: '결제가 완료되었어요',
  orderLines: '주문 상품',
  orderMemo: '주문 메모',
  orderDelivery: '배송 시간',
  orderTotals: '결제 금액',
  orderToPay: '결제할 금액',
  orderPaidAmount: '결제한 금액',
  orderGateway: '결제 승인',
  orderPay: '{amount} 결제하기',
  orderPaying: '결제하고 있어요',
  orderFailed: '주문을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
  orderLoading: '주문을 불러오고 있어요',
  orderToCart: '장바구니로 돌아가기',
};

const en: typeof ko = {
  orderDocumentTitle: '{title} | {service}',
  orderNumber: 'Order number {key}',
  orderWaiting: 'Waiting for payment',
  orderPaid: 'Payment complete',
  orderLines: 'Ordered items',
  orderMemo: 'Order memo',
  orderDelivery: 'Delivery time',
  orderTotals: 'Payment',
  orderToPay: 'To pay',
  orderPaidAmount: 'Paid',
  orderGateway: 'Approve the payment',
  orderPay: 'Pay {amount}',
  orderPaying: 'Processing payment',
  orderFailed: 'Your order could not be loaded. Please try again in a moment.',
  orderLoading: 'Loading your order',
  orderToCart: 'Back to the cart',
};

const cn: typeof ko = {
  orderDocumentTitle: '{title} | {service}',
  orderNumber: '订单号 {key}',
  orderWaiting: '等待付款',
  orderPaid: '已付款',
  orderLines: '订单商品',
  orderMemo: '订单备注',
  orderDelivery: '配送时间',
  orderTotals: '付款金额',
  orderToPay: '应付金额',
  orderPaidAmount: '实付金额',
  orderGateway: '确认支付',
  orderPay: '支付 {amount}',
  orderPaying: '正在付款',
  orderFailed: '订单加载失败，请稍后重试。',
  orderLoading: '正在加载订单',
  orderToCart: '返回购物车',
};

const jp: typeof ko = {
  orderDocumentTitle: '{title} | {service}',
  orderNumber: '注文番号 {key}',
  orderWaiting: 'お支払いをお待ちしています',
  orderPaid: 'お支払いが完了しました',
  orderLines: 'ご注文の商品',
  orderMemo: '注文メモ',
  orderDelivery: '配送時間',
  orderTotals: 'お支払い金額',
  orderToPay: 'お支払いいただく金額',
  orderPaidAmount: 'お支払い済みの金額',
  orderGateway: 'お支払いの承認',
  orderPay: '{amount}を支払う',
  orderPaying: 'お支払い中です',
  orderFailed: 'ご注文を読み込めませんでした。しばらくしてからもう一度お試しください。',
  orderLoading: 'ご注文を読み込んでいます',
  orderToCart: 'カートへ戻る',
};

const table: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };

/** Returns a text of the order page. They load with it, because no cart needs them. */
export const orderWord = (
  { language }: Pick<Translations, 'language'>,
  key: keyof typeof ko,
  params: Readonly<Record<string, string>> = {},
): string => fill(table[language][key], params);
