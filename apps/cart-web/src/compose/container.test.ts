import { beforeAll, expect, test, vi } from 'vitest';
import { testWords } from '@baguni/presentation/testing';
import type { PageConfig } from './config.ts';
import { pageContainer } from './container.ts';
import { CHUNKS, TOKENS } from './tokens.ts';

const storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined } as const;
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
  back: undefined,
  environments: [],
  memberSite: '',
  demo: link,
};
const window = {
  document: { cookie: '', documentElement: { dataset: {} } },
  addEventListener: () => undefined,
  setTimeout: (work: () => void) => setTimeout(work),
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
  allowedHosts: [],
  navigate: () => undefined,
} as unknown as PageConfig;

test('[SV-02] creates each port once, on first request', () => {
  const get = pageContainer(config, () => 'local');
  for (const token of [TOKENS.server, TOKENS.log, TOKENS.page, TOKENS.memory, TOKENS.overseaMemory])
    expect(get<unknown>(token)).toBe(get<unknown>(token));
  expect(pageContainer(config, () => 'local')(TOKENS.server)).not.toBe(get(TOKENS.server));
});

test.each(Object.keys(TOKENS) as (keyof typeof TOKENS)[])('[SV-02] %s is bound on every page', (name) => {
  expect(pageContainer(config, () => 'local')<unknown>(TOKENS[name])).toBeDefined();
});

test('a chunk is not bound before it has loaded', () => {
  expect(() => pageContainer(config, () => 'local')(CHUNKS.checkout)).toThrow(
    'No bindings found for service: "Symbol(checkout)"',
  );
});

// the first import also compiles the files, which must not count as loading in time
beforeAll(async () => {
  await Promise.all(Object.values(import.meta.glob('./chunks/*.ts')).map((load) => load()));
}, 120_000);

test.each(Object.keys(CHUNKS) as (keyof typeof CHUNKS)[])('[CM-52] the chunk %s loads once', async (name) => {
  const get = pageContainer(config, () => 'local');
  const load = get(TOKENS.chunks)[name];
  const chunk = await load();
  expect(chunk).toBeDefined();
  expect(await load()).toBe(chunk);
  expect(get<unknown>(CHUNKS[name])).toBe(chunk);
});
