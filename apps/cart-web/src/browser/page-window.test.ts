import { expect, test, vi } from 'vitest';
import { afterPaintOf } from './page-window.ts';

const aWindow = () => {
  const listeners = new Map<string, (event: object) => void>();
  const run = (work: () => void) => {
    work();
    return 0;
  };
  const after = afterPaintOf({
    document: { hidden: false } as Document,
    addEventListener: (type: string, hear: (event: object) => void) => void listeners.set(type, hear),
    requestAnimationFrame: run,
    setTimeout: run,
  } as unknown as Window);
  return { after, hear: (type: string, buttons: number) => listeners.get(type)?.({ buttons }) };
};

test.each(['pointerup', 'pointercancel', 'pointerover'])(
  'work after a paint waits for %s while a pointer is down',
  (end) => {
    const { after, hear } = aWindow();
    const work = vi.fn();
    hear('pointerdown', 1);
    after(work);
    hear('pointerover', 1);
    expect(work).not.toHaveBeenCalled();
    hear(end, 0);
    expect(work).toHaveBeenCalledOnce();
    after(work);
    expect(work).toHaveBeenCalledTimes(2);
    hear('pointerdown', 1);
    hear(end, 0);
    expect(work).toHaveBeenCalledTimes(2);
  },
);
