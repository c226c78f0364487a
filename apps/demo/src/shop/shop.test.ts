import { customerCentreNumber, languages } from '@baguni/domain/internal';
import { itemNoOf } from '@baguni/scenarios';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { browserAt, liveServer, openedBy, signedIn, type Browser } from '@baguni/cart-server/testing';
import { demoServer } from '../testing/demo-server.ts';
import { shelfIn } from './shelf.ts';
import { plainPaths } from './shop-page.ts';
import { filled, texts } from '../texts/texts.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await demoServer());
});

const hosts = ['localhost:4000', 'outlet.localhost:4000'] as const;
const [honey, apples, pears, coat] = [
  itemNoOf('wild-honey'),
  itemNoOf('honey-apples'),
  itemNoOf('naju-pears'),
  itemNoOf('wool-coat'),
];

const [curtain, knife] = [itemNoOf('linen-curtain'), itemNoOf('chef-knife')];
const measured = shelfIn('ko')
  .get(curtain)
  ?.item.options.find(({ optionType }) => optionType === 'Calculation');
const measure = measured?.optionNo ?? '';
const names = { ko: '세로', en: 'Height', cn: '高', jp: '高さ' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescaped = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const linksIn = (body: string): readonly string[] =>
  [...body.matchAll(/\s(?:href|src|action)="([^"]*)"/gu)].map(([, href = '']) => unescaped(href));

const crawl = async (browser: Browser, start: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const seen = new Map<string, number>();
  const open = [...start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const path = next.split('#')[0] ?? '';
    // skips built files, and sign-in links, which only forms send
    if (path === '' || path.startsWith('data:') || path.startsWith('/assets/') || seen.has(path)) continue;
    const response = await browser.get(path);
    seen.set(path, response.statusCode);
    const { location } = response.headers;
    if (typeof location === 'string') open.push(location);
    if (/^\/(?:ko|en|cn|jp)\/(?!pc|m\/|cart)/u.test(path)) open.push(...linksIn(response.body));
  }
  return seen;
};

test.each(hosts)(
  '[RT-17] [RT-18] links every page of the shop at %s only to existing pages',
  async (host) => {
    const browser = await signedIn(app, 'many-sellers', host);
    const seen = await crawl(browser, Object.values(plainPaths));
    const wrong = [...seen].filter(([, status]) => status !== 200 && status !== 302);
    expect(wrong).toEqual([]);
    // each language has all items and sellers
    for (const language of languages)
      for (const page of [`/${language}/item/${apples}`, `/${language}/minishop/moa`, `/${language}/orders`])
        expect([...seen.keys()].some((path) => path.startsWith(page))).toBe(true);
  },
  120_000,
);

test.each(languages)(
  'gives each page its title, description and language, and one heading, in %s',
  async (language) => {
    const browser = browserAt(app);
    const [titles, told] = [new Set<string>(), new Set<string>()];
    const pages = [...Object.values(plainPaths), '/search?q=zz', `/item/${apples}`, '/minishop/haon'];
    for (const path of pages) {
      const { body } = await browser.get(`/${language}${path}`);
      titles.add(/<title>([^<]*)</u.exec(body)?.[1] ?? '');
      told.add(/<meta name="description" content="([^"]+)"/u.exec(body)?.[1] ?? '');
      expect(body.match(/<h1/gu)).toHaveLength(1);
      expect(body).toContain(`<html lang="${{ ko: 'ko', en: 'en', cn: 'zh-CN', jp: 'ja' }[language]}"`);
      expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/u);
      expect(body).not.toMatch(/\{\w+\}/u);
    }
    expect([titles.size, told.size]).toEqual([pages.length, pages.length]);
  },
);

test('links an empty list of orders to the shop, and guests to the sign-in', async () => {
  const { body } = await browserAt(app).get('/en/orders');
  expect(body).toContain('No orders yet.');
  expect(body).not.toContain('The latest first.');
  expect(body).toMatch(/href="\/en\/shop"[^>]*>\s*Continue shopping/u);
  expect(body).toMatch(/href="\/en\/sign-in"[^>]*>\s*Sign in to see your member orders too/u);
});

test('has each text in the four languages with the same placeholders', () => {
  const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/gu)].map(([place]) => place).toSorted();
  for (const key of Object.keys(texts.ko.shop) as (keyof typeof texts.ko.shop)[]) {
    const korean = texts.ko.shop[key];
    for (const language of languages) {
      const text = texts[language].shop[key];
      expect(text.length).toBeGreaterThan(0);
      if (typeof text === 'string' && typeof korean === 'string') expect(placesOf(text)).toEqual(placesOf(korean));
      else expect(text).toHaveLength(korean.length);
    }
  }
});

