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

test.each(languages)(
  '[EN-03 EN-09] why a promotion is left out is said in %s, where the engine says it',
  (language) => {
    const cart = asked();
    const reason = { code: 'PROMOTION-NOT-WITH-PROMOTION', params: { name: 'A', other: 'B' }, units: [], fixes: [] };
    const bestOffers: typeof cart.engine.bestOffers = (...words) => ({
      ...cart.engine.bestOffers(...words),
      unusedPromotions: [{ promotion: 'bakery', reason }],
    });
    const engine = { ...cart.engine, bestOffers };
    const answer = (one: typeof cart) => bestCombination(one, now, wordingOf(language, engine), messagesOf[language]);
    const { lines, json } = answer({ ...cart, engine });
    const message = cart.engine.say(reason, language, messagesOf[language]);
    expect(lines).toContain(translationsOf[language].best.proved);
    expect(lines.slice(-2)).toEqual([
      translationsOf[language].promotionsNotUsed,
      `  bakery ‘3 for 2 on bakery’ · PROMOTION-NOT-WITH-PROMOTION ${message}`,
    ]);
    expect(json).toMatchObject({ unusedPromotions: [{ promotion: 'bakery', code: reason.code, message }] });
  },
);
