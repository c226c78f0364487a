import { couponKeyOf, laneOf, type Messages } from '@baguni/domain';
import type { BestOffers, In } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import type { ReadCart } from '../input/read-cart.ts';
import type { Outcome } from '../output/outcome.ts';
import { bestText } from '../translations/best-text.ts';
import { amount, messageOf, namesOf, type Wording } from './naming.ts';

type Best = In<string, BestOffers>;

const chosenOf = ({ coupons }: Best) =>
  coupons.map(({ coupon, place }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    lane: O.toNullable(laneOf(coupon)),
    place: place.type,
    cartUnitIds: place.cartUnitIds,
  }));

const unusedOf = ({ unused }: Best, wording: Wording, messages: Messages) =>
  unused.map(({ coupon, reason }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    code: reason.code,
    message: messageOf(wording, messages, reason),
    cartUnitIds: reason.units,
  }));

const nameOf = ({ couponKey, couponName }: { readonly couponKey: string; readonly couponName: string }): string =>
  couponName.trim() === '' ? couponKey : `${couponKey} ‘${couponName}’`;

const promotionNames = ({ promotions }: Best, { engine }: ReadCart): readonly string[] =>
  promotions.map((id) => engine.terms.promotions?.find((offer) => offer.id === id)?.name ?? id);

/**
 * `baguni best-coupons`: which coupons save most, and which promotions where a shop has some, what that saves, that it is proved or by
 * how much it might not be the most, and why each other coupon is left out; judged at a moment (CP-19, EN-03).
 * @param now ms since 1970 UTC
 * @param nodes how many parts of the search are looked at
 */
export const bestCombination = (
  asked: ReadCart,
  now: number,
  wording: Wording,
  messages: Messages,
  nodes?: number,
): Outcome => {
  const { translations } = wording;
  const { engine, cart, state } = asked;
  const best = engine.bestOffers(cart, now, nodes);
  const { saving, bound, isProved, payable, savingAgainstPresent, promotions } = best;
  const present = payable + savingAgainstPresent;
  const chosen = chosenOf(best);
  const unused = unusedOf(best, wording, messages);
  const names = promotionNames(best, asked);
  const used = chosen.map(
    (one) => `  ${nameOf(one)} · ${translations.on[one.place](namesOf(wording, state, one.cartUnitIds))}`,
  );
  const left = unused.map((one) => `  ${nameOf(one)} · ${one.code} ${one.message}`);
  const hasPromotions = (engine.terms.promotions ?? []).length > 0;
  const ofShop = hasPromotions ? { promotions } : {};
  return {
    lines: [
      ...bestText(translations, best, hasPromotions, (value) => amount(wording, value)),
      isProved ? translations.proved : translations.gap(amount(wording, bound - saving)),
      ...(names.length > 0 ? ['', translations.promotions(names.join(', '))] : []),
      ...(used.length > 0 ? ['', translations.use, ...used] : []),
      ...(left.length > 0 ? ['', translations.notUsed, ...left] : []),
    ],
    json: { saving, payable, present, isProved, gap: bound - saving, nodes: best.nodes, chosen, unused, ...ofShop },
    exitCode: 0,
  };
};
