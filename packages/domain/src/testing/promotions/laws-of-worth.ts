import fc from 'fast-check';
import { placeholdersIn } from '../../messages/params.ts';
import type { Lacking, Offer, PromotionUnit } from '../../shop/promotion.ts';
import { amountsOf, answerOf, textOf, totalOf, type Answer } from './answer.ts';
import { must, type Asked } from './law.ts';
import { unchanged } from './unchanged.ts';
import { inWorld, type World } from './world.ts';

const amounts = (asked: Asked, { on, worth }: Answer): void => {
  const each: readonly unknown[] = Array.isArray(worth) ? worth : [worth];
  const found = fc.stringify(worth);
  must(each.every(Number.isSafeInteger), 'it takes off whole amounts', asked, found);
  const isNotBelow = each.every((one) => Number(one) >= 0);
  must(isNotBelow, 'it takes nothing below 0 off', asked, found);
  if (typeof worth !== 'object') return;
  must(worth.length === on.length, 'it says an amount for each unit', asked, found);
  const isLeft = worth.every((one, i) => one <= (on[i]?.left ?? 0));
  must(isLeft, 'it takes no more off a unit than is left of its price', asked, found);
};

/** Checks that a missing condition has all message values and possible fixes. */
const refusal = ({ message, reasons }: Offer, asked: Asked, { params, fixes = [], code }: Lacking): void => {
  const words = code === undefined ? message : reasons[code];
  must(words !== undefined, 'what it lacks is one of its reasons', asked, `${code}`);
  for (const text of Object.values(words ?? {})) {
    const missing = placeholdersIn(text).filter((name) => name !== 'name' && !Object.hasOwn(params, name));
    must(missing.length === 0, 'what it lacks has each value that its message names', asked, missing.join(', '));
  }
  const ids = new Set(asked.units.map(({ cartUnitId }) => cartUnitId));
  const isOfCart = (fix: (typeof fixes)[number]): boolean => {
    const named = 'cartUnitIds' in fix ? fix.cartUnitIds : 'cartUnitId' in fix ? [fix.cartUnitId] : [];
    const isWhole = fix.type !== 'SetQuantity' || (Number.isSafeInteger(fix.quantity) && fix.quantity > 0);
    return isWhole && named.every((id) => ids.has(id));
  };
  const found = fc.stringify(fixes);
  must(fixes.every(isOfCart), 'what mends it is about units of the cart, in whole pieces', asked, found);
};

/** True if two units share a property, so either of them may get a saving. */
const hasTies = (units: readonly PromotionUnit[]): boolean => {
  const known = new Set<string>();
  return units.some(({ unit, quantity, left, pieces }) => {
    const each = pieces.map((piece) => `${piece} each`);
    const own = new Set([unit.item.itemNo, `${quantity} pieces`, `${left} left`, ...each]);
    const isTied = [...own].some((one) => known.has(one));
    for (const one of own) known.add(one);
    return isTied;
  });
};

const orders = <A>(values: readonly A[]): readonly (readonly A[])[] => [
  values.toReversed(),
  [...values.slice(1), ...values.slice(0, 1)],
];

const anyOrder = (offer: Offer, asked: Asked, first: Answer): void => {
  const isTied = hasTies(first.on);
  for (const units of orders(asked.units)) {
    const other = answerOf(offer, { ...asked, units });
    const same = (of: (answer: Answer) => unknown): void => {
      const [one, two] = [first, other].map((answer) => String(of(answer)));
      must(one === two, 'the order of units means nothing', asked, textOf(first), textOf(other));
    };
    same(({ lacking }) => lacking === undefined);
    same(totalOf);
    if (isTied) continue;
    same(amountsOf);
    same(({ lacking }) => fc.stringify(lacking?.params));
  }
};

const saidIn = (world: World, offer: Offer, asked: Asked): string =>
  inWorld(world, () => textOf(answerOf(offer, asked)));

/**
 * Repeats a call.
 * @throws BrokenLaw if the answer differs
 */
export const saysStill = (offer: Offer, asked: Asked, here: World, said: string): void => {
  const again = saidIn(here, offer, asked);
  must(again === said, 'asked again it says the same', asked, said, again);
};

const CLOCK = 'it reads no clock';
const CHANCE = 'it leaves nothing to chance';

export const isOfElsewhere = (law: string): boolean => law === CLOCK || law === CHANCE;

/**
 * Repeats a call at other times and with other random numbers.
 * @throws BrokenLaw if the answer differs
 */
export const saysElsewhere = (offer: Offer, asked: Asked, here: World, others: readonly World[]): void => {
  const said = saidIn(here, offer, asked);
  saysStill(offer, asked, here, said);
  for (const { now, dice } of others) {
    const later = saidIn({ ...here, now }, offer, asked);
    must(later === said, CLOCK, asked, said, later);
    const rolled = saidIn({ ...here, dice }, offer, asked);
    must(rolled === said, CHANCE, asked, said, rolled);
  }
};

/**
 * Checks the answer of a promotion in several settings.
 * @returns its answer
 */
export const lawsOfWorth = (offer: Offer, asked: Asked, here: World, others: readonly World[]): string => {
  const answer = inWorld(here, () => answerOf(offer, asked, unchanged));
  const said = textOf(answer);
  if (answer.lacking) refusal(offer, asked, answer.lacking);
  else amounts(asked, answer);
  saysElsewhere(offer, asked, here, others);
  inWorld(here, () => anyOrder(offer, asked, answer));
  return said;
};
