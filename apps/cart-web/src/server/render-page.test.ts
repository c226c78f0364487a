import { calls as table } from '@baguni/contract';
import { devices, languages, payableOf, tenants, formatWon, type Language } from '@baguni/domain/internal';
import { CartStore, cartViewsOf, loadAllWords, viewContext } from '@baguni/presentation';
import { deferredViews } from '@baguni/presentation/testing';
import { expect, test, vi } from 'vitest';
import { FIRST_VIEW_ID, takeFirstView, type DrawnView } from '../browser/first-view.ts';
import { bodyOf, requestOf, type AskedRequest } from '../testing/asked-pages.ts';
import { noScriptText } from './words.ts';
import { renderPage } from './render-page.ts';

interface Drawn {
  readonly html: string;
  readonly view: DrawnView;
  readonly title: string;
  readonly root: Readonly<Record<string, string>>;
}

const viewIn = (html: string): DrawnView => {
  const [, textContent = ''] = new RegExp(`id="${FIRST_VIEW_ID}">([^<]*)</script>`, 'u').exec(html) ?? [];
  const view = takeFirstView({ getElementById: () => ({ textContent, remove: () => undefined }) });
  if (view === undefined) throw new Error('no first view in the page');
  return view;
};

const drawn = async (request: AskedRequest): Promise<Drawn> => {
  const page = await renderPage(request);
  if (page === undefined) throw new Error('no page');
  const html = await bodyOf(page);
  return { html, view: viewIn(html), title: page.title, root: page.root };
};

const count = (html: string, part: string): number => html.split(part).length - 1;

const titles: Readonly<Record<Language, string>> = { ko: '장바구니', en: 'Shopping cart', cn: '购物车', jp: 'カート' };
const langs: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en', cn: 'zh-Hans', jp: 'ja' };

for (const tenant of tenants)
  for (const device of devices)
    test.each(languages)(
      `[SV-02] [PG-12] ${tenant} on ${device} in %s: every row, every price and the total`,
      async (language) => {
        const request = await requestOf('many-sellers', { tenant, path: `/${language}/${device}/cart` });
        const { html, view, title, root } = await drawn(request);
        expect(count(html, 'role="spinbutton"')).toBe(view.state.cart.units.length);
        expect(view.state.cart.units.length).toBeGreaterThan(10);
        for (const { cartUnitId } of view.state.cart.units) expect(html).toContain(`id="unit-${cartUnitId}"`);
        expect(html).toContain(formatWon(payableOf(view.state.cart), language));
        expect(html).not.toContain('aria-busy="true"');
        expect(title).toContain(titles[language]);
        expect(root).toEqual({
          lang: langs[language],
          'data-tenant': tenant,
          'data-device': device === 'm' ? 'mobile' : 'pc',
          'data-drawn': '',
        });
        expect(html).toContain(noScriptText[language]);
        expect(request.reports).toEqual([]);
      },
    );

test('[RT-14] gives the page the address of its close button', async () => {
  const { view } = await drawn(await requestOf('empty', { path: '/ko/pc/cart?closeUrl=%2Fhome' }));
  expect(view.asked.links).toMatchObject({ head: 'Closable', closeTo: '/home' });
});

test('[SV-02] preloads the pictures of the first three rows once each, before the markup', async () => {
  const { html } = await drawn(await requestOf('hundred-units', { path: '/ko/pc/cart' }));
  const [before = '', root = ''] = html.split('<div id="root">');
  const asked = [...before.matchAll(/<link rel="preload" as="image" href="([^"]+)"/gu)].map(([, href]) => href);
  const shown = [...root.matchAll(/<img [^>]*?src="([^"]+)"/gu)].map(([, src]) => src);
  expect(asked).toEqual([...new Set(shown)].slice(0, 3));
  expect(count(root, '<img ')).toBe(count(root, 'loading="lazy"'));
  const empty = await drawn(await requestOf('empty', { path: '/ko/pc/cart' }));
  expect(empty.html).not.toContain('preload');
});

test.each(languages)(
  '[CK-18] [SV-02] [ER-09] renders the order blockers in %s with the page’s texts and without active buttons',
  async (language) => {
    const request = await requestOf('hundred-units', { path: `/${language}/pc/cart` });
    const { html, view } = await drawn(request);
    const {
      cart: { storefront },
    } = view.state;
    const context = viewContext(storefront, await loadAllWords(storefront), view.asked.links);
    const { blockers } = cartViewsOf(new CartStore(view.state), context, deferredViews).summary;
    expect(blockers?.reasons.length).toBeGreaterThan(1);
    for (const { text } of blockers?.reasons ?? []) expect(count(html, `>${text}</span>`)).toBe(1);
    expect(html).toMatch(/<fieldset [^>]*aria-labelledby="[^"]*" disabled=""><ul/u);
    expect(view.hasMessages).toBe(false);
  },
);

