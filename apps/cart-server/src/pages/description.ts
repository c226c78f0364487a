import type { Language } from '@baguni/domain/internal';
import { html } from '../html/html.ts';

/** Descriptions of the cart that search engines show below its title. */
export const descriptions: Readonly<Record<Language, string>> = {
  ko: '여러 판매자의 상품을 한 장바구니에서 할인, 쿠폰, 배송비와 도착일까지 확인하고 주문하세요.',
  en: 'One cart for the items of all sellers: check discounts, coupons, shipping and arrival dates, then order.',
  cn: '在一个购物车里查看所有卖家商品的折扣、优惠券、运费和送达日期，然后一起下单。',
  jp: 'すべての販売者の商品を1つのカートで。割引、クーポン、送料、お届け日を確認して注文できます。',
};

/** Adds a description in the language of the page to the head of a document. */
export const withDescription = (document: string, language: Language): string =>
  document.replace(
    '</title>',
    (end) => `${end}${html`<meta name="description" content="${descriptions[language]}" />`.text}`,
  );
