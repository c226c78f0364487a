/** Texts of refunds by language and code (EN-13). */
export const refundMessages = {
  ko: {
    'REFUND-RETURNED': '반품한 수량에 해당하는 금액이에요.',
    'REFUND-SHIPPING': '반품한 배송 건의 배송비예요.',
    'REFUND-NO-LONGER-APPLIES': '남은 상품에는 ‘{name}’ 혜택이 모두 적용되지 않아요.',
    'REFUND-DEDUCTION-RETURNED': '앞서 ‘{name}’ 혜택으로 공제된 금액을 돌려드려요.',
    'REFUND-UNKNOWN-UNIT': '주문에 없는 상품이에요: {unit}',
    'REFUND-TOO-MANY': '주문한 수량은 {ordered}개예요.',
    'REFUND-ALREADY-RETURNED': '반품할 수 있는 수량은 {left}개예요.',
    'REFUND-OTHER-TERMS': '이 조건으로 계산한 주문 금액({payable}원)이 결제한 금액과 달라요.',
  },
  en: {
    'REFUND-RETURNED': 'Share of the returned pieces.',
    'REFUND-SHIPPING': 'Shipping of returned goods.',
    'REFUND-NO-LONGER-APPLIES': '‘{name}’ no longer applies in full to what you keep.',
    'REFUND-DEDUCTION-RETURNED': 'An earlier deduction for ‘{name}’ is paid back.',
    'REFUND-UNKNOWN-UNIT': 'The order has no unit {unit}.',
    'REFUND-TOO-MANY': 'Quantity ordered: {ordered}.',
    'REFUND-ALREADY-RETURNED': 'Only {left} can still be returned.',
    'REFUND-OTHER-TERMS': 'By these terms the order costs ₩{payable}, which is not what was paid.',
  },
  cn: {
    'REFUND-RETURNED': '退货数量对应的金额。',
    'REFUND-SHIPPING': '退货商品的运费。',
    'REFUND-NO-LONGER-APPLIES': '“{name}”不再全额适用于保留的商品。',
    'REFUND-DEDUCTION-RETURNED': '退还此前因“{name}”扣除的金额。',
    'REFUND-UNKNOWN-UNIT': '订单中没有该商品：{unit}',
    'REFUND-TOO-MANY': '购买数量为{ordered}件。',
    'REFUND-ALREADY-RETURNED': '还可退货{left}件。',
    'REFUND-OTHER-TERMS': '按此条件计算，订单金额为₩{payable}，与已付金额不一致。',
  },
  jp: {
    'REFUND-RETURNED': '返品した数量分の金額です。',
    'REFUND-SHIPPING': '返品した商品の送料です。',
    'REFUND-NO-LONGER-APPLIES': 'お手元に残る商品には「{name}」が全額は適用されません。',
    'REFUND-DEDUCTION-RETURNED': '以前「{name}」について差し引いた金額をお返しします。',
    'REFUND-UNKNOWN-UNIT': 'ご注文にない商品です：{unit}',
    'REFUND-TOO-MANY': 'ご注文の数量は{ordered}点です。',
    'REFUND-ALREADY-RETURNED': '返品できる数量は{left}点です。',
    'REFUND-OTHER-TERMS': 'この条件でのご注文金額は₩{payable}で、お支払い額と異なります。',
  },
} as const;

export type RefundLanguage = keyof typeof refundMessages;
