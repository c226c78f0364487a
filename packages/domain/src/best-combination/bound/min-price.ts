import type { Point } from './pareto-front.ts';

/** The points of one part, of which one is chosen. */
export type Alternatives = readonly Point[];

/** The point of a part that is worth most where each won of rise is worth `price`; of equal ones the first. */
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
 * About the least price of a won of rise at which the best points rise by `need` together; none where nothing does.
 * It is never too low: at this price they do rise enough.
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
