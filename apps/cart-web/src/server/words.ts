import type { Language, Storefront } from '@baguni/domain/internal';
import { loadAllWords, type Translations } from '@baguni/presentation';

/** Note for browsers without scripts: the cart is read-only. */
export const noScriptText: Readonly<Record<Language, string>> = {
  ko: '장바구니를 변경하거나 주문하려면 자바스크립트를 켜 주세요.',
  en: 'Turn on JavaScript to change your cart or place an order.',
  cn: '请启用 JavaScript 以修改购物车或下单。',
  jp: 'カートの変更やご注文にはJavaScriptを有効にしてください。',
};

const loading = new Map<string, Promise<Translations>>();

const allWords = ({ language, device }: Storefront): Promise<Translations> => {
  const key = `${language}/${device}`;
  const known = loading.get(key) ?? loadAllWords({ language, device });
  loading.set(key, known);
  return known;
};

/** Texts that record whether a domain message was used; then the page needs it too. */
export interface NotedWords {
  readonly words: Translations;
  /** The same texts without recording, for parts that keep their server markup. */
  readonly unnoted: Translations;
  readonly hasMessages: () => boolean;
}

export const notedWords = async (storefront: Storefront): Promise<NotedWords> => {
  const words = await allWords(storefront);
  let hasMessages = false;
  const messages = {
    get table() {
      hasMessages = true;
      return words.messages.table;
    },
    isMissing: false,
    load: () => Promise.resolve(),
  };
  return { words: { ...words, messages }, unnoted: words, hasMessages: () => hasMessages };
};