const put = (browser: Browser, no: string, fields: Record<string, string>, language = 'en') =>
  browser.form(`/${language}/item/${no}`, { quantity: '1', ...fields });

test('[CM-06] adds an item through the cart’s call and confirms it on the next page', async () => {
  const browser = await signedIn(app, 'empty');
  const answer = await put(browser, pears, { quantity: '2', from: '/en/minishop/haon' });
  expect(answer.statusCode).toBe(303);
  const { body } = await browser.get(String(answer.headers['location']));
  expect(body).toContain('Added to your cart');
  expect(body).toContain('Now in your cart: 2 of this item');
  expect(body).toContain('>Cart, items: 1<');
  expect(body).toMatch(/href="\/en\/cart"[^>]*>\s*Go to cart/u);
  expect(body).toMatch(/href="\/en\/minishop\/haon"[^>]*>\s*Continue shopping/u);
  const { units } = await openedBy(browser);
  expect(units.map(({ item, quantity }) => [item.itemNo, quantity])).toEqual([[pears, 2]]);
});

test('[CM-06] adds the option and additions, and ignores prices in the form', async () => {
  const browser = await signedIn(app, 'coupon-puzzle');
  const hostile = { price: '1', itemSellPrice: '1', optionPrice: '-99999', discount: '100', couponNo: 'club15' };
  const chosen = {
    option: `${apples}-2`,
    [`addition-${apples}-bojagi`]: '１',
    [`addition-${apples}-shoppingBag`]: '0',
  };
  expect((await put(browser, apples, { ...chosen, ...hostile })).statusCode).toBe(303);
  const unit = (await openedBy(browser)).units.find(({ item }) => item.itemNo === apples);
  expect(unit?.item.itemSellPrice).toBe(12_900);
  expect(unit?.item.options.map(({ optionNo, optionPrice }) => [optionNo, optionPrice])).toEqual([
    [`${apples}-2`, 7000],
  ]);
  expect(unit?.item.additions.map(({ quantity, price }) => [quantity, price])).toEqual([[1, 3000]]);
});

test.each(languages)(
  '[CM-06] [PG-21] shows the limits of a made-to-measure item and adds it, in %s',
  async (language) => {
    const browser = await signedIn(app, 'empty');
    const page = unescaped((await browser.get(`/${language}/item/${curtain}`)).body);
    for (const i of [0, 1]) {
      const name = `entered-${measure}-${i}`;
      expect(page).toMatch(new RegExp(`<label for="${name}">[^<]+ \\(cm\\)</label>`, 'u'));
      const field = new RegExp(`<input id="${name}"[^>]*>`, 'u').exec(page)?.[0];
      for (const part of ['type="number"', 'min="30"', 'max="500"', 'required=""', `aria-describedby="${name}-note"`])
        expect(field).toContain(part);
    }
    const sizes = { [`entered-${measure}-0`]: '１５０', [`entered-${measure}-1`]: '210' };
    const missing = await put(
      browser,
      curtain,
      { option: `${curtain}-1`, ...sizes, [`entered-${measure}-1`]: '501' },
      language,
    );
    expect(missing.statusCode).toBe(400);
    const outside = filled(texts[language].shop.measureOutside, {
      name: names[language],
      min: 30,
      max: 500,
      unit: 'cm',
    });
    expect(unescaped(missing.body)).toContain(outside);
    expect(missing.body).toMatch(/name="entered-[^"]+"\s+value="501"/u);
    expect((await put(browser, curtain, { option: `${curtain}-1`, ...sizes }, language)).statusCode).toBe(303);
    const unit = (await openedBy(browser)).units.find(({ item }) => item.itemNo === curtain);
    expect(unit?.item.options[1]).toMatchObject({
      optionPrice: 28_400,
      optionEntries: [{ value: '150' }, { value: '210' }],
    });
  },
);

test('[CM-06] adds a written text as text; refuses a missing or too long text', async () => {
  const browser = await signedIn(app, 'club-member');
  const text = '"><script>alert(1)</script>';
  const field = `entered-${knife}-1-0`;
  for (const wrong of ['', '\u200b', 'x'.repeat(51)]) {
    const { statusCode, body } = await put(browser, knife, { [field]: wrong });
    expect(statusCode).toBe(400);
    expect(body).toContain(
      wrong.length === 51 ? 'Engraving: please use at most 50 characters.' : 'Engraving: please enter some text.',
    );
  }
  expect((await put(browser, knife, { [field]: text, quantity: '0' })).body).toContain(`value="${escaped(text)}"`);
  expect((await put(browser, knife, { [field]: ` ${text}\n` })).statusCode).toBe(303);
  const unit = (await openedBy(browser)).units.find(({ item }) => item.itemNo === knife);
  expect(unit?.item.options[0]?.optionEntries[0]?.value).toBe(text);
});

