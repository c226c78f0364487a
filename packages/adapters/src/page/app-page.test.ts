import { detailKey, allowedHostsOf, languages, sideLayers, tenants, type Storefront } from '@baguni/domain/internal';
import { aStorefront } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appPage } from './app-page.ts';

const inApp = (appType: string, over: Partial<Storefront> = {}, appVersion = '8.0.1'): Storefront =>
  aStorefront({ app: { appType, appVersion, isAndroid: true }, ...over });

const base = 'https://cart.marketplace.example/ko/m/cart?a=b';
const rules = { base, allowedHosts: allowedHostsOf('production', 'marketplace') };

const opened = (storefront: Storefront) => {
  const gone: string[] = [];
  const listeners: (() => void)[] = [];
  const document: { visibilityState: DocumentVisibilityState; addEventListener: Document['addEventListener'] } = {
    visibilityState: 'hidden',
    addEventListener: (_: string, listener: unknown) => void listeners.push(listener as () => void),
  };
  const location = {
    href: base,
    assign: (url: string | URL) => void gone.push(String(url)),
    reload: () => void gone.push('(reload)'),
  };
  const turn = (visibilityState: DocumentVisibilityState): void => {
    document.visibilityState = visibilityState;
    for (const listener of listeners) listener();
  };
  return { page: appPage({ location, document }, storefront), gone, turn };
};

const order = encodeURIComponent('https://cart.marketplace.example/ko/m/order/t1');

test.each([
  [inApp('MG'), 'baguni-mg'],
  [inApp('G', { language: 'en' }), 'baguni-global'],
  [inApp('IAC', { tenant: 'outlet' }), 'baguni-iac'],
])('[AB-03] %j opens the checkout in a separate window, by the whole address', (storefront, scheme) => {
  const { page, gone } = opened(storefront);
  page.open('/ko/m/order/t1');
  expect(gone).toEqual([`${scheme}://openwindow?url=${order}`]);
});

test.each([inApp('G', { language: 'en' }, '1.6.1'), inApp('IAC'), inApp('MG', { tenant: 'outlet' }), aStorefront()])(
  '[AB-02][AB-03] %j knows no scheme: the page goes there itself, and nothing is closed',
  (storefront) => {
    const { page, gone, turn } = opened(storefront);
    page.open('/ko/m/order/t1');
    page.close();
    turn('visible');
    expect(gone).toEqual(['https://cart.marketplace.example/ko/m/order/t1']);
  },
);

test('[RT-08] the app opens the guides in a separate window; other layers and old apps stay in the page', () => {
  const { page, gone } = opened(inApp('G', { language: 'en' }));
  expect(sideLayers.filter(page.alone.isFor)).toEqual(['SFExpressGuide', 'CJGuide', 'OverseaPackageNoti']);
  page.alone.open('CJGuide', detailKey('k1'));
  const url = encodeURIComponent('https://cart.marketplace.example/layer/CJGuide/k1');
  expect(gone).toEqual([`baguni-global://openwindow?url=${url}`]);
  expect(opened(inApp('G', { language: 'en' }, '1.6.1')).page.alone.isFor('CJGuide')).toBe(false);
});

test('[CK-15] reloads the cart when the view over it closes, not before', () => {
  const { page, gone, turn } = opened(inApp('MG'));
  turn('visible');
  page.open('/sign-in');
  turn('hidden');
  expect(gone).toHaveLength(1);
  turn('visible');
  expect(gone[1]).toBe('(reload)');
});

test('[RT-11] closes the view of the outlet’s app only', () => {
  const closed = (storefront: Storefront) => {
    const { page, gone } = opened(storefront);
    page.close();
    return gone;
  };
  expect(closed(inApp('IAC', { tenant: 'outlet' }))).toEqual(['baguni-iac://webviewclose']);
  expect([closed(inApp('MG')), closed(inApp('G', { language: 'en' }))]).toEqual([[], []]);
});

const led = (storefront: Storefront, address: unknown) => opened(storefront).page.targetOf(address, rules);

test.each([
  'baguni-mg://webviewclose',
  `baguni-mg://openwindow?url=${order}`,
  'baguni-mg://openbrowser?url=%2Fko%2Fm%2Fcart',
])('[RT-12] allows %s only in its own app', (address) => {
  expect(led(inApp('MG'), address)).toEqual(address);
  for (const other of [aStorefront(), inApp('G', { language: 'en' }), inApp('IAC', { tenant: 'outlet' }), inApp('IAC')])
    expect(led(other, address)).toBeUndefined();
});

test.each([
  null,
  7,
  '',
  '/ko/m/cart',
  'https://www.marketplace.example/',
  'baguni-mg:webviewclose',
  'baguni-mg://nothing',
  'BAGUNI-MG://webviewclose',
  'baguni-mg://openwindow?url=javascript%3Aalert(1)',
  'baguni-mg://openwindow?url=https%3A%2F%2Fevil.example%2F',
  'baguni-mg://openwindow?url=%2F%2Fevil.example',
  'baguni-mg://openwindow?url=https://evil.example/',
  'baguni-mg://openwindow?url=baguni-mg%3A%2F%2Fopenwindow',
  'baguni-mg://openwindow?url=%E0%A4%A',
  'baguni-mg://openwindow?url=',
  'baguni-iac://webviewclose',
])('[RT-12] data cannot navigate to %j, even in an app', (address) => {
  expect(led(inApp('MG'), address)).toBeUndefined();
});

test('[AB-03 RD-5] a browser never opens an app scheme', () => {
  const address = fc.oneof(
    fc.webUrl(),
    fc.constantFrom('baguni-mg://escrow', 'baguni-iac://webviewclose'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...tenants), fc.constantFrom(...languages), address, (tenant, language, data) => {
      const { page, gone } = opened(aStorefront({ tenant, language }));
      expect(page.targetOf(data, rules)).toBeUndefined();
      page.close();
      page.open('/ko/m/order/t1');
      expect(gone).toEqual(['https://cart.marketplace.example/ko/m/order/t1']);
    }),
  );
});
