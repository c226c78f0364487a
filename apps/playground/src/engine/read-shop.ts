import { parseShop, type JsonShop } from '@baguni/contract/shop-json';
import { formatWon, won, type Language } from '@baguni/domain';
import type { CartProblem } from '@baguni/contract/cart-json';
import { either as E } from 'fp-ts';
import type { CartEngine } from './cart-engine.ts';
import { changeSearch, offersSearch } from './ask-worker.ts';

const locales: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' };

/** Below nought as the marketplace writes it (PG-19): `Intl` writes the shorter hyphen. */
const withMinus = (text: string): string => text.replace('-', '−');

/** A shop’s engine and its reader, where an amount is an amount: which currency it is of the cart’s text has said. */
type Untyped = Omit<CartEngine, 'currency' | 'offers' | 'search' | 'searchChange' | 'format'>;

const engineIn = ({ engine, parseCart }: JsonShop, shop: unknown): CartEngine => {
  const { currency } = engine.terms;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine refuses a cart of another currency by itself
  const untyped = { ...engine, parseCart } as unknown as Untyped;
  return {
    ...untyped,
    currency,
    offers: engine.terms.promotions ?? [],
    search: offersSearch(shop),
    searchChange: changeSearch(shop),
    // of won as the marketplace writes it (PG-19)
    format: (amount, language) =>
      currency.code === 'KRW'
        ? formatWon(won(amount), language)
        : withMinus(engine.format(engine.amount(amount), locales[language])),
  };
};

/** Reads a shop of one’s own from JSON (EN-10). It throws nothing. @returns what it answers about carts, or all that is wrong with it */
export const readShop = (json: unknown): E.Either<readonly CartProblem[], CartEngine> =>
  E.map((shop: JsonShop) => engineIn(shop, json))(parseShop(json));
