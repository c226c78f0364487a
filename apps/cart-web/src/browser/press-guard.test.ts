import { afterEach, expect, test, vi } from 'vitest';
import { guardPresses, isTooSoon, markAppearances } from './presses.ts';

class FakeElement extends EventTarget {
  readonly #look: string;

  constructor(look: string) {
    super();
    this.#look = look;
  }

  closest(selector: string): this | null {
    return selector === `[data-look=${this.#look}]` ? this : null;
  }
}

vi.stubGlobal('Element', FakeElement);
afterEach(() => {
  performance.clearMarks();
});

const order = new FakeElement('primary');
const toggle = new FakeElement('line');

test('[CS-10] accepts presses that order, pay or answer only half a second after the first paint', () => {
  performance.mark('first-contentful-paint', { startTime: 1200 });
  const isTooSoonAt = (timeStamp: number): boolean => isTooSoon({ target: order, timeStamp });
  expect([1100, 1200, 1699, 1700, 9000].map(isTooSoonAt)).toEqual([true, true, true, false, false]);
});

test('[CS-10] accepts other presses at once, and all of them if the browser reports no paint', () => {
  expect(isTooSoon({ target: order, timeStamp: 1 })).toBe(false);
  performance.mark('first-contentful-paint', { startTime: 1200 });
  expect(isTooSoon({ target: toggle, timeStamp: 1201 })).toBe(false);
  expect(isTooSoon({ target: new EventTarget(), timeStamp: 1201 })).toBe(false);
});

test('[CS-10] guards a tab that becomes visible again like a new page', () => {
  const window = new EventTarget();
  markAppearances(window);
  const { timeStamp } = new Event('click');
  expect(isTooSoon({ target: order, timeStamp })).toBe(false);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(isTooSoon({ target: order, timeStamp: timeStamp + 499 })).toBe(true);
  expect(isTooSoon({ target: order, timeStamp: performance.now() + 500 })).toBe(false);
});

test('[CS-10] stops a press that is too early; passes later presses and others', () => {
  const addEventListener = vi.fn<Window['addEventListener']>();
  guardPresses({ addEventListener });
  const [type, listener, isCapturing] = addEventListener.mock.calls[0] ?? [];
  expect([type, isCapturing]).toEqual(['click', true]);
  const isStopped = (target: FakeElement): boolean => {
    const press = new Event('click', { bubbles: true });
    if (typeof listener === 'function') target.addEventListener('click', listener);
    target.dispatchEvent(press);
    // oxlint-disable-next-line typescript/no-deprecated -- an event tells in no other way that it was stopped
    return press.cancelBubble;
  };
  expect(isStopped(order)).toBe(false);
  performance.mark('first-contentful-paint');
  expect([isStopped(order), isStopped(toggle)]).toEqual([true, false]);
});