test('[CM-06] [BL-8] adds once on a double press; another choice in the same form is a new request', async () => {
  const browser = await signedIn(app, 'simple-member');
  const key = 'a7b8c9d0-1111-4222-8333-444455556666';
  const quantityOf = async () => (await openedBy(browser)).units.find(({ item }) => item.itemNo === pears)?.quantity;
  const first = await put(browser, pears, { key });
  expect((await put(browser, pears, { key })).headers['location']).toBe(first.headers['location']);
  expect(await quantityOf()).toBe(1);
  expect((await put(browser, pears, { key, quantity: '3' })).statusCode).toBe(303);
  expect(await quantityOf()).toBe(4);
});

test.each([
  ['an option is missing', apples, {}, 'Please choose again on the item’s detail page.'],
  ['an option that it has not', apples, { option: 'x' }, 'Please choose again on the item’s detail page.'],
  [
    'more than is left',
    coat,
    { option: `${coat}-3`, quantity: '2' },
    'There is not enough stock of the option you chose.',
  ],
  ['above its maximum', honey, { quantity: '4' }, 'You can buy up to 3.'],
  ['none', pears, { quantity: '0' }, 'You need to buy at least 1.'],
  ['words', pears, { quantity: 'many' }, 'You need to buy at least 1.'],
  ['above 999', pears, { quantity: '1000' }, 'You can buy up to 999.'],
  ['an addition above 999', pears, { [`addition-${pears}-bojagi`]: '1000' }, 'You can buy up to 999.'],
])('[CM-06] shows a refusal with the engine’s text: %s', async (_, no, fields, said) => {
  const browser = await signedIn(app, 'one-seller');
  const { statusCode, body } = await put(browser, no, fields);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).toContain('role="alert"');
  expect(body).toContain('Not added to your cart');
  expect(unescaped(body)).toContain(said);
});

test('[CM-06] keeps typed text in a refused form, escaped', async () => {
  const browser = await signedIn(app, 'one-seller');
  const { body } = await put(browser, apples, { quantity: '"><script>alert(1)</script>', option: `${apples}-2` });
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(body).not.toContain('<script');
  expect(body).toMatch(new RegExp(`value="${apples}-2"\\s+selected`, 'u'));
});

test.each(languages)(
  '[PG-14] selects pictures by keyboard, each with its own alternative text, in %s',
  async (language) => {
    const page = unescaped((await browserAt(app).get(`/${language}/item/${apples}`)).body);
    const sold = shelfIn(language).get(apples);
    const total = sold?.imageUrls.length ?? 0;
    expect(total).toBe(4);
    expect(page.match(/type="radio"/gu)).toHaveLength(total);
    expect(page.match(/<input[^>]*id="picture-0"[^>]*\schecked=""/gu)).toHaveLength(1);
    expect(page.match(/\schecked/gu)).toHaveLength(1);
    sold?.imageUrls.forEach((url, i) => {
      const { pictureNamed, pictureOf } = texts[language].shop;
      const places = { name: sold.item.itemName, n: i + 1, total };
      expect(page).toContain(`<label for="picture-${i}">`);
      expect(page).toContain(`src="${url}" alt="${filled(pictureNamed, places)}"`);
      const loading = page.split('<img').find((img) => img.includes(`alt="${filled(pictureOf, places)}"`));
      // only visible pictures load eagerly
      expect(loading?.split('>')[0]?.includes('loading="lazy"')).toBe(i > 0);
    });
    // one picture needs no choice
    expect((await browserAt(app).get(`/${language}/item/${pears}`)).body).not.toContain('type="radio"');
  },
);

test('confirms an addition from the address only if the cart contains it', async () => {
  const browser = await signedIn(app, 'one-seller');
  for (const added of ['1', '999999', 'x', '-1', ''])
    expect((await browser.get(`/en/item/${pears}?added=${added}`)).body).not.toContain('Added to your cart');
});

