import { environmentNames, type EnvironmentName } from '@baguni/domain';
import { expect, test } from 'vitest';
import { linksOf } from './links.ts';
import { safeHrefOf } from './safe-href.ts';
import { allowedHostsAt } from './allowed-hosts.ts';

const place = { tenant: 'marketplace', device: 'pc', isMock: false, head: 'Plain', closeTo: '' } as const;

test('[RT-16] links lead to the homes of the storefront, at home to the own site', () => {
  expect(linksOf({ ...place, environment: 'production' }).home).toBe('https://www.marketplace.example/');
  expect(linksOf({ ...place, environment: 'av', tenant: 'outlet', device: 'm' }).home).toBe(
    'https://av-m.outlet.example/',
  );
});

test('[RT-16] [RT-17] a machine of one’s own has the demo’s shop around the cart; a cart in the page has no pages around it', () => {
  for (const environment of ['local', undefined] as const) {
    const { home, smileDeliveryHome, expressShopHome, customerCentre } = linksOf({ ...place, environment });
    expect([home, smileDeliveryHome, expressShopHome, customerCentre]).toEqual([
      '/shop',
      '/smile-delivery',
      '/express-shop',
      '/help',
    ]);
  }
  const mock = linksOf({ ...place, environment: 'local', isMock: true });
  expect([mock.home, mock.smileDeliveryHome, mock.expressShopHome, mock.customerCentre]).toEqual(['/', '/', '/', '/']);
});

test('[RT-15] [RT-16] from an environment each of the six has its own cart; from production none', () => {
  const from = (environment: EnvironmentName | undefined) => linksOf({ ...place, environment }).environments;
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
  expect([from('production'), from('av')]).toEqual([[], []]);
  expect(
    linksOf({ ...place, environment: 'local', tenant: 'outlet', device: 'm', isMock: true }).environments[4],
  ).toEqual(['production', 'https://m-cart.outlet.example']);
});

test('[SV-02] outside a machine of one’s own no link leads to the demo, for no server has one there', () => {
  for (const environment of environmentNames.filter((name) => name !== 'local'))
    expect(JSON.stringify(linksOf({ ...place, environment }))).not.toContain('demo');
  expect(linksOf({ ...place, environment: 'local' }).demo).toBe('/demo');
});

test('[RT-12 RT-16] members have the site of the storefront’s row; the demo serves for it on the page’s own', () => {
  const sites = (['production', 'development', 'local', undefined] as const).map((environment) =>
    linksOf({ ...place, environment, tenant: 'outlet', device: 'm' }),
  );
  expect(sites.map(({ memberSite }) => memberSite)).toEqual([
    'https://m-member.outlet.example',
    'https://dev-m-member.outlet.example',
    '',
    '',
  ]);
});

test('[LS-10] a marketplace in the page has no list of demo buyers', () => {
  expect(linksOf({ ...place, environment: 'local', isMock: true }).demo).toBeUndefined();
});

test('[RT-12 XS-3] links from data lead to the own site and to this tenant’s hosts, nowhere else', () => {
  const hosts = allowedHostsAt('cart.marketplace.example', 'marketplace');
  const safe = safeHrefOf('https://cart.marketplace.example/ko/pc/cart', hosts);
  expect(safe('/minishop/a')).toBe('https://cart.marketplace.example/minishop/a');
  expect(safe('https://www.marketplace.example/x')).toBe('https://www.marketplace.example/x');
  for (const href of ['https://www.outlet.example/', 'javascript:alert(1)', '//evil.example', 'intent://x', undefined])
    expect(safe(href)).toBeUndefined();
  const atOddHost = safeHrefOf('https://odd.example/', allowedHostsAt('odd.example', 'outlet'));
  expect(atOddHost('https://www.outlet.example/')).toBeUndefined();
});

test('[XT-01] items have their pages on the host of the storefront, or in the demo’s shop', () => {
  expect(linksOf({ ...place, environment: 'production', device: 'm' }).item).toBe(
    'https://m.marketplace.example/item/',
  );
  expect(linksOf({ ...place, environment: 'local' }).item).toBe('/item/');
  expect(linksOf({ ...place, environment: undefined }).item).toBe('/item/');
  expect(linksOf({ ...place, environment: 'local', isMock: true }).item).toBeUndefined();
});
