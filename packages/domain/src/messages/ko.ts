/**
 * Everything the cart alerts, asks or tells in Korean (ER-09). Korean defines the keys; `{name}` stands for a value.
 * A value is always followed by a word of ours, so that no particle depends on what a seller wrote.
 */
export const messages = {
  'CART-BR1-55': '수량은 {multiple}개 단위로 입력해 주십시오.',

  'CART-BR2-139': '회원만 이용할 수 있습니다. 로그인해 주십시오.',

  'CART-BR3-01': '수량은 1개 이상 입력해 주십시오.',
  'CART-BR3-02': '로그인 시간이 만료되었습니다. 다시 로그인해 주십시오.',
  'CART-BR3-03': '재고가 부족합니다. {max}개 이하로 주문해 주십시오.',
  'CART-BR3-04': '선택하신 옵션의 재고가 부족합니다. {max}개 이하로 주문해 주십시오.',
  'CART-BR3-05': '최소 구매 수량은 {min}개입니다. {min}개 이상 입력해 주십시오.',
  'CART-BR3-06': '최대 구매 수량은 {max}개입니다. {max}개 이하로 입력해 주십시오.',
  'CART-BR3-07': '쿠폰이나 할인이 적용된 상품은 수량을 변경할 수 없습니다.',
  'CART-BR3-08': '백화점 상품은 수량을 한 번에 1개씩만 변경할 수 있습니다.',
  'CART-BR3-09': '수량은 {max}개까지 입력할 수 있습니다.',
  'CART-BR3-16': '수량은 숫자로 입력해 주십시오.',
  'CART-BR3-17': '추가 구성 ‘{product}’ 상품의 재고가 부족합니다. 남은 수량은 {max}개입니다.',
  'CART-BR3-18': '‘{product}’ 상품은 남은 재고가 없습니다.',

  'CART-BR4-09': '삭제할 상품을 선택해 주십시오.',

  'CART-BR5-01': '쿠폰은 로그인하신 후 사용할 수 있습니다.',
  'CART-BR5-02': '제휴 채널로 담은 상품에는 쿠폰을 사용할 수 없습니다.',
  'CART-BR5-04': '중고 상품에는 쿠폰을 사용할 수 없습니다.',
  'CART-BR5-05': '쿠폰을 사용할 수 없는 상품입니다.',
  'CART-BR5-06': '등록 상품에는 쿠폰을 사용할 수 없습니다.',
  'CART-BR5-07': '판매자가 쿠폰 적용을 제외한 상품입니다.',
  'CART-BR5-08': '이 쿠폰은 선택하신 상품에 사용할 수 없습니다.',
  'CART-BR5-10':
    '적용하신 쿠폰은 결제 수단이 제한됩니다. 결제하실 때 다음 결제 수단을 선택해 주십시오: {method}. 다른 결제 수단으로는 쿠폰을 사용할 수 없습니다.',
  'CART-BR5-11': '해외배송 전용 쿠폰입니다. 국내배송에는 사용할 수 없습니다.',
  'CART-BR5-12': '이미 다른 상품에 적용된 쿠폰입니다. 적용을 취소하고 이 상품에 적용하시겠습니까?',
  'CART-BR5-13': '선택하신 쿠폰이 아직 적용되지 않았습니다. 적용하시겠습니까?',
  'CART-BR5-14': '슈퍼쿠폰은 상품 할인, 추가 할인과만 함께 사용할 수 있습니다.',
  'CART-BR5-16': '사용할 수 있는 쿠폰이 없습니다.',
  'CART-BR5-17': '쿠폰 목록을 불러오지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  'CART-BR5-20': '쿠폰을 사용하려면 먼저 본인 인증을 해 주십시오.',
  'CART-BR5-21': '배송비 쿠폰은 배송비가 부과될 때만 사용할 수 있습니다.',

  'CART-BR7-01': '주문할 상품을 선택해 주십시오.',
  'CART-BR7-02': '‘{product}’ 상품은 판매가 중지되어 주문할 수 없습니다.',
  'CART-BR7-03': '‘{product}’ 상품은 품절되어 주문할 수 없습니다.',
  'CART-BR7-04': '‘{product}’ 상품의 선택하신 옵션이 품절되어 주문할 수 없습니다.',
  'CART-BR7-06': '‘{product}’ 상품의 추가 구성이 품절되어 주문할 수 없습니다.',
  'CART-BR7-14': '무료배송 쿠폰은 같은 판매자의 상품에 1장만 사용할 수 있습니다.',
  'CART-BR7-15': '결제 수단이 서로 다른 쿠폰은 함께 사용할 수 없습니다.',
  'CART-BR7-33': '한 번에 {max}개 상품까지 주문할 수 있습니다. 일부 상품의 선택을 해제해 주십시오.',
  'CART-BR7-36': '‘{product}’ 상품은 현재 주문할 수 없습니다.',
  'CART-BR7-43': '‘{product}’ 상품은 배송비가 없으므로 배송비 쿠폰을 사용할 수 없습니다. 쿠폰을 해제해 주십시오.',
  'CART-BR7-45': '‘{product}’ 상품은 스마일클럽 비즈 회원만 주문할 수 있습니다.',
  'CART-BR7-46': '‘{product}’ 상품은 스마일클럽 비즈 회원 전용입니다. 이 상품을 제외하고 주문해 주십시오.',
  'CART-BR7-47': '결제하실 금액이 0원 이하이면 주문할 수 없습니다. 쿠폰과 할인을 다시 확인해 주십시오.',
  'CART-BR7-52': '‘{product}’ 상품은 시간을 예약하는 배송으로만 주문할 수 있습니다.',
  'CART-BR7-53': '‘{product}’ 상품은 새벽배송으로만 주문할 수 있습니다.',
  'CART-BR7-54': '‘{product}’ 상품은 선택하신 배송지로 배송할 수 없습니다.',
  'CART-BR7-55': '‘{product}’ 상품을 배송하는 지점이 변경되었습니다. 상품 상세 페이지에서 배송지를 확인해 주십시오.',

  'UNABLE-ONLY_BUYNOW':
    '‘{product}’ 상품은 장바구니에서 주문할 수 없습니다. 상품 상세 페이지에서 바로 구매해 주십시오.',
  'UNABLE-ITEM_PRICE_MINIMUM': '‘{product}’ 상품은 최소 주문 금액에 미치지 못해 주문할 수 없습니다.',
  'UNABLE-ADULT_LIMIT': '‘{product}’ 상품은 성인 인증을 하신 후 주문할 수 있습니다.',
  'UNABLE-SELF_LIMIT': '‘{product}’ 상품은 본인 인증을 하신 후 주문할 수 있습니다.',
  'UNABLE-BUYER_LIMIT_POLICY': '‘{product}’ 상품은 구매 제한 수량을 모두 구매하셨으므로 더 주문할 수 없습니다.',
  'UNIT-UNREADABLE': '상품 정보를 불러오지 못해 주문할 수 없습니다. 다시 불러오거나 삭제해 주십시오.',

  'ZERO-WON-ITEM': '‘{product}’ 상품은 금액이 0원 이하이므로 주문할 수 없습니다.',

  'TEMPORARY-PROBLEM': '일시적인 오류로 요청을 처리하지 못했습니다. 확인 후 다시 시도해 주십시오.',
  'TEMPORARY-PROBLEM-CODE': '일시적인 오류로 요청을 처리하지 못했습니다. 확인 후 다시 시도해 주십시오. ({code})',

  'CART-LOAD-FAILED': '일시적인 오류로 장바구니를 불러오지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  'EMPTY-CART': '장바구니에 담긴 상품이 없습니다.',

  'DELETE-FAILED': '상품을 삭제하지 못했습니다.',
  'DELETE-CONFIRM-Toolbar': '선택하신 상품을 삭제하시겠습니까?',
  'DELETE-CONFIRM-Unit': '이 상품을 삭제하시겠습니까?',
  'DELETE-CONFIRM-Unorderable': '이 상품을 삭제하시겠습니까?',
  'DELETE-CONFIRM-BeforeOrder': '선택하신 상품을 삭제하고 계속 진행하시겠습니까?',

  'COUPON-CANCEL-CONFIRM': '수량을 변경하면 적용된 쿠폰이 취소됩니다. 변경하시겠습니까?',
  'COUPON-CANCELLED': '수량이 변경되어 적용된 쿠폰이 취소되었습니다. 쿠폰을 다시 적용해 주십시오.',
  'COUPON-PLACE-TAKEN': '이미 같은 종류의 쿠폰이 적용되어 있습니다. 적용된 쿠폰을 먼저 취소해 주십시오.',
  'COUPON-TIME-SALE': '타임세일 쿠폰은 추가 할인 쿠폰과 함께 사용할 수 없습니다.',
  'COUPON-EXPIRED': '사용 기간이 지난 쿠폰입니다.',
  'COUPON-CLUB': '클럽 회원만 사용할 수 있는 쿠폰입니다.',
  'COUPON-BUSINESS': '사업자 회원만 사용할 수 있는 쿠폰입니다.',
  'COUPON-MOBILE': '모바일에서만 사용할 수 있는 쿠폰입니다.',
  'COUPON-APP': '앱에서만 사용할 수 있는 쿠폰입니다.',
  'COUPON-DELIVERY': '스마일배송 상품에만 사용할 수 있는 쿠폰입니다.',
  'COUPON-MINIMUM': '{min}원 이상 구매하실 때 사용할 수 있는 쿠폰입니다.',
  'COUPON-WORTH-NOTHING': '이 쿠폰을 사용해도 결제하실 금액이 줄지 않습니다.',
  'COUPON-BETTER-OTHERWISE': '다른 쿠폰을 적용하는 편이 더 저렴하여 사용하지 않았습니다.',
  'COUPON-OVER-TRY': '반복된 시도로 오늘은 쿠폰을 더 이상 받을 수 없습니다.',
  'COUPON-DOWNLOAD-FAILED': '쿠폰을 받지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  'COUPON-DOWNLOADED': '더 저렴하게 구매하실 수 있도록 쿠폰을 발급해 드렸습니다.',
  'COUPONS-APPLIED': '쿠폰을 적용하였습니다.',

  'ORDER-AT-TOTAL': '배송비를 포함해 결제하실 금액은 {payable}원입니다. 이 금액으로 주문하시겠습니까?',

  'PRICE-CHANGED': '상품 금액이 변경되어 장바구니를 다시 불러왔습니다. 금액을 확인해 주십시오.',
  'CART-CHANGED': '장바구니 내용이 변경되어 다시 불러왔습니다. 확인 후 다시 시도해 주십시오.',
  'CART-STALE': '장바구니 내용이 변경되어 다시 불러왔습니다. 확인 후 다시 시도해 주십시오.',
  'QUANTITY-UNKNOWN': '수량이 변경되었는지 확인하지 못해 장바구니를 다시 불러왔습니다. 수량을 확인해 주십시오.',
  'SHIPPING-UNKNOWN': '배송비를 확인하지 못했습니다. 결제하실 금액이 달라질 수 있습니다.',

  'ORDER-FAILED': '주문을 진행하지 못했습니다. 확인 후 다시 시도해 주십시오.',
  'ORDER-OUT-OF-STOCK': '재고가 부족하여 결제하지 못했습니다. 장바구니에서 수량을 확인해 주십시오.',
  'PAYMENT-DONE': '결제가 완료되었습니다.',
} as const satisfies Record<string, string>;

/** The name of a message: a code of the specification, or a name of ours. */
export type MessageKey = keyof typeof messages;
/** One language's table; complete by type. */
export type Messages = Readonly<Record<MessageKey, string>>;
