import type { Language } from '@baguni/domain';

export interface NoticeWords {
  readonly name: string;
  readonly text: string;
  readonly close: string;
}

export const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  ko: {
    name: '브라우저 업데이트 안내',
    text: '브라우저가 오래되어 장바구니가 제대로 동작하지 않을 수 있어요. 최신 버전으로 업데이트해 주세요.',
    close: '일주일 동안 보지 않기',
  },
  en: {
    name: 'Browser update',
    text: 'Your browser is out of date, so your cart may not work properly. Please update to the latest version.',
    close: 'Hide for a week',
  },
  cn: {
    name: '浏览器更新提示',
    text: '您的浏览器版本过旧，购物车可能无法正常使用。请更新到最新版本。',
    close: '一周内不再显示',
  },
  jp: {
    name: 'ブラウザー更新のお知らせ',
    text: 'お使いのブラウザーが古いため、カートが正しく動作しないことがあります。最新版に更新してください。',
    close: '1週間表示しない',
  },
};
