import type { Language } from '@baguni/domain/internal';

/** The notice of a lost connection. */
export const offlineWords: Readonly<Record<Language, { readonly title: string; readonly text: string }>> = {
  ko: { title: '연결이 끊겼어요', text: '연결되면 장바구니를 바로 확인할게요. 그동안 바꾸는 내용은 저장되지 않아요.' },
  en: {
    title: 'No connection',
    text: 'We’ll check your cart as soon as it’s back. Until then changes can’t be saved.',
  },
  cn: { title: '网络连接已断开', text: '恢复连接后会立即刷新购物车。在此期间的更改无法保存。' },
  jp: { title: '接続が切れています', text: '接続が戻りしだいカートを確認します。それまでの変更は保存できません。' },
};
