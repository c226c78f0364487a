import type { Links } from '@baguni/presentation';
import { expect, test } from 'vitest';
import { backOf, mayMock, headOf, linksOf, siteAt, type LinkPlace } from './links.ts';
import {
  allowedHosts,
  environmentNames,
  hostWords,
  stageHosts,
  type Device,
  type EnvironmentName,
  type Tenant,
} from '@baguni/domain/internal';
import { safeHrefOf } from './page-window.ts';

test.each([
  ['localhost', 'local'],
  ['outlet.localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['[::1]', 'local'],
  ['dev-cart.marketplace.example', 'development'],
  ['dev2-m-cart.outlet.example', 'development2'],
  ['cart.marketplace.example', 'production'],
  ['av-m-cart.outlet.example', 'av'],
  ['127.0.0.1.evil.example', undefined],
  ['localhost.evil.example', undefined],
  ['www.marketplace.example', undefined],
])('[RT-16] serves the cart of %s in %s', (hostname, environment) => {
  expect(siteAt(hostname).environment).toBe(environment);
});

test('[LS-10] lets a page serve its own calls only on this machine and on development hosts', () => {
  expect(
    ['localhost', 'outlet.localhost', 'dev-cart.marketplace.example'].map((host) => siteAt(host)).filter(mayMock),
  ).toHaveLength(3);
  expect(
    ['cart.marketplace.example', 'av-cart.outlet.example', 'elsewhere.example']
      .map((host) => siteAt(host))
      .filter(mayMock),
  ).toEqual([]);
});

const address = 'https://cart.marketplace.example/ko/m/cart';
const headPlace = { base: address, allowedHosts: ['www.marketplace.example'], app: undefined, closeUrl: undefined };
const app = (appType: string, appVersion: string) => ({ appType, appVersion, isAndroid: true });

test.each([
  ['MG', '8.0.1', 'Closable'],
  ['IAC', '1.0', 'Closable'],
  ['G', '1.6.1', 'Closable'],
  ['G', '1.6.2', 'OfApp'],
  ['G', '1.6.10', 'OfApp'],
])('[RT-14] [AB-02] shows in the app %s %s the header %s', (appType, version, head) => {
  expect(headOf({ ...headPlace, app: app(appType, version) })).toBe(head);
});

test.each([
  [undefined, 'Plain'],
  ['/home', 'Closable'],
  ['https://www.marketplace.example/', 'Closable'],
  ['https://evil.example/', 'Plain'],
  ['baguni-mg://webviewclose', 'Plain'],
])('[RT-14] [RT-12] with closeUrl %j the head of a browser is %s', (closeUrl, head) => {
  expect(headOf({ ...headPlace, closeUrl })).toBe(head);
});

test.each([
  [undefined, undefined],
  ['/item/7', 'https://cart.marketplace.example/item/7'],
  ['https://www.marketplace.example/x?y=1', 'https://www.marketplace.example/x?y=1'],
  ['https://evil.example/', undefined],
  ['baguni-mg://webviewclose', undefined],
])('[RT-04] [RT-12] with returnUrl %j the page goes back to %s', (returnUrl, back) => {
  expect(backOf({ ...headPlace, returnUrl })).toBe(back);
});

interface Stage {
  readonly environment?: EnvironmentName | undefined;
  readonly tenant?: Tenant;
}

const siteOn = ({ environment, tenant = 'marketplace' }: Stage): LinkPlace['site'] => ({
  environment,
  tenant,
  hosts: environment && stageHosts(environment)[tenant],
  isOwn: false,
});

const place = {
  site: siteOn({}),
  device: 'pc',
  isMock: false,
  head: 'Plain',
  closeTo: '',
  back: undefined,
} as const;

const outletPhone = { tenant: 'outlet', device: 'm' } as const;

type Over = Stage & { readonly device?: Device; readonly isMock?: boolean };

test.each<[Over, Partial<Links>]>([
  [{ environment: 'production' }, { home: 'https://www.marketplace.example/' }],
  [{ environment: 'av', ...outletPhone }, { home: 'https://av-m.outlet.example/' }],
  [{ environment: 'production', ...outletPhone }, { memberSite: 'https://m-member.outlet.example' }],
  [{ environment: 'development', ...outletPhone }, { memberSite: 'https://dev-m-member.outlet.example' }],
  [{ environment: 'production', device: 'm' }, { item: 'https://m.marketplace.example/item/' }],
  ...(['local', undefined] as const).map((environment): [Over, Partial<Links>] => [
    { environment },
    {
      home: '/shop',
      smileDeliveryHome: '/smile-delivery',
      expressShopHome: '/express-shop',
      customerCentre: '/help',
      orders: '/orders',
      memberSite: '',
      item: '/item/',
      demo: '/demo',
    },
  ]),
  [
    { environment: 'local', isMock: true },
    {
      home: '/',
      smileDeliveryHome: '/',
      expressShopHome: '/',
      customerCentre: '/',
      item: undefined,
      demo: undefined,
    },
  ],
])('[LS-10 RT-12 RT-16 RT-17 SV-02 XT-01] at %j the pages around the cart are %j', (over, links) => {
  expect(
    linksOf({ ...place, device: over.device ?? 'pc', isMock: over.isMock ?? false, site: siteOn(over) }),
  ).toMatchObject(links);
});

test('[SV-02] links to the demo only from a local machine, because no other server has it', () => {
  for (const environment of environmentNames.filter((name) => name !== 'local'))
    expect(JSON.stringify(linksOf({ ...place, site: siteOn({ environment }) }))).not.toContain('demo');
});

test('[RT-15] [RT-16] links from each environment to all six carts; from production to no other', () => {
  const from = (environment: EnvironmentName | undefined) =>
    linksOf({ ...place, site: siteOn({ environment }) }).environments;
  expect(from('development')).toEqual([
    ['local', 'http://localhost:4000'],
    ['development', ''],
    ['development1', 'https://dev1-cart.marketplace.example'],
    ['development2', 'https://dev2-cart.marketplace.example'],
    ['production', 'https://cart.marketplace.example'],
    ['av', 'https://av-cart.marketplace.example'],
  ]);
  expect(from('local')[0]).toEqual(['local', '']);
  expect(from(undefined)).toEqual(from('local'));
  expect([from('production'), from('av').length]).toEqual([[], 6]);
  expect(
    linksOf({ ...place, site: siteOn({ environment: 'local', tenant: 'outlet' }), device: 'm', isMock: true })
      .environments[4],
  ).toEqual(['production', 'https://m-cart.outlet.example']);
});

test('[RT-12 XS-3] allows links from data only to this site and the hosts of this tenant', () => {
  const hosts = allowedHosts(siteAt('cart.marketplace.example').hosts);
  const safe = safeHrefOf('https://cart.marketplace.example/ko/pc/cart', hosts);
  expect(safe('/minishop/a')).toBe('https://cart.marketplace.example/minishop/a');
  expect(safe('https://www.marketplace.example/x')).toBe('https://www.marketplace.example/x');
  for (const href of ['https://www.outlet.example/', 'javascript:alert(1)', '//evil.example', 'intent://x', undefined])
    expect(safe(href)).toBeUndefined();
  const atOddHost = safeHrefOf('https://odd.example/', allowedHosts(siteAt('odd.example').hosts));
  for (const href of ['https://www.marketplace.example/', 'https://www.outlet.example/'])
    expect(atOddHost(href)).toBeUndefined();
});

const shop = { cart: 'basket.shop.test', home: 'www.shop.test', member: 'id.shop.test' };
const words = hostWords('production', { outlet: { pc: shop, m: { ...shop, cart: 'm.shop.test' } } });

test('[RT-16] uses the hosts of an operator, and those of the stage for any other host', () => {
  const site = siteAt('m.shop.test', words);
  expect([site.environment, site.tenant, mayMock(site)]).toEqual(['production', 'outlet', false]);
  expect(allowedHosts(site.hosts)).toEqual(['basket.shop.test', 'www.shop.test', 'id.shop.test', 'm.shop.test']);
  const { home, memberSite, environments } = linksOf({ ...place, site });
  expect([home, memberSite, environments]).toEqual(['https://www.shop.test/', 'https://id.shop.test', []]);
  expect(siteAt('cart.marketplace.example', words)).toEqual(siteAt('cart.marketplace.example'));
  expect(siteAt('evil.test', words).hosts).toBeUndefined();
  const av = siteAt('m.shop.test', words.replace('production', 'av'));
  expect(linksOf({ ...place, site: av }).environments).toEqual([['av', '']]);
});
