import type { QuantityFieldView } from '@baguni/presentation';

type Limits = Pick<QuantityFieldView, 'min' | 'max' | 'step'>;

/** How many pieces Page Up and Page Down go, rounded up to whole steps. */
const PAGE = 10;

/** How far a key goes, in pieces; none for keys that do not step. */
const strideOf = (key: string, step: number): number | undefined => {
  const page = Math.ceil(PAGE / step) * step;
  const strides = new Map([
    ['ArrowUp', step],
    ['ArrowDown', -step],
    ['PageUp', page],
    ['PageDown', -page],
  ]);
  return strides.get(key);
};

/** From a number between two steps the next step is nearer. */
const onStep = (value: number, stride: number, step: number): number =>
  stride > 0 ? Math.floor(value / step) * step : Math.ceil(value / step) * step;

/**
 * Where a key leads from a number of pieces, within the limits; undefined where the key is not for stepping
 * (keyboard map: spinbutton).
 */
export const spun = (key: string, value: number, { min, max, step }: Limits): number | undefined => {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const stride = strideOf(key, step);
  if (stride === undefined) return undefined;
  return Math.min(max, Math.max(min, onStep(value, stride, step) + stride));
};
