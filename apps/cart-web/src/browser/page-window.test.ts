import { languages, type Storefront } from '@baguni/domain/internal';
import { expect, test, vi } from 'vitest';
import { afterPaintOf, markDocument } from './page-window.ts';

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

test('[RT-01] the document has HTML language tags, and is not marked again with the same values', () => {
  const marks = new Map<string, string>();
  const setAttribute = vi.fn((name: string, value: string) => void marks.set(name, value));
  const getAttribute = (name: string) => marks.get(name) ?? null;
  const langIn = (language: Storefront['language']) => {
    const storefront = { language, tenant: 'marketplace', device: 'pc', app: undefined } as const;
    markDocument({ getAttribute, setAttribute }, storefront);
    setAttribute.mockClear();
    markDocument({ getAttribute, setAttribute }, storefront);
    expect(setAttribute).not.toHaveBeenCalled();
    return marks.get('lang');
  };
  expect(languages.map(langIn)).toEqual(['ko', 'en', 'zh-Hans', 'ja']);
});
