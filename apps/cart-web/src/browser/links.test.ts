import { allowedHostsAt, linksOf } from './links.ts';
import { environmentNames, type EnvironmentName } from '@baguni/domain';
import { expect, test } from 'vitest';
import { safeHrefOf } from './page-window.ts';

const place = { tenant: 'marketplace', device: 'pc', isMock: false, head: 'Plain', closeTo: '' } as const;

test('[RT-16] links to the storefront’s homes, and locally to this site', () => {
  expect(linksOf({ ...place, environment: 'production' }).home).toBe('https://www.marketplace.example/');
  expect(linksOf({ ...place, environment: 'av', tenant: 'outlet', device: 'm' }).home).toBe(
    'https://av-m.outlet.example/',
  );
});

test('[RT-16] [RT-17] shows the demo’s shop around a local cart; a mocked cart has no pages around it', () => {
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

test('[RT-15] [RT-16] links from each environment to all six carts; from production to no other', () => {
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

test('[SV-02] links to the demo only from a local machine, because no other server has it', () => {
  for (const environment of environmentNames.filter((name) => name !== 'local'))
    expect(JSON.stringify(linksOf({ ...place, environment }))).not.toContain('demo');
  expect(linksOf({ ...place, environment: 'local' }).demo).toBe('/demo');
});

test('[RT-12 RT-16] uses the member site from the storefront’s row; the demo serves it locally', () => {
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

test('[LS-10] omits the list of demo buyers for a mocked marketplace', () => {
  expect(linksOf({ ...place, environment: 'local', isMock: true }).demo).toBeUndefined();
});

test('[RT-12 XS-3] allows links from data only to this site and the hosts of this tenant', () => {
  const hosts = allowedHostsAt('cart.marketplace.example', 'marketplace');
  const safe = safeHrefOf('https://cart.marketplace.example/ko/pc/cart', hosts);
  expect(safe('/minishop/a')).toBe('https://cart.marketplace.example/minishop/a');
  expect(safe('https://www.marketplace.example/x')).toBe('https://www.marketplace.example/x');
  for (const href of ['https://www.outlet.example/', 'javascript:alert(1)', '//evil.example', 'intent://x', undefined])
    expect(safe(href)).toBeUndefined();
  const atOddHost = safeHrefOf('https://odd.example/', allowedHostsAt('odd.example', 'outlet'));
  expect(atOddHost('https://www.outlet.example/')).toBeUndefined();
});

test('[XT-01] links items to the storefront’s host, or to the demo’s shop', () => {
  expect(linksOf({ ...place, environment: 'production', device: 'm' }).item).toBe(
    'https://m.marketplace.example/item/',
  );
  expect(linksOf({ ...place, environment: 'local' }).item).toBe('/item/');
  expect(linksOf({ ...place, environment: undefined }).item).toBe('/item/');
  expect(linksOf({ ...place, environment: 'local', isMock: true }).item).toBeUndefined();
});
