import type { Messages } from '@baguni/domain';
import type { ReadCart } from '../../input/read-cart.ts';
import { bestText } from '../../translations/best-text.ts';
import { amount, namesOf, type Wording } from '../naming.ts';
import { chosenOf, hasPromotions, promotionName, unusedOf, unusedPromotionsOf, type Best } from './best-facts.ts';

type Lines = readonly string[];

/** Lines below their title; nothing where there is none. */
const titled = (title: string, lines: Lines): Lines => (lines.length > 0 ? ['', title, ...lines] : []);

const nameOf = (key: string, name: string): string => (name.trim() === '' ? key : `${key} ‘${name}’`);

const reasonLine = (name: string, { code, message }: { readonly code: string; readonly message: string }): string =>
  `  ${name} · ${code} ${message}`;

const headLines = (best: Best, asked: ReadCart, wording: Wording): Lines => {
  const { translations } = wording;
  const write = (value: number): string => amount(wording, value);
  const ofShop = hasPromotions(asked);
  const proved = ofShop ? translations.best.proved : translations.proved;
  return [
    ...bestText(translations, best, ofShop, write),
    best.isProved ? proved : translations.gap(write(best.bound - best.saving)),
  ];
};

/** What the best promotions and coupons save, which they are, and why the others are not among them. */
export const bestLines = (best: Best, asked: ReadCart, wording: Wording, messages: Messages): Lines => {
  const { translations } = wording;
  const names = best.promotions.map((id) => promotionName(asked, id) || id);
  const used = chosenOf(best).map(
    ({ couponKey, couponName, place, cartUnitIds }) =>
      `  ${nameOf(couponKey, couponName)} · ${translations.on[place](namesOf(wording, asked.state, cartUnitIds))}`,
  );
  const left = unusedOf(best, wording, messages).map((one) => reasonLine(nameOf(one.couponKey, one.couponName), one));
  const offersLeft = unusedPromotionsOf(best, wording, messages).map((one) =>
    reasonLine(nameOf(one.promotion, promotionName(asked, one.promotion)), one),
  );
  return [
    ...headLines(best, asked, wording),
    ...(names.length > 0 ? ['', translations.promotions(names.join(', '))] : []),
    ...titled(translations.use, used),
    ...titled(translations.notUsed, left),
    ...titled(translations.promotionsNotUsed, offersLeft),
  ];
};
