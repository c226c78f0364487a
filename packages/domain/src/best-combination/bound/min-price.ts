import type { Point } from './pareto-front.ts';

export type Alternatives = readonly Point[];

/** Returns the point with the greatest value at `price` per won of rise; the first wins a tie. */
export const bestAt = (part: Alternatives, price: number): Point | undefined => {
  let best: Point | undefined;
  for (const point of part)
    if (!best || point.value + price * point.delta > best.value + price * best.delta) best = point;
  return best;
};

const riseAt = (parts: readonly Alternatives[], price: number): number =>
  parts.reduce((total, part) => total + (bestAt(part, price)?.delta ?? 0), 0);

const DOUBLINGS = 60;
const HALVINGS = 40;

/**
 * Returns an approximate minimum price per won of rise at which the parts rise by `need`, or `none`. The price is
 * never too low.
 */
export const minPrice = (parts: readonly Alternatives[], need: number): number | undefined => {
  if (riseAt(parts, 0) >= need) return 0;
  if (parts.reduce((max, part) => max + Math.max(...part.map(({ delta }) => delta)), 0) < need) return undefined;
  let high = 1;
  for (let i = 0; i < DOUBLINGS && riseAt(parts, high) < need; i += 1) high *= 2;
  let low = 0;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if (riseAt(parts, middle) >= need) high = middle;
    else low = middle;
  }
  return high;
};