test('[CP-14] downloads a coupon once by its name, with the marketplace’s terms', async () => {
  const browser = await signedIn(app, 'one-seller');
  const get = (policyNo: string) =>
    browser.form(`/en/item/${pears}`, { intent: 'coupon', policyNo, encStr: 'forged', discountValue: '100' });
  const answer = await get('farmDraw');
  expect(answer.statusCode).toBe(303);
  const { body } = await browser.get(String(answer.headers['location']));
  expect(body).toContain('The coupon is yours.');
  expect(body).toContain('You have this coupon');
  for (const policyNo of ['farmDraw', 'readers1000', 'club15', 'none', '']) {
    const refused = await get(policyNo);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('The coupon could not be downloaded');
  }
});

test('[CP-01] asks a guest to sign in first', async () => {
  const refused = await browserAt(app).form(`/en/item/${pears}`, { intent: 'coupon', policyNo: 'farmDraw' });
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
  expect(refused.body).toContain('role="alert"');
  expect(refused.body).toMatch(/sign in/iu);
});

test('finds names, brands and sellers in any case and width, and reports an empty result', async () => {
  const browser = browserAt(app);
  const found = async (q: string) => (await browser.get(`/en/search?q=${encodeURIComponent(q)}`)).body;
  expect(await found('HONEY apples')).toContain(`/en/item/${apples}`);
  expect(await found('ＡＰＰＬＥＳ')).toContain(`/en/item/${apples}`);
  expect(await found('haon farm')).toContain(`/en/item/${pears}`);
  expect(await found(apples)).toContain(`/en/item/${apples}`);
  for (const hostile of [
    '<img src=x onerror=alert(1)>',
    '"><script>',
    '$&{q}',
    '\u202e\u0000',
    '%',
    "' or 1=1 --",
    '🍎'.repeat(300),
  ]) {
    const body = await found(hostile);
    expect(body).not.toMatch(/<img src=x|<script/u);
    expect(body).toContain('<h1>');
  }
  expect(await found('<b>zz')).toContain('Nothing matches ‘&lt;b&gt;zz’');
});

test('[RT-06] redirects an address without a language to that of the referring page, or the browser’s', async () => {
  const lead = async (headers: Record<string, string>) =>
    (await browserAt(app).get('/minishop/haon', headers)).headers['location'];
  expect(await lead({ referer: 'http://localhost:4000/jp/m/cart' })).toBe('/jp/minishop/haon');
  expect(await lead({ referer: 'http://evil.example/jp/m/cart', 'accept-language': 'zh' })).toBe('/cn/minishop/haon');
  expect(await lead({ referer: 'http://localhost:4000/jp/m/cart', cookie: 'charset=koKR' })).toBe('/ko/minishop/haon');
  expect(await lead({})).toBe('/ko/minishop/haon');
});

test('returns after sign-in to the previous page; forgets the shopper after sign-out', async () => {
  const browser = browserAt(app);
  expect((await browser.get('/en/sign-in?returnUrl=%2Fen%2Fm%2Fcart')).body).toContain('value="/en/m/cart"');
  const signIn = await browser.form('/en/sign-in', { buyer: 'club-member', from: '//evil.example' });
  expect(signIn.headers['location']).toBe('/en/shop');
  expect((await browser.get('/en/shop')).body).toContain('Sign out');
  expect((await browser.form('/en/sign-in', { intent: 'out' })).headers['clear-site-data']).toBe('"storage"');
  expect((await browser.get('/en/shop')).body).not.toContain('Sign out');
  expect((await browser.form('/en/sign-in', { buyer: 'nobody' })).statusCode).toBe(400);
});

test('[XT-06] shows the number of the tenant in the customer centre', async () => {
  const [one, other] = await Promise.all(hosts.map(async (host) => (await browserAt(app, host).get('/en/help')).body));
  expect(one).toContain(customerCentreNumber('marketplace'));
  expect(other).toContain(customerCentreNumber('outlet'));
  expect(one).not.toContain(customerCentreNumber('outlet'));
});

test('starts each membership of the sign-up as a demo buyer', async () => {
  for (const host of hosts) {
    const browser = browserAt(app, host);
    const { body } = await browser.get('/en/sign-up');
    const buyers = [...body.matchAll(/name="buyer" value="([^"]+)"/gu)].map(([, buyer = '']) => buyer);
    expect(buyers.length).toBeGreaterThan(1);
    for (const buyer of buyers) expect((await browser.form('/en/sign-in', { buyer })).statusCode).toBe(303);
  }
});

test('[SV-02] serves no shop without the demo', async () => {
  const live = await liveServer();
  for (const path of ['/shop', '/en/shop', `/en/item/${pears}`, '/shop.css', '/en/sign-in']) {
    const headers = { host: 'cart.marketplace.example' };
    expect((await live.app.inject({ url: path, headers })).statusCode).toBe(404);
  }
});

