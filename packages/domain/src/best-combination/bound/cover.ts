import { paretoFrontByRise, type Point } from './pareto-front.ts';
import { bestAt, minPrice, type Alternatives } from './min-price.ts';

/** What a won of rise is worth to a search that still needs rises: at this price the rest of the parts bounds it. */
interface Priced {
  readonly price: number;
  /** The greatest `value + price · delta` of the parts from each one on. */
  readonly remainingValue: readonly number[];
}

const pricedAt = (parts: readonly Alternatives[], price: number): Priced => {
  const remainingValue = [0];
  for (const part of parts.toReversed()) {
    const best = bestAt(part, price);
    remainingValue.unshift((remainingValue[0] ?? 0) + (best ? best.value + price * best.delta : 0));
  }
  return { price, remainingValue };
};

const joined = (points: readonly Point[]): Point => ({
  left: 0,
  delta: points.reduce((total, { delta }) => total + delta, 0),
  value: points.reduce((total, { value }) => total + value, 0),
  assignment: undefined,
  of: points,
});

/** A choice from each part at a price. */
const choiceAt = (parts: readonly Alternatives[], price: number): Point =>
  joined(parts.flatMap((part) => bestAt(part, price) ?? []));

/** A way on with one more point; beyond the need a greater rise makes no difference. */
const extended = (before: Point, point: Point, need: number): Point => ({
  left: 0,
  delta: Math.min(need, before.delta + point.delta),
  value: before.value + point.value,
  assignment: undefined,
  of: [before, point],
});

/** Adding numbers that are no whole parts of a won may be off by less than this. */
const SLACK = 1e-3;

/**
 * One point of each part, such that they rise by `need` together and save most; none where nothing saves more than
 * `atLeast`. Exact: a way on is left only where it cannot save more, by the price of a won of rise.
 */
export const bestCover = (parts: readonly Alternatives[], need: number, atLeast: number): Point | undefined => {
  const price = minPrice(parts, need);
  if (price === undefined) return undefined;
  const { remainingValue } = pricedAt(parts, price);
  if ((remainingValue[0] ?? 0) - price * need <= atLeast - SLACK) return undefined;
  const first = choiceAt(parts, price);
  let best = first.delta >= need && first.value > atLeast ? first : undefined;
  if (price === 0) return best;
  let front: readonly Point[] = [joined([])];
  for (const [i, part] of parts.entries()) {
    const rest = (remainingValue[i + 1] ?? 0) - price * need;
    const floor = (best?.value ?? atLeast) - SLACK;
    const next = front.flatMap((before) => part.map((point) => extended(before, point, need)));
    front = paretoFrontByRise(next.filter(({ value, delta }) => value + price * delta + rest > floor));
  }
  for (const point of front) if (point.delta >= need && point.value > (best?.value ?? atLeast)) best = point;
  return best;
};
