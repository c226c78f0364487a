import { paretoFrontByRise, type Point } from './pareto-front.ts';
import { bestAt, minPrice, type Alternatives } from './min-price.ts';

interface Priced {
  readonly price: number;
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

const choiceAt = (parts: readonly Alternatives[], price: number): Point =>
  joined(parts.flatMap((part) => bestAt(part, price) ?? []));

/** Adds a point. Rises above `need` are capped. */
const extended = (before: Point, point: Point, need: number): Point => ({
  left: 0,
  delta: Math.min(need, before.delta + point.delta),
  value: before.value + point.value,
  assignment: undefined,
  of: [before, point],
});

/** Tolerance for sums of fractional won. */
const SLACK = 1e-3;

/**
 * Returns one point per part with a total rise of `need` and the greatest saving above `atLeast`, or `none`. Prunes
 * states by the price of one won of rise.
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
