import type { QuantityFieldView } from '@baguni/presentation';

type Limits = Pick<QuantityFieldView, 'min' | 'max' | 'step'>;

/** The step of Page Up and Page Down in pieces, rounded up to whole steps. */
const PAGE = 10;

/** Returns the change for a key in pieces, or undefined for other keys. */
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

/** Between two steps, moves to the next step. */
const onStep = (value: number, stride: number, step: number): number =>
  stride > 0 ? Math.floor(value / step) * step : Math.ceil(value / step) * step;

/** Returns the quantity after a key press, within the limits, or undefined for other keys. */
export const spun = (key: string, value: number, { min, max, step }: Limits): number | undefined => {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const stride = strideOf(key, step);
  if (stride === undefined) return undefined;
  return Math.min(max, Math.max(min, onStep(value, stride, step) + stride));
};
