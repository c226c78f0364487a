import { cookieLine, tablet } from '@baguni/contract';
import { expect, test, vi } from 'vitest';
import { tellTablet } from './tablet.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const line = cookieLine(tablet, 'Tablet');

test.each([
  ['an iPad', mac, 5, '', true, [line], 1],
  ['an iPad that has been told of', mac, 5, 'a=1; tablet=Y', true, [], 0],
  ['an iPad without cookies', mac, 5, '', false, [line], 0],
  ['a Mac with a touch screen', mac, 1, '', true, [], 0],
  ['a Windows tablet', 'Mozilla/5.0 (Windows NT 10.0)', 10, '', true, [], 0],
])('[RT-05] %s: sets the cookie and reloads', (_, userAgent, maxTouchPoints, cookie, isKept, lines, reloads) => {
  const set: string[] = [];
  const document = {
    get cookie() {
      return isKept ? [cookie, ...set].join('; ') : cookie;
    },
    set cookie(text: string) {
      set.push(text);
    },
  };
  const reload = vi.fn<() => void>();
  tellTablet({ navigator: { userAgent, maxTouchPoints }, document, location: { reload } });
  expect([set, reload.mock.calls.length]).toEqual([lines, reloads]);
});
