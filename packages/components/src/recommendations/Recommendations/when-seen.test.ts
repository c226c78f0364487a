import { afterEach, expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

/** The visible share of an element, as a browser reports it. */
interface Sight {
  readonly intersectionRatio: number;
  readonly intersectionRect: { readonly height: number };
  readonly rootBounds: { readonly height: number } | null;
}

const sight = (ratio: number, height = 10, windowHeight: number | null = 800): Sight => ({
  intersectionRatio: ratio,
  intersectionRect: { height },
  rootBounds: windowHeight === null ? null : { height: windowHeight },
});

afterEach(() => vi.unstubAllGlobals());

/** Watches an element. Returns the trigger, the number of calls, and whether it is still watched. */
const watched = () => {
  const seen = vi.fn<() => void>();
  let tell: (sights: readonly Sight[]) => void = () => undefined;
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly disconnect = disconnect;
      readonly observe = vi.fn<(element: unknown) => void>();
      constructor(told: (sights: readonly Sight[]) => void) {
        tell = told;
      }
    },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only handed on to the observer above
  const stop = whenSeen({} as Element, seen);
  return { seen, disconnect, stop, look: (...sights: readonly Sight[]) => tell(sights) };
};

test('[RC-02] an element out of the window, or less than half in it, is not seen', () => {
  const { seen, disconnect, look } = watched();
  look(sight(0), sight(0.49, 399));
  look(sight(0.49, 399, null));
  expect([seen.mock.calls.length, disconnect.mock.calls.length]).toEqual([0, 0]);
});

test.each([
  ['half of it', sight(0.5)],
  ['half a window of something taller', sight(0.2, 400)],
])('[RC-02] %s is seen, once', (_, half) => {
  const { seen, disconnect, look } = watched();
  look(sight(0.1));
  look(half);
  expect([seen.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 1]);
});

test('[RC-02] stops watching a removed element', () => {
  const { disconnect, stop } = watched();
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});
