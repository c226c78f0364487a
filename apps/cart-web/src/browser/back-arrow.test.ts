import { afterEach, expect, test, vi } from 'vitest';
import { goBack } from './back-arrow.ts';

class Pressed extends EventTarget {
  readonly back: string;

  constructor(back: string) {
    super();
    this.back = back;
  }

  closest(selector: string): this | null {
    return selector === `[data-goes-back=${this.back}]` ? this : null;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['an arrow with a previous page', 'true', 2, null, 1],
  ['an arrow in a new tab', 'true', 1, null, 0],
  ['an arrow in a new tab after two layers', 'true', 3, { layers: 2 }, 0],
  ['an arrow below two layers', 'true', 4, { layers: 2 }, 1],
  ['an arrow that leads elsewhere', 'false', 2, null, 0],
])('%s', (_, back, length, state, times) => {
  const history = { length, state, back: vi.fn() };
  const preventDefault = vi.fn();
  vi.stubGlobal('Element', Pressed);
  vi.stubGlobal('history', history);
  goBack({ target: new Pressed(back), preventDefault });
  expect([history.back, preventDefault].map(({ mock }) => mock.calls.length)).toEqual([times, times]);
});