test('[CK-15] [RT-12] returns after sign-in to the order in its language, and continues it as a non-member', async () => {
  const order = '/jp/m/order/7f3a';
  const asked = `returnUrl=${encodeURIComponent(order)}`;
  const guest = browserAt(app);
  const demoGuest = await signedIn(app, 'non-member');
  expect((await demoGuest.get(`/jp/sign-in?${asked}`)).body).toContain('orderAsNonMember');
  expect((await guest.get(`/sign-in?${asked}`, { 'accept-language': 'en' })).headers['location']).toBe(
    `/jp/sign-in?${asked}`,
  );
  const { body } = await guest.get(`/jp/sign-in?${asked}`);
  expect(body).toContain(`name="from" value="${order}"`);
  expect(body).toContain('action="/demo/orderAsNonMember"');
  expect(body).toContain(`name="returnUrl" value="${order}"`);
  const member = await signedIn(app, 'club-member');
  expect((await member.get(`/jp/sign-in?${asked}`)).body).not.toContain('orderAsNonMember');
  expect((await guest.get('/jp/sign-in?returnUrl=%2Fjp%2Fm%2Fcart')).body).not.toContain('orderAsNonMember');
});

test.each(['//evil.example/', 'https://evil.example/ko/cart', 'javascript:alert(1)', '/\\evil.example'])(
  '[RT-12] signing in never redirects to %s',
  async (returnUrl) => {
    const { headers } = await browserAt(app).get(`/sign-in?returnUrl=${encodeURIComponent(returnUrl)}`, {
      'accept-language': 'en',
    });
    expect(headers['location']).toBe('/en/sign-in?returnUrl=%2Fen%2Fshop');
    const page = await browserAt(app).get(`/en/sign-in?returnUrl=${encodeURIComponent(returnUrl)}`);
    expect(page.body).not.toContain('evil');
    expect(page.body).toContain('name="from" value="/en/shop"');
  },
);

const viewed = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.reply('getViewedItems')).items.map(({ itemNo: no }) => no);

test('records the items that a person opens, the latest first, from the first page of a visitor on', async () => {
  let now = Date.parse('2026-11-20T03:00:00Z');
  const { app: ticking } = await demoServer({ now: () => (now += 1) });
  const browser = browserAt(ticking);
  for (const [language, no] of [
    ['ko', honey],
    ['en', apples],
    ['ko', honey],
  ] as const)
    expect((await browser.get(`/${language}/item/${no}`)).statusCode).toBe(200);
  expect(await viewed(browser)).toEqual([honey, apples]);
  expect(await viewed(browserAt(ticking))).toEqual([]);
});

test.each([{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'sec-fetch-mode': 'cors' }])(
  'records no view of a page that a browser only fetches: %j',
  async (headers) => {
    const browser = await signedIn(app, 'empty');
    await browser.reply('clearViewedItems');
    expect((await browser.get(`/ko/item/${honey}`, headers)).statusCode).toBe(200);
    expect(await viewed(browser)).toEqual([]);
    await browser.get(`/ko/item/${honey}`, { 'sec-fetch-mode': 'navigate' });
    expect(await viewed(browser)).toEqual([honey]);
  },
);

test('records no view of an unknown item', async () => {
  const browser = await signedIn(app, 'empty');
  await browser.reply('clearViewedItems');
  expect((await browser.get('/ko/item/unknown')).statusCode).toBe(404);
  expect(await viewed(browser)).toEqual([]);
});

test('[RL-2] shows the page of an item also if its view is not recorded', async () => {
  const { app: limited } = await demoServer({ config: { limits: { perAddress: 100, reads: 100, writes: 1 } } });
  const browser = await signedIn(limited, 'empty');
  for (const no of [honey, apples]) expect((await browser.get(`/ko/item/${no}`)).statusCode).toBe(200);
  expect(await viewed(browser)).toEqual([honey]);
});

test('[CM-03] a guest’s viewed items and cart are merged at sign-in, also if only pages of the shop were open', async () => {
  const browser = browserAt(app);
  const form = await browser.get(`/ko/item/${honey}`);
  const [, key = ''] = /name="key" value="([^"]+)"/u.exec(form.body) ?? [];
  await browser.form(`/ko/item/${honey}`, { intent: 'add', key, quantity: '1' });
  await browser.get(`/ko/item/${apples}`);
  await browser.form('/demo/signIn', { buyer: 'empty', lang: 'ko', device: 'pc' });
  expect((await browser.reply('getInitialCart')).isNeedMerge).toBe(true);
  expect((await browser.reply('mergeCart')).added).toHaveLength(1);
  expect(await viewed(browser)).toEqual([apples]);
});
