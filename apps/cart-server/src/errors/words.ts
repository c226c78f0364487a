import type { Language } from '@baguni/domain/internal';

export interface MessageWords {
  readonly title: string;
  readonly hint: string;
  readonly link: string;
}

export const notFoundWords: Readonly<Record<Language, MessageWords>> = {
  ko: {
    title: '페이지를 찾을 수 없어요',
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

/** For an overloaded server; the hint is also the message of a refused call. */
export const busyWords: Readonly<Record<Language, MessageWords>> = {
  ko: {
    title: '일시적인 오류가 발생했어요',
    hint: '지금은 요청을 처리할 수 없어요. 잠시 후 다시 시도해 주세요.',
    link: '다시 시도',
  },
  en: {
    title: 'A temporary error occurred',
    hint: 'Your request cannot be processed right now. Please try again in a moment.',
    link: 'Try again',
  },
  cn: {
    title: '发生了临时错误',
    hint: '暂时无法处理您的请求。请稍后重试。',
    link: '重试',
  },
  jp: {
    title: '一時的なエラーが発生しました',
    hint: '現在リクエストを処理できません。しばらくしてからもう一度お試しください。',
    link: '再試行',
  },
};
