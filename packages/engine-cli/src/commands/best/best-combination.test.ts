import { languages } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCart, readShop } from '../../input/read-cart.ts';
import { wordingOf } from '../../questions/answer.ts';
import { messagesOf } from '../../testing/call.ts';
import { translationsOf } from '../../translations/tables.ts';
import { bestCombination } from './best-combination.ts';

const guide = (name: string) => readFileSync(new URL(`../../../../../docs/guides/${name}`, import.meta.url), 'utf8');
const now = Date.parse('2026-11-21T09:00:00Z');

const asked = () => {
  const shop = readShop(guide('shop.json'));
  if (E.isLeft(shop)) throw new Error('the shop is read');
  const cart = readCart(guide('bakery.json'), {}, shop.right);
  if (E.isLeft(cart)) throw new Error('the cart is read');
  return cart.right;
};

test.each(languages)('[EN-03 EN-09] why a promotion is left out is said in %s', (language) => {
  const cart = asked();
  const { engine } = cart;
  const { lines, json } = bestCombination(cart, now, wordingOf(language, engine), messagesOf[language]);
  const [unused] = engine.bestOffers(cart.cart, now).unusedPromotions;
  if (!unused) throw new Error('one of its two promotions is left out');
  const message = engine.say(unused.reason, language, messagesOf[language]);
  expect(unused.promotion).toBe('bakery');
  expect(lines).toContain(translationsOf[language].best.proved);
  expect(lines.slice(-2)).toEqual([
    translationsOf[language].promotionsNotUsed,
    `  bakery ‘3 for 2 on bakery’ · BUY-N-GET-M ${message}`,
  ]);
  expect(json).toMatchObject({ unusedPromotions: [{ promotion: 'bakery', code: 'BUY-N-GET-M', message }] });
});
