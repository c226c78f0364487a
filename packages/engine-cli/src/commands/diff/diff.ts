import { formatMessage, type Messages } from '@baguni/domain';
import type { Outcome } from '../../output/outcome.ts';
import { padStart } from '../../output/printable.ts';
import { amount, namesOf, signed, type Wording } from '../naming.ts';
import type { Change, Pair } from './cart-changes.ts';
import { differenceOf, type PlacedDifference, type Priced } from './difference.ts';

/** Columns of the amount of a place, and of an entry below it. */
const WIDTH = 16;
const ENTRY_WIDTH = WIDTH + 12;
/** Of many other fields the first are told; `--json` has all. */
const MAX_FIELDS = 8;
/** A value longer than this is told by its beginning. */
const MAX_VALUE = 40;

const valueText = (value: unknown): string => {
  const text = value === undefined ? '—' : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE - 1)}…` : text;
};

const changeText = ({ translations }: Wording, change: Change): string => {
  switch (change.type) {
    case 'Added':
    case 'Removed':
    case 'Selected':
    case 'Deselected':
      return translations.change[change.type];
    case 'Quantity':
      return translations.change.Quantity(change.from, change.to);
    case 'CouponUsed':
    case 'CouponUnused':
      return translations.change[change.type](change.coupon);
    case 'PromotionUsed':
    case 'PromotionUnused':
      return translations.change[change.type](change.promotion);
    case 'Field':
      return `${change.path}: ${valueText(change.from)} → ${valueText(change.to)}`;
  }
};

/** The unit as it stands in the second cart, or as it stood in the first. */
const placeText = (wording: Wording, { before, after }: Pair, { place }: PlacedDifference): string => {
  if (place.type === 'Cart') return wording.translations.wholeCart;
  if (place.type === 'Bundle') return wording.translations.parcel(place.bundleKey);
  const isThere = after.units.some(({ cartUnitId }) => cartUnitId === place.cartUnitId);
  return namesOf(wording, isThere ? after : before, [place.cartUnitId]);
};

const linesOf = (wording: Wording, pair: Pair, placed: PlacedDifference): readonly string[] => {
  const { translations } = wording;
  const fields = placed.changes.filter(({ type }) => type === 'Field');
  const others = placed.changes.filter(({ type }) => type !== 'Field');
  const head = [placeText(wording, pair, placed), ...others.map((change) => changeText(wording, change))];
  const below = ' '.repeat(WIDTH + 4);
  return [
    `${padStart(signed(wording, placed.amount), WIDTH)}  ${head.join(' · ')}`,
    ...fields.slice(0, MAX_FIELDS).map((change) => below + changeText(wording, change)),
    ...(fields.length > MAX_FIELDS ? [below + translations.moreFields(fields.length - MAX_FIELDS)] : []),
    ...placed.entries.map(
      (entry) => `${padStart(signed(wording, entry.amount), ENTRY_WIDTH)}  ${translations.rule[entry.rule]}`,
    ),
  ];
};

/**
 * `baguni diff`: what is otherwise in a second cart and what each of it costs, place by place; the amounts of the places add up
 * to the difference of what is paid (PR-08, EN-03).
 * @param files the names of the two
 * @param nows the moments at which they are priced, ms since 1970 UTC
 */
export const diff = (
  carts: readonly [Priced, Priced],
  files: readonly [string, string],
  nows: readonly [number, number],
  wording: Wording,
  messages: Messages,
): Outcome => {
  const [{ state: first }, { state: second }] = carts;
  const pair: Pair = { before: first, after: second };
  const difference = differenceOf(carts, nows);
  const { before, after, shippingKnown, places } = difference;
  const totals = [
    [amount(wording, before), files[0]],
    [signed(wording, difference.difference), wording.translations.difference],
    [amount(wording, after), files[1]],
  ] as const;
  return {
    lines: [
      ...(places.length > 0 ? places.flatMap((placed) => linesOf(wording, pair, placed)) : [wording.translations.same]),
      '',
      ...totals.map(([total, name]) => `${padStart(total, WIDTH)}  ${name}`),
      ...(shippingKnown ? [] : ['', formatMessage(messages, 'SHIPPING-UNKNOWN', {})]),
    ],
    json: difference,
    exitCode: 0,
  };
};
