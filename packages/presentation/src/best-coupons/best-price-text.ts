import { couponOfKey, won } from '@baguni/domain/internal';
import type { Session } from '@baguni/use-cases';
import { money, type ViewContext } from '../common/context.ts';
import { translateOf, word } from '../common/word.ts';
import { bestPriceWords, type BestPriceWords } from './best-price-words.ts';

/** Says how much the best coupons save, or that the price is the lowest; until this is known, offers a search (CP-19). */
export const bestPriceText = (
  { words }: Pick<ViewContext, 'words'>,
  { cart, extras: { bestPrice } }: Session,
): string => {
  const usual = word(words, 'findBestCombination');
  if (!bestPrice) return usual;
  const { before, after, gap, lines } = bestPrice;
  const saving = won(before - after);
  // a better combination may exist
  if (saving <= 0 && gap > 0) return usual;
  const say = translateOf<BestPriceWords>(bestPriceWords[words.language]);
  const [method] = lines.flatMap(({ couponKey }) => {
    const coupon = couponOfKey(cart.coupons.offered, couponKey);
    return coupon && coupon.paymentCouponName !== undefined ? [coupon.paymentCouponName] : [];
  });
  const amount = money({ words }, saving);
  if (saving > 0) return method === undefined ? say('more', { amount }) : say('moreBy', { amount, method });
  return method === undefined ? say('lowest') : say('lowestBy', { method });
};
