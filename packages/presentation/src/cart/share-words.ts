import type { Language } from '@baguni/domain/internal';

const ko = {
  heading: '장바구니 공유',
  share: '링크로 공유',
  text: '선택한 상품 {n}개의 옵션과 수량을 링크로 보내요. 개인 정보, 금액, 쿠폰, 입력한 문구는 들어가지 않아요.',
  none: '공유할 상품을 선택해 주세요.',
  many: '링크 하나로 상품을 {max}개까지 공유할 수 있어요. 지금은 {n}개를 선택하셨어요.',
};

const en: typeof ko = {
  heading: 'Share your cart',
  share: 'Share by link',
  text: 'Sends {n} selected item with its options and quantity by link. Personal data, prices, coupons and custom texts are left out.||Sends {n} selected items with options and quantities by link. Personal data, prices, coupons and custom texts are left out.',
  none: 'Select the items to share.',
  many: 'A link holds up to {max} items. You have selected {n}.',
};

const cn: typeof ko = {
  heading: '分享购物车',
  share: '生成分享链接',
  text: '通过链接发送已选的{n}件商品及其选项和数量，不含个人信息、金额、优惠券和定制文字。',
  none: '请选择要分享的商品。',
  many: '一个链接最多可分享{max}件商品，目前已选{n}件。',
};

const jp: typeof ko = {
  heading: 'カートを共有',
  share: 'リンクで共有',
  text: '選択した商品{n}点のオプションと数量をリンクで送ります。個人情報、金額、クーポン、入力した文字は含まれません。',
  none: '共有する商品を選択してください。',
  many: '1つのリンクで共有できる商品は{max}点までです。現在{n}点を選択しています。',
};

/** Texts of the link to the selected units. */
export const shareWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };
