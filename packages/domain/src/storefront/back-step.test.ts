import { expect, test } from 'vitest';
import { backStep } from './back-step.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ie10 = 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)';
const ie11 = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko';

test.each([
  ['/', chrome, 3, 2, 'Pop'],
  ['/ko/m/cart', chrome, 3, 2, 'Pop'],
  ['/ko/m/cart/stardelivery?a=b', chrome, 9, 1, 'Pop'],
  ['/', chrome, 2, 2, 'Replace'],
  ['/ko/m/cart', chrome, 1, 1, 'Replace'],
  ['/', ie10, 3, 2, 'Replace'],
  ['/', ie11, 3, 2, 'Replace'],
  ['/ko/m/order/t1', chrome, 3, 2, 'Lead'],
  ['/minishop/a', ie11, 2, 2, 'Lead'],
] as const)(
  '[RT-10] back to %s, by %s, with %d entries of %d at first: %s',
  (path, userAgent, entries, entriesAtStart, step) => {
    expect(backStep(path, { entriesAtStart, entries, userAgent })).toBe(step);
  },
);
