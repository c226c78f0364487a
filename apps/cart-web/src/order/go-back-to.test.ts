import { expect, test } from 'vitest';
import { goBackTo } from './order-page.tsx';

const gone = (path: string, length: number, userAgent = ''): readonly string[] => {
  const steps: string[] = [];
  const window = {
    navigator: { userAgent } as Navigator,
    history: { length, back: () => void steps.push('(back)') },
    location: { replace: (to: string | URL) => void steps.push(`(replace) ${String(to)}`) },
  };
  goBackTo({ window, entriesAtStart: 2, navigate: (to) => void steps.push(to) })(path);
  return steps;
};

test('[RT-10] pops the history if the page added to it, and replaces the page otherwise', () => {
  expect(gone('/ko/m/cart', 3)).toEqual(['(back)']);
  expect(gone('/ko/m/cart', 2)).toEqual(['(replace) /ko/m/cart']);
  expect(gone('/ko/m/cart', 3, 'Mozilla/5.0 (Trident/7.0; rv:11.0)')).toEqual(['(replace) /ko/m/cart']);
  expect(gone('/demo', 3)).toEqual(['/demo']);
});
