import { formatMessage, ledgerLabels, type Cart } from '@baguni/domain/internal';
import { loadWording, momentOf, type Call, type Command } from '../input/command.ts';
import { formatAmount, formatDifference, unitNames, type Wording } from '../output/wording.ts';
import { padStart } from '../output/printable.ts';
import { Refusal, type Problem } from '../input/problem.ts';
import { readCart, readShop, rejectSecondInput, type ReadCart } from '../input/read-input.ts';
import { type Change, differenceOf, type PlacedDifference } from './cart-difference.ts';

/** Columns of the amount of a place, and of an entry below it. */
const WIDTH = 16;
const ENTRY_WIDTH = WIDTH + 12;
/** Further fields are only counted; `--json` has all. */
const MAX_FIELDS = 8;
/** Longer values are cut. */
const MAX_VALUE = 40;

const valueText = (value: unknown): string => {
  const text = value === undefined ? '—' : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE - 1)}…` : text;
};

const changeText = (change: Change): string => {
  switch (change.type) {
    case 'Added':
    case 'Removed':
    case 'Selected':
    case 'Deselected':
      return change.type.toLowerCase();
    case 'Quantity':
      return `pieces ${change.from} → ${change.to}`;
    case 'CouponUsed':
      return `coupon ${change.coupon} used`;
    case 'CouponUnused':
      return `coupon ${change.coupon} taken off`;
    case 'PromotionUsed':
      return `promotion ${change.promotion} used`;
    case 'PromotionUnused':
      return `promotion ${change.promotion} taken off`;
    case 'Field':
      return `${change.path}: ${valueText(change.from)} → ${valueText(change.to)}`;
  }
};

/** Names a place. A removed unit has its name from the first cart. */
const placeText = (before: Cart, after: Cart, { place }: PlacedDifference): string => {
  if (place.type === 'Cart') return 'the cart';
  if (place.type === 'Bundle') return `parcel ${place.bundleKey}`;
  const isInSecond = after.units.some(({ cartUnitId }) => cartUnitId === place.cartUnitId);
  return unitNames(isInSecond ? after : before, [place.cartUnitId]);
};

const linesOf = (wording: Wording, before: Cart, after: Cart, placed: PlacedDifference) => {
  const fields = placed.changes.filter(({ type }) => type === 'Field');
  const others = placed.changes.filter(({ type }) => type !== 'Field');
  const head = [placeText(before, after, placed), ...others.map(changeText)];
  const indent = ' '.repeat(WIDTH + 4);
  return [
    `${padStart(formatDifference(wording, placed.amount), WIDTH)}  ${head.join(' · ')}`,
    ...fields.slice(0, MAX_FIELDS).map((change) => indent + changeText(change)),
    ...(fields.length > MAX_FIELDS ? [`${indent}further fields: ${fields.length - MAX_FIELDS}`] : []),
    ...placed.entries.map(
      (entry) => `${padStart(formatDifference(wording, entry.amount), ENTRY_WIDTH)}  ${ledgerLabels[entry.rule]}`,
    ),
  ];
};

/** Reads both carts, and reports the problems of both. */
const readBoth = async (
  call: Call,
  read: (file: string) => Promise<ReadCart>,
): Promise<readonly [ReadCart, ReadCart]> => {
  const problems: Problem[] = [];
  const carts: ReadCart[] = [];
  for (const file of call.operands)
    try {
      carts.push(await read(file));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(...error.problems);
    }
  const [first, second] = carts;
  if (!first || !second) throw new Refusal(...problems);
  return [first, second];
};

/** `baguni diff`: prints the differences of a second cart, and the cost of each (PR-08, EN-03). */
export const diff: Command = async (call) => {
  rejectSecondInput(call);
  const shop = await readShop(call);
  const carts = await readBoth(call, (file) => readCart(call, file, shop));
  const [{ state: first, language: fallback }, { state: second, language }] = carts;
  const wording = await loadWording(call, shop.engine, language, fallback);
  const difference = differenceOf(carts, [momentOf(call, first), momentOf(call, second)]);
  const { before, after, shippingKnown, places } = difference;
  const totals = [
    [formatAmount(wording, before), call.operands[0]],
    [formatDifference(wording, difference.difference), 'Difference'],
    [formatAmount(wording, after), call.operands[1]],
  ] as const;
  return {
    lines: [
      ...(places.length > 0
        ? places.flatMap((placed) => linesOf(wording, first, second, placed))
        : ['Nothing differs.']),
      '',
      ...totals.map(([total, name]) => `${padStart(total, WIDTH)}  ${name}`),
      ...(shippingKnown ? [] : ['', formatMessage(wording.messages, 'SHIPPING-UNKNOWN', {})]),
    ],
    json: difference,
    exitCode: 0,
  };
};