test('[CK-18] renders no blocker section without blockers; phones collapse it and render none', async () => {
  for (const path of ['/ko/pc/cart', '/ko/m/cart']) {
    const { html } = await drawn(await requestOf(path.includes('/m/') ? 'hundred-units' : 'one-seller', { path }));
    expect(html).not.toContain('disabled=""><ul');
  }
});

test('[CS-6] renders markup and data without scripts, a hundred units in one chunk', async () => {
  const { html, view } = await drawn(await requestOf('hundred-units'));
  expect(view.state.cart.units).toHaveLength(100);
  expect(count(html, 'role="spinbutton"')).toBe(100);
  expect(html.match(/<script[^>]*>/gu)).toEqual([`<script type="application/json" id="${FIRST_VIEW_ID}">`]);
  expect(html).not.toMatch(/<template|\son[a-z]+=/u);
});

test('[XS-1 XS-5] escapes text from sellers, in the markup and in the data', async () => {
  const evil = '</script><script>alert(1)</script><!--\u2028\u2029';
  const request = await requestOf('one-seller');
  const read: AskedRequest['read'] = async (call, body) => {
    const { status, body: answered } = await request.read(call, body);
    const text = JSON.stringify(answered).replaceAll(
      /"itemName":"[^"]*"/gu,
      () => `"itemName":${JSON.stringify(evil)}`,
    );
    const spoiled: unknown = JSON.parse(text);
    return { status, body: spoiled };
  };
  const { html, view } = await drawn({ ...request, read });
  expect(view.state.cart.units[0]?.item.itemName).toBe(evil);
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(count(html, '</script>')).toBe(1);
  expect(html).not.toContain('<script>');
  expect(html.slice(html.indexOf(FIRST_VIEW_ID))).not.toMatch(/[\u2028\u2029]|<!--/u);
});

test('[LS-01] only reads while rendering', async () => {
  const request = await requestOf('guest-with-cart');
  await drawn(request);
  expect(request.calls.length).toBeGreaterThanOrEqual(3);
  expect(request.calls.filter((name) => table[name].isWrite)).toEqual([]);
});

test.each(languages)('[PG-04] renders the failure view in %s for a cart that cannot be read', async (language) => {
  const request = await requestOf('load-failure', { path: `/${language}/pc/cart` });
  const { html, view } = await drawn(request);
  expect([view.state.load, view.hasMessages]).toEqual(['LoadFailed', true]);
  expect(html).toMatch(/<h2[^>]*>[^<]+<|<h1[^>]*>[^<]+</u);
  expect(count(html, 'role="spinbutton"')).toBe(0);
  expect(request.reports.map(({ type }) => type)).toEqual(['CallFailed']);
});

test('[PG-05] shows the empty view for an empty cart', async () => {
  const { html, view } = await drawn(await requestOf('empty'));
  expect([view.state.load, view.hasMessages]).toEqual(['Loaded', true]);
  expect(html).toContain('장바구니에 담긴 상품이 없');
});

test('[AB-04] includes the app from the user agent in the first view', async () => {
  const appIn = async (userAgent: string) =>
    (await drawn(await requestOf('one-seller', { path: '/ko/m/cart', userAgent }))).view.state.cart.storefront.app;
  expect(await appIn('Mozilla/5.0 (Linux; Android 15) Mobile Baguni-MG/8.0.1')).toEqual({
    appType: 'MG',
    appVersion: '8.0.1',
    isAndroid: true,
  });
  expect(await appIn('Mozilla/5.0 (Linux; Android 15) Mobile')).toBeUndefined();
});

test('[RT-02] [PG-02] renders the tab of the address; a hidden one becomes All', async () => {
  const tabOf = async (path: string) => (await drawn(await requestOf('many-sellers', { path }))).view.state.cart.tab;
  expect(await tabOf('/ko/pc/cart/stardelivery')).toBe('SmileDelivery');
  expect(await tabOf('/en/pc/cart/expressshop')).toBe('All');
});

test.each(['/ko/pc/order/abc', '/ko/cart', '/ko/pc/cart?mock=true', '/nowhere'])(
  '[LS-10] leaves %s to the browser and reads nothing',
  async (path) => {
    const request = await requestOf('one-seller', { path });
    expect(await renderPage(request)).toBeUndefined();
    expect(request.calls).toEqual([]);
  },
);

test('[SV-02] sends the empty built page if rendering fails; the browser renders it', async () => {
  const request = await requestOf('one-seller');
  const page = await renderPage({ ...request, read: () => Promise.reject(new Error('gone')) });
  const html = page ? await bodyOf(page) : '';
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain(FIRST_VIEW_ID);
  expect(request.reports).toMatchObject([{ type: 'Unhandled', message: 'gone' }]);
});

test('[CM-52] stops waiting for a read after the timeout', async () => {
  vi.useFakeTimers();
  const request = await requestOf('one-seller');
  const page = await renderPage({ ...request, read: () => new Promise(() => undefined) });
  const body = page && bodyOf(page);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await body).toContain('<div id="root"></div>');
  vi.useRealTimers();
});
