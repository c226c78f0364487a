import { expect, test, vi } from 'vitest';
import { testWords } from '@baguni/presentation/testing';
import type { PageConfig } from './config.ts';
import { pageContainer } from './container.ts';
import { LATE, TOKENS } from './tokens.ts';

const storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: { _tag: 'None' } } as const;
const storage = { getItem: () => null, setItem: () => undefined };
const link = '/';
const links = {
  home: link,
  smileDeliveryHome: link,
  expressShopHome: link,
  item: link,
  customerCentre: link,
  head: 'Plain',
  closeTo: '',
  environments: [],
  memberSite: '',
  demo: link,
};
const window = {
  document: { cookie: '' },
  addEventListener: () => undefined,
  crypto: { randomUUID: () => 'id' },
  location: { hostname: 'localhost', href: 'http://localhost/ko/pc/cart', search: '' },
} as unknown as PageConfig['window'];
const config = {
  window,
  storage,
  storefront,
  words: testWords('ko'),
  links,
  fetch: vi.fn(),
  navigate: () => undefined,
} as unknown as PageConfig;

test('[SV-02] a page has one of each port, made when it is first asked for', () => {
  const get = pageContainer(config, () => 'local');
  for (const token of [TOKENS.server, TOKENS.log, TOKENS.page, TOKENS.memory, TOKENS.overseaMemory])
    expect(get<unknown>(token)).toBe(get<unknown>(token));
  expect(pageContainer(config, () => 'local')(TOKENS.server)).not.toBe(get(TOKENS.server));
});

test.each(Object.keys(TOKENS) as (keyof typeof TOKENS)[])('[SV-02] %s is bound on every page', (name) => {
  expect(pageContainer(config, () => 'local')<unknown>(TOKENS[name])).toBeDefined();
});

test('a part that no module has brought is not there', () => {
  expect(() => pageContainer(config, () => 'local')(LATE.ordering)).toThrow(
    'No bindings found for service: "Symbol(ordering)"',
  );
});

test.each(Object.keys(LATE) as (keyof typeof LATE)[])(
  '[CM-52] the late part %s comes with its module, and stays',
  async (name) => {
    const get = pageContainer(config, () => 'local');
    const part = get(TOKENS.parts)[name];
    const come = await part();
    expect(come).toBeDefined();
    expect(await part()).toBe(come);
    expect(get<unknown>(LATE[name])).toBe(come);
  },
);
