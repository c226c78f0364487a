import { bestOffers, couponKeyOf, laneOf, type BestOffers, type ShopFinding } from '@baguni/domain/internal';
import { couponPlaceLabels, formatAmount, messageOf, unitNames, type Wording } from '../output/wording.ts';
import { answerCart } from './price.ts';

type Lines = readonly string[];

/** The amounts of the best combination. */
export interface BestAmounts {
  /** Compared with no coupons and promotions. */
  readonly saving: number;
  readonly payable: number;
  /** Compared with those in use. Below 0 if the search stopped before it found them. */
  readonly savingAgainstPresent: number;
}

/** Describes the saving against no offers, and against those in use unless that repeats it (CP-19). */
export const savingLines = (
  { saving, payable, savingAgainstPresent: gain }: BestAmounts,
  hasPromotions: boolean,
  format: (amount: number) => string,
): Lines => {
  const full = format(payable + saving);
  const present = format(payable + gain);
  const none = `${hasPromotions ? 'Neither a coupon nor a promotion' : 'No coupon'} saves anything on what is selected.`;
  const head =
    saving > 0 ? `${format(payable)} to pay: ${format(saving)} less than with nothing in use (${full}).` : none;
  if (gain === saving) return [head];
  if (gain === 0) return [head, 'What is in use now saves as much.'];
  return gain > 0
    ? [head, `That is ${format(gain)} less than with what is in use now (${present}).`]
    : [head, `What is in use now is better by ${format(-gain)}: ${present} to pay.`];
};

const namedKey = (key: string, name: string): string => (name.trim() === '' ? key : `${key} ‘${name}’`);

const titled = (title: string, lines: Lines): Lines => (lines.length > 0 ? ['', title, ...lines] : []);

const reasonJson = (wording: Wording, reason: ShopFinding) => ({
  code: reason.code,
  message: messageOf(wording, reason),
  cartUnitIds: reason.units,
});

const reasonLine = (name: string, { code, message }: { readonly code: string; readonly message: string }): string =>
  `  ${name} · ${code} ${message}`;

/** `baguni best-coupons`: prints the best coupons and promotions, the proof, and why the others are unused (CP-19, EN-03). */
export const bestCoupons = answerCart(({ state, cart, engine }, now, wording, nodes) => {
  const best: BestOffers = bestOffers(engine, cart, now, {
    nodeLimit: nodes,
    timeLimit: { now: () => performance.now() },
  });
  const { saving, payable, bound, isProved, promotions } = best;
  const format = (value: number): string => formatAmount(wording, value);
  const offers = engine.terms.promotions ?? [];
  const promotionName = (id: string): string => offers.find((offer) => offer.id === id)?.name ?? '';

  const chosen = best.coupons.map(({ coupon, place }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    lane: laneOf(coupon) ?? null,
    place: place.type,
    cartUnitIds: place.cartUnitIds,
  }));
  const unused = best.unused.map(({ coupon, reason }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    ...reasonJson(wording, reason),
  }));
  const unusedPromotions = best.unusedPromotions.map(({ promotion, reason }) => ({
    promotion,
    ...reasonJson(wording, reason),
  }));

  const subject = offers.length > 0 ? 'promotions and coupons' : 'coupons';
  const names = promotions.map((id) => promotionName(id) || id);
  return {
    lines: [
      ...savingLines(best, offers.length > 0, format),
      isProved
        ? `Proved: no other combination of these ${subject} saves more.`
        : `Not proved: another combination could save up to ${format(bound - saving)} more.`,
      ...(names.length > 0 ? ['', `Promotions: ${names.join(', ')}`] : []),
      ...titled(
        'Used:',
        chosen.map(
          ({ couponKey, couponName, place, cartUnitIds }) =>
            `  ${namedKey(couponKey, couponName)} · ${couponPlaceLabels[place](unitNames(state, cartUnitIds))}`,
        ),
      ),
      ...titled(
        'Not used:',
        unused.map((one) => reasonLine(namedKey(one.couponKey, one.couponName), one)),
      ),
      ...titled(
        'Promotions not used:',
        unusedPromotions.map((one) => reasonLine(namedKey(one.promotion, promotionName(one.promotion)), one)),
      ),
    ],
    json: {
      saving,
      payable,
      present: payable + best.savingAgainstPresent,
      isProved,
      gap: bound - saving,
      nodes: best.nodes,
      chosen,
      unused,
      ...(offers.length > 0 ? { promotions, unusedPromotions } : {}),
    },
    exitCode: 0,
  };
});
