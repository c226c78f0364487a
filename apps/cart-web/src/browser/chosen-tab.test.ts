import type { Storefront } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { openChosenTab } from './resolved-route.ts';

const outlet: Storefront = { tenant: 'outlet', language: 'ko', device: 'pc', app: O.none };
const english: Storefront = { ...outlet, tenant: 'marketplace', language: 'en' };

const windowAt = (pathname: string, cookie: string) => {
  const lines: string[] = [];
  const replaceState = vi.fn<History['replaceState']>();
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(line: string) {
      lines.push(line);
    },
  };
  const location = { pathname, search: '?mock=true', hash: '#top' };
  return { document, location, history: { state: 'kept', replaceState }, lines, replaceState };
};

const cleared = 'tabType=; Path=/; Max-Age=0; SameSite=Lax; Secure';

test.each([
  ['smilefresh', 'emartmall'],
  ['emartmall', 'emartmall'],
  ['smiledelivery', 'stardelivery'],
  ['stardelivery', 'stardelivery'],
  ['expressshop', 'expressshop'],
])('[LS-09] opens for the cookie %s the tab %s, keeps query and hash, and clears the cookie', (value, segment) => {
  for (const asked of ['/ko/pc/cart', '/ko/pc/cart/emartmall', '/ko/pc/cart/stardelivery']) {
    const page = windowAt(asked, `a=1; tabType=${value}`);
    openChosenTab(page, outlet);
    expect(page.replaceState.mock.calls).toEqual([['kept', '', `/ko/pc/cart/${segment}?mock=true#top`]]);
    expect(page.lines).toEqual([cleared]);
  }
});

test('[LS-09] keeps the cookie if there are no tabs; ignores a missing or unreadable cookie', () => {
  for (const [storefront, cookie] of [
    [english, 'tabType=stardelivery'],
    [outlet, ''],
    [outlet, 'tabType=Stardelivery'],
    [outlet, 'tabType=%'],
  ] as const) {
    const page = windowAt('/en/pc/cart', cookie);
    openChosenTab(page, storefront);
    expect([page.replaceState.mock.calls, page.lines]).toEqual([[], []]);
  }
});

test('[LS-09] ignores and clears a cookie for a hidden tab', () => {
  const inGlobal = { ...outlet, language: 'en' } as const;
  const page = windowAt('/en/pc/cart/emartmall', 'tabType=expressshop');
  openChosenTab(page, inGlobal);
  expect([page.replaceState.mock.calls, page.lines]).toEqual([[], [cleared]]);
});

test('[LS-09] opens the requested tab if the browser denies cookies', () => {
  const page = windowAt('/ko/pc/cart', '');
  const document = {
    get cookie(): string {
      throw new Error('denied');
    },
    set cookie(_: string) {
      throw new Error('denied');
    },
  };
  openChosenTab({ ...page, document }, outlet);
  expect(page.replaceState).not.toHaveBeenCalled();
});
