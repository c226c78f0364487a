import { itemNo, MAX_SHARED_UNITS, type AddCartRequest } from '@baguni/domain/internal';
import type { SharedLink } from '@baguni/use-cases';
import { expect, test, vi } from 'vitest';
import { sharedLinks, type SharingWindow } from './shared-links.ts';

const apple: AddCartRequest = {
  itemNo: itemNo('사과-1'),
  quantity: 2,
  optionNos: ['O1'],
  additions: [{ additionNo: 'A1', quantity: 1 }],
};

/** A page at an address, with the navigator of a browser. */
const aPage = (hash = '', navigator: SharingWindow['navigator'] = {}, isPhone = false) => {
  const target = new EventTarget();
  const location = { origin: 'https://cart.example', pathname: '/ko/m/cart', search: '?a=1', hash };
  const addresses: unknown[] = [];
  const history = {
    state: { layers: 1 },
    replaceState: (...args: readonly unknown[]) => {
      addresses.push(args);
      location.hash = '';
    },
  };
  const window = Object.assign(target, { location, history, navigator }) as unknown as SharingWindow;
  const heard: SharedLink[] = [];
  const links = sharedLinks(window, isPhone);
  const go = (next: string): void => {
    location.hash = next;
    target.dispatchEvent(new Event('hashchange'));
  };
  return { ...links, heard, addresses, go, stop: links.links((link) => heard.push(link)) };
};

/** Returns the copied address of a link. */
const copied = async (items: readonly AddCartRequest[], over: SharingWindow['navigator'] = {}, isPhone = false) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const outcome = await aPage('', { clipboard: { writeText }, ...over }, isPhone).share(items)();
  return { outcome, url: writeText.mock.calls[0]?.[0] };
};
const hashOf = async (items: readonly AddCartRequest[]) => new URL((await copied(items)).url ?? '').hash;
const fragment = (value: unknown): string => `#share=${btoa(JSON.stringify(value))}`;

test('the link has neither language nor device, and all its content is in the fragment', async () => {
  const { outcome, url } = await copied([apple]);
  expect([outcome, url]).toEqual(['Copied', expect.stringMatching(/^https:\/\/cart\.example\/cart#share=[\w-]+$/u)]);
});

test('takes the link out of the address, and keeps the query and the state of the entry', async () => {
  const { heard, addresses, go } = aPage(await hashOf([apple]));
  expect([heard, addresses]).toEqual([[[apple]], [[{ layers: 1 }, '', '/ko/m/cart?a=1']]]);
  go('#order-summary');
  expect([heard.length, addresses.length]).toEqual([1, 1]);
});

test('emits a link that is opened later, until it is unsubscribed', async () => {
  const hash = await hashOf([apple]);
  const { heard, go, stop } = aPage();
  go(hash);
  stop();
  go(hash);
  expect(heard).toEqual([[apple]]);
});

test('carries neither entered texts nor a position', async () => {
  const request = { ...apple, entered: [{ optionNo: 'T', values: ['Tori'] }], before: 7 };
  expect(aPage(await hashOf([request as unknown as AddCartRequest])).heard).toEqual([[apple]]);
  expect(aPage(fragment([{ ...apple, itemNo: 'I1', entered: request.entered }])).heard).toEqual([
    [{ ...apple, itemNo: 'I1' }],
  ]);
});

test.each([
  ['an empty link', '#share='],
  ['no Base64', '#share=<b>'],
  ['no UTF-8', `#share=${btoa('"\u{ff}"')}`],
  ['no JSON', `#share=${btoa('[{')}`],
  ['no list', fragment({ itemNo: 'I1' })],
  ['no items', fragment([])],
  ['an item without a choice', fragment([{ itemNo: 'I1' }])],
  ['half a piece', fragment([{ ...apple, itemNo: 'I1', quantity: 0.5 }])],
  ['too many items', fragment(Array.from({ length: MAX_SHARED_UNITS + 1 }, () => ({ ...apple, itemNo: 'I1' })))],
  ['too long a link', `#share=${btoa(JSON.stringify([{ ...apple, itemNo: 'I1' }]) + ' '.repeat(20_000))}`],
])('cannot read %s', (_, hash) => {
  const { heard, addresses } = aPage(hash);
  expect([heard, addresses.length]).toEqual([[undefined], 1]);
});

const thrown = (name: string) => (): Promise<void> => Promise.reject(new DOMException('', name));

test.each<readonly [string, SharingWindow['navigator'], boolean, string]>([
  ['uses the share sheet of a phone', { share: () => Promise.resolve() }, true, 'Shared'],
  ['does not copy after the shopper closed the sheet', { share: thrown('AbortError') }, true, 'Closed'],
  ['copies if the sheet cannot open', { share: thrown('NotAllowedError') }, true, 'Copied'],
  ['copies on a PC', { share: () => Promise.resolve() }, false, 'Copied'],
  ['fails without permission', { clipboard: { writeText: thrown('NotAllowedError') } }, false, 'Failed'],
])('%s', async (_, navigator, isPhone, outcome) => {
  expect((await copied([apple], navigator, isPhone)).outcome).toBe(outcome);
});

test('fails if the browser has no clipboard', async () => {
  expect(await aPage().share([apple])()).toBe('Failed');
});
