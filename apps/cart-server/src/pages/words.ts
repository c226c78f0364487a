import type { Language } from '@baguni/domain';

/** The words of a page that is not there. */
export interface NotFoundWords {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
}

/** Words by language. */
export const notFoundWords: Readonly<Record<Language, NotFoundWords>> = {
  ko: {
    title: '페이지를 찾을 수 없습니다',
    hint: '주소가 바뀌었거나 잘못 입력되었어요.',
    link: '장바구니로 가기',
  },
  en: {
    title: 'Page not found',
    hint: 'The address may have changed, or it was mistyped.',
    link: 'Go to the cart',
  },
  cn: {
    title: '找不到该页面',
    hint: '地址可能已更改，或输入有误。',
    link: '前往购物车',
  },
  jp: {
    title: 'ページが見つかりません',
    hint: 'アドレスが変更されたか、入力に誤りがある可能性があります。',
    link: 'カートへ移動',
  },
};
