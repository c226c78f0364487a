import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { languages } from '@baguni/domain/internal';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { browserAt, signedIn } from '../testing/browser.ts';
import { NOW, testServer } from '../testing/server.ts';
import { descriptions } from './cart-page.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testServer());
});

const open = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { host: 'localhost', ...headers } });

/** The address that a page redirects to, or undefined if it opens. */
const redirectOf = ({ statusCode, headers }: LightMyRequestResponse): unknown => {
  expect(statusCode).toBe(headers['location'] === undefined ? 200 : 302);
  return headers['location'];
};

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [{}, '/ko/pc/cart'],
  [{ 'accept-language': 'en-US,en;q=0.9' }, '/en/pc/cart'],
  [{ 'accept-language': 'fr, ja;q=0.5, zh;q=0.7' }, '/cn/pc/cart'],
  [{ 'accept-language': 'en;q=0, ja' }, '/jp/pc/cart'],
  [{ 'accept-language': ';;;q=,,' }, '/ko/pc/cart'],
  [{ 'accept-language': 'ko', cookie: 'charset=enUS' }, '/en/pc/cart'],
  [{ cookie: 'charset=nonsense' }, '/ko/pc/cart'],
  [{ 'user-agent': iPhone }, '/ko/m/cart'],
  [{ 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Safari/605.1.15' }, '/ko/m/cart'],
  [{ 'sec-ch-ua-mobile': '?1', 'accept-language': 'ja' }, '/jp/m/cart'],
])('[RT-01] / with %j redirects to %s', async (headers, path) => {
  expect(redirectOf(await open('/', headers))).toBe(path);
});

test.each([
  ['/en/cart/emartmall?fromPC=true&a=%2F', iPhone, '/en/m/cart/emartmall?fromPC=true&a=%2F'],
  ['/ko/pc/cart/emartmall?a=%2F&b', iPhone, '/ko/m/cart/emartmall?a=%2F&b'],
  ['/jp/pc/order/abc', iPhone, '/jp/m/order/abc'],
  ['/ko/m/cart', '', '/ko/pc/cart'],
  ['/ko/m/cart?fromPC=true', '', '/ko/pc/cart?fromPC=true'],
  ['/ko/pc/cart?fromPC=no', iPhone, '/ko/m/cart?fromPC=no'],
  ['/ko/pc/cart?fromPC=true', iPhone, undefined],
  ['/ko/m/cart?fromPC=true', iPhone, undefined],
  ['/ko/pc/cart', '', undefined],
  ['/cart?a=%2F&b', '', '/ko/pc/cart?a=%2F&b'],
  ['/cart/emartmall?signalCartUnitId=7', iPhone, '/ko/m/cart/emartmall?signalCartUnitId=7'],
  ['/cart/stardelivery', '', '/ko/pc/cart/stardelivery'],
  ['/cart/expressshop/', '', '/ko/pc/cart/expressshop'],
  ['/cart/books?a', '', '/ko/pc/cart?a'],
  ['/en?a=1', iPhone, '/en/m/cart?a=1'],
  ['/jp/', '', '/jp/pc/cart'],
  ['/ko/m?a=1', '', '/ko/pc/cart?a=1'],
])('[RT-01 RT-02 RT-05] redirects %s for the browser %j to %s', async (url, userAgent, path) => {
  for (const method of ['GET', 'HEAD'] as const)
    expect(redirectOf(await open(url, { 'user-agent': userAgent }, method))).toBe(path);
});

test('[RT-05] fromPC keeps a phone on pc for its session: order, language links and new tabs; false ends it', async () => {
  const browser = browserAt(app);
  const leads = async (url: string) => redirectOf(await browser.get(url, { 'user-agent': iPhone }));
  expect(await leads('/ko/pc/cart?fromPC=true')).toBeUndefined();
  for (const url of ['/ko/pc/cart', '/ko/pc/order/abc', '/en/pc/cart?charset=en', '/en/pc/cart/stardelivery'])
    expect(await leads(url)).toBeUndefined();
  expect(await leads('/en/pc/cart?fromPC=false')).toBe('/en/m/cart?fromPC=false');
  expect(await leads('/en/pc/cart')).toBe('/en/m/cart');
});

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';

test.each([
  [mac, '', undefined],
  [mac, 'tablet=Y', '/ko/m/cart'],
  [mac, 'tablet=N', undefined],
  ['', 'tablet=Y', undefined],
])('[RT-05] redirects the browser %j with the cookie %j from pc to %s', async (userAgent, cookie, path) => {
  expect(redirectOf(await open('/ko/pc/cart', { 'user-agent': userAgent, cookie }))).toBe(path);
});

test.each([
  ['/ko/pc/cart?a=1', 'charset=enUS', '/en/pc/cart?a=1'],
  ['/jp/pc/order/abc', 'charset=zhCN', '/cn/pc/order/abc'],
  ['/ko/cart?charset=zhCN', '', '/cn/pc/cart?charset=zhCN'],
  ['/ko/pc/cart?charset=zhCN', 'charset=enUS', '/cn/pc/cart?charset=zhCN'],
  ['/ko/pc/cart?charset=koKR', 'charset=enUS', undefined],
  ['/ko/pc/cart?charset=ko', 'charset=enUS', undefined],
  ['/ko/pc/cart?charset=cn', '', '/cn/pc/cart?charset=cn'],
  ['/ko/pc/cart?charset=nonsense', 'charset=enUS', '/en/pc/cart?charset=nonsense'],
  ['/en/pc/cart', 'charset=enUS', undefined],
  ['/en/pc/cart', 'charset=koKR', undefined],
  ['/en/pc/cart?charset=%E0%A4%A', 'charset=%E0%A4%A', undefined],
])('[RT-06] redirects %s with the cookie %j to %s', async (url, cookie, path) => {
  expect(redirectOf(await open(url, { cookie }))).toBe(path);
});

test('[RT-06] [CO-01] remembers a language from the query and ignores unknown ones', async () => {
  const browser = browserAt(app);
  const leads = async (url: string) => (await browser.get(url)).headers['location'];
  expect(await leads('/ko/pc/cart?charset=enUS')).toBe('/en/pc/cart?charset=enUS');
  expect([await leads('/ko/pc/cart'), await leads('/')]).toEqual(['/en/pc/cart', '/en/pc/cart']);
  expect(await leads('/ko/pc/cart?charset=ko')).toBeUndefined();
  expect(await leads('/ko/pc/cart')).toBeUndefined();
  const odd = await browserAt(app).get('/ko/pc/cart?charset=a%3Bb%0d%0aset-cookie:x');
  expect(odd.cookies.map(({ name }) => name)).not.toContain('charset');
});

test.each([
  ['/ko/pc/cart?a=%2F', 'smilefresh', '/ko/pc/cart/emartmall?a=%2F'],
  ['/ko/pc/cart', 'emartmall', '/ko/pc/cart/emartmall'],
  ['/ko/pc/cart/emartmall', 'smiledelivery', '/ko/pc/cart/stardelivery'],
  ['/ko/pc/cart/expressshop', 'stardelivery', '/ko/pc/cart/stardelivery'],
  ['/ko/cart?b', 'expressshop', '/ko/pc/cart/expressshop?b'],
  ['/ko/pc/cart/stardelivery', 'stardelivery', undefined],
])('[LS-09] opens for %s with the cookie %j the page %s and clears the cookie', async (url, value, path) => {
  const response = await open(url, { cookie: `tabType=${value}` });
  expect(redirectOf(response)).toBe(path);
  const set = response.cookies.filter(({ name }) => name === 'tabType');
  expect(set).toEqual([{ name: 'tabType', value: '', path: '/', sameSite: 'Lax', maxAge: 0, expires: new Date(0) }]);
});

test.each([
  ['/ko/pc/cart', 'tabType=Stardelivery', 'outlet.localhost'],
  ['/ko/pc/cart', 'tabType=%', 'outlet.localhost'],
  ['/ko/pc/order/abc', 'tabType=stardelivery', 'outlet.localhost'],
  ['/en/pc/cart', 'tabType=stardelivery', 'localhost'],
])('[LS-09] keeps for %s with the cookie %j the requested tab and the cookie', async (url, cookie, host) => {
  const response = await open(url, { host, cookie });
  expect(redirectOf(response)).toBeUndefined();
  expect(response.cookies.map(({ name }) => name)).not.toContain('tabType');
});

test('[LS-09] ignores and clears a cookie for a hidden tab; HEAD clears no cookie', async () => {
  const headers = { host: 'outlet.localhost', cookie: 'tabType=expressshop' };
  const hidden = await open('/en/pc/cart/emartmall', headers);
  expect(redirectOf(hidden)).toBeUndefined();
  expect(hidden.cookies.map(({ name }) => name)).toContain('tabType');
  const head = await open('/ko/pc/cart', headers, 'HEAD');
  expect([redirectOf(head), head.cookies]).toEqual(['/ko/pc/cart/expressshop', []]);
});

const oldChrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/100.0.0.0 Safari/537.36';

test.each(['/ko/pc/cart?a=%22%3E', '/en/pc/cart?drawn', '/cn/pc/order/abc', '/jp/pc/cart?mock=true'])(
  '[PG-11] shows the notice at %s above the root to an outdated browser; once closed, hides it for a week',
  async (url) => {
    const browser = browserAt(app);
    const at = (path: string) => browser.get(path, { 'user-agent': oldChrome });
    const { body } = await at(url);
    expect(body).toMatch(/<link rel="stylesheet" href="\/browser-notice\.css" \/>[\s\S]*<\/head>/u);
    expect(body).toMatch(/<body><aside class="browser-notice"[\s\S]*<\/aside>[\s\S]*<div id="root">/u);
    const returnUrl = /name="returnUrl" value="([^"]*)"/u.exec(body)?.[1] ?? '';
    const closed = await at(`/browser-notice?returnUrl=${encodeURIComponent(returnUrl)}`);
    expect([closed.statusCode, closed.headers['location']]).toEqual([303, url]);
    expect(closed.cookies).toEqual([
      { name: 'browserNoticeClosed', value: 'Y', path: '/', sameSite: 'Lax', maxAge: 604_800 },
    ]);
    expect((await at(url)).body).not.toContain('browser-notice');
  },
);

test.each([[oldChrome.replace('100', '122')], [`${oldChrome} Baguni-MG/8.0.1`], ['Googlebot/2.1 Chrome/41.0'], ['']])(
  '[PG-11] shows the browser %j the built page without a notice',
  async (userAgent) => {
    for (const url of ['/ko/pc/cart', '/ko/pc/cart?drawn']) {
      const { body } = await open(url, { 'user-agent': userAgent });
      expect(body).toContain('<div id="root">');
      expect(body).not.toContain('browser-notice');
    }
  },
);

test.each(['https://evil.example/ko/pc/cart', '//evil.example', '/\\evil.example', '/nowhere', 'javascript:alert(1)'])(
  '[PG-11] [RD-1] closing the notice never redirects to %s',
  async (to) => {
    const { headers } = await browserAt(app).get(`/browser-notice?returnUrl=${encodeURIComponent(to)}`);
    expect(headers['location']).toBe('/');
  },
);

test('[CO-01 CS-5] sets and clears Secure cookies over https', async () => {
  const { app: secure } = await testServer({ config: { isSecure: true } });
  const headers = { host: 'localhost', cookie: 'tabType=stardelivery' };
  const at = async (url: string) => (await secure.inject({ url, headers })).cookies;
  const cookies = [...(await at('/ko/pc/cart?charset=jaJP')), ...(await at('/browser-notice'))];
  const shared = { path: '/', sameSite: 'Lax', secure: true };
  expect(cookies).toEqual([
    { ...shared, name: 'charset', value: 'jaJP', maxAge: 31_536_000 },
    { ...shared, name: 'tabType', value: '', maxAge: 0, expires: new Date(0) },
    { ...shared, name: 'browserNoticeClosed', value: 'Y', maxAge: 604_800 },
  ]);
});

test('signs no one in at / outside the demo, and serves no demo page', async () => {
  const live = await testServer({ config: { isDemo: false } });
  const browser = browserAt(live.app);
  expect((await browser.get('/')).statusCode).toBe(302);
  expect(browser.token()).toBe('');
  expect((await browser.get('/demo')).statusCode).toBe(404);
  expect((await browser.form('/demo/signIn', { buyer: 'many-sellers' })).statusCode).toBe(404);
});

test.each([
  ['/ko/pc/cart', 'ko', '장바구니'],
  ['/en/m/cart/stardelivery', 'en', 'Shopping cart'],
  ['/cn/pc/cart?x=1', 'zh-CN', '购物车'],
  ['/jp/m/order/abc', 'ja', 'ご注文の確認'],
])('[SV-02] serves the built page for %s in its language', async (url, tag, title) => {
  const response = await open(url, url.includes('/m/') ? { 'user-agent': iPhone } : {});
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.body).toContain(`<html lang="${tag}">`);
  expect(response.body).toContain(`<title>${title}</title>`);
});

test.each(['/ko/pc/nothing', '/fr/pc/cart', '/nowhere', '/ko/pc/order/', '/.vite/manifest.json', '/assets/none.js'])(
  'shows a page for %s with status 404',
  async (url) => {
    const response = await open(url, { 'accept-language': 'en' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('/cart"');
  },
);

test.each(['/..%2f..%2fpackage.json', '/pictures/..%2f..%2fpackage.json', '/assets/%00', '/%'])(
  'serves no file outside the built page: %s',
  async (url) => {
    const response = await open(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('workspaces');
  },
);

test('caches files with a hash in their name forever and revalidates the others', async () => {
  expect((await open('/assets/main-abc123.css')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await open('/pages.css')).headers['cache-control']).toBe('public, no-cache');
  const picture = await open('/pictures/apple.svg');
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/svg+xml');
});

test('starts no session for HEAD', async () => {
  const response = await open('/ko/pc/cart', {}, 'HEAD');
  expect(response.statusCode).toBe(200);
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('reports a missing built page', async () => {
  const bare = await testServer({ config: { pageFolder: '/nowhere' } });
  expect((await browserAt(bare.app).get('/ko/pc/cart')).statusCode).toBe(503);
});

test('[SV-02] renders a cart page from its buyer’s data in the built document, without caching', async () => {
  const browser = await signedIn(app, 'many-sellers');
  const { headers, body } = await browser.get('/en/m/cart?drawn', { 'user-agent': iPhone });
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(
    /<html lang="xx" data-tenant="a&quot;b" data-device="pc" data-drawn="" data-shopper="[0-9a-f]{8}">/u,
  );
  expect(body).toContain('<title>&lt;b&gt;$&amp;&lt;/b&gt;</title>');
  expect(body).toContain(`<div id="root">/en/m/cart ${NOW} 200 {`);
  expect(body.match(/"cartUnitId":/gu)?.length).toBeGreaterThanOrEqual(16);
  expect(body).toContain('<p>the end</p>');
  expect(body).not.toContain('no script');
});

test.each(languages)('describes a cart page in its language, rendered or empty, in %s', async (language) => {
  for (const path of [`/${language}/pc/cart`, `/${language}/pc/cart?drawn`]) {
    const { body } = await browserAt(app).get(path);
    const [, told] = /<head>[^]*<meta name="description" content="([^"]+)" \/>[^]*<\/head>/u.exec(body) ?? [];
    expect(told).toBe(descriptions[language]);
  }
});

test('[SV-02] compresses a rendered page', async () => {
  const { headers, rawPayload } = await browserAt(app).get('/ko/pc/cart?drawn', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(rawPayload).toString('utf8')).toContain('<p>the end</p>');
});

test('[SV-02] renders a guest’s page too, and starts the session that it was read for', async () => {
  const browser = browserAt(app);
  expect((await browser.get('/ko/pc/cart?drawn')).body).toContain('200');
  expect(browser.token()).not.toBe('');
});

/** A server that keeps the lines of its log. */
const loggedServer = async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  return { lines, app: (await testServer({ config: { logLevel: 'warn' }, logTo })).app };
};

test('[PG-04] renders the failure view if a read fails, and logs it without buyer data', async () => {
  const { lines, app: logged } = await loggedServer();
  const browser = await signedIn(logged, 'load-failure');
  expect((await browser.get('/ko/pc/cart?drawn')).body).toContain(' 500 {');
  expect(lines.filter((line) => line.includes('while a page was drawn'))).toHaveLength(1);
});

test('[SV-02] sends a rendered page once and logs no send error', async () => {
  const { lines, app: logged } = await loggedServer();
  expect((await browserAt(logged).get('/ko/pc/cart?drawn')).body).toContain('<p>the end</p>');
  // reports of the rendering itself are not send errors
  expect(lines.filter((line) => !line.includes('while a page was drawn'))).toEqual([]);
});

test('[RL-5] sends empty pages while many are rendered, and renders again afterwards', async () => {
  const { app: busy } = await testServer();
  const address = await busy.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const draw = () => fetch(`${address}/ko/pc/cart?drawn=forever`, { signal: leaving.signal });
  const pages = await Promise.all(Array.from({ length: 8 }, draw));
  const browser = browserAt(busy);
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  expect((await browser.get('/ko/pc/cart?drawn')).body).toContain('<div id="root"></div>');
  leaving.abort();
  await expect.poll(async () => (await browser.get('/ko/pc/cart?drawn')).body, { timeout: 60_000 }).toContain('200');
  await busy.close();
});

test('[SV-02] sends the empty page if the renderer is missing', async () => {
  const bare = await testServer({ config: { pageRenderer: '/nowhere.js' } });
  const { headers, body } = await browserAt(bare.app).get('/ko/pc/cart?drawn');
  expect([headers['cache-control'], body.includes('<div id="root"></div>')]).toEqual(['private, no-store', true]);
});

test('[PG-20] after all groups of calls, the server sends no cart before the browser has read them', async () => {
  const config = { environment: { ...readConfig({ BAGUNI_DEMO: 'on' }).environment, showsPageAfter: 'All' } } as const;
  const browser = await signedIn((await testServer({ config })).app, 'many-sellers');
  expect((await browser.get('/ko/pc/cart?drawn')).body).toContain('<div id="root"></div>');
  expect((await browser.reply('getEnvironment')).showsPageAfter).toBe('All');
});

test('[SV-02] sends styles before the rows and scripts after them, each once, only in its language', async () => {
  const { body } = await browserAt(app).get('/en/pc/cart?drawn');
  const namedIn = (part: string) => [...part.matchAll(/(?:href|src)="\/assets\/([^"]+)"/gu)].map((found) => found[1]);
  const [head = '', rest = ''] = body.split('<div id="root">');
  expect(head).toMatch(
    /<link rel="stylesheet" disabled media="not all" href="\/assets\/main-abc123\.css" \/><style>body \{\s+margin: 0;\s+\}\s+<\/style>/u,
  );
  expect(namedIn(head)).toEqual(['main-abc123.css']);
  expect(head).toContain('<link rel="expect" href="#all-drawn" blocking="render" />');
  const [drawn = '', behind = ''] = rest.split('</div>');
  expect(namedIn(drawn)).toEqual([]);
  expect(namedIn(behind)).toEqual(['main-1.js', 'en-1.js', 'session-1.js', 'page-1.js', 'shared-1.js']);
  const [abroad = ''] = (await browserAt(app).get('/en/pc/cart?drawn=overseas')).body.split('<div id="root">');
  expect(namedIn(abroad)).toEqual(['main-abc123.css', 'overseas-abc123.css']);
});

const early = (code: string) =>
  `<script type="module" async blocking="render" data-tracking-code="${code}">globalThis.presses = [];\n</script>`;

test('[XT-01] [XT-06] followed links are reported from pages that the server and the browser render', async () => {
  const bare = await testServer({ config: { pageRenderer: '/nowhere.js' } });
  expect((await browserAt(app).get('/en/pc/cart?drawn')).body).toContain(early('200010101'));
  const phone = { host: 'outlet.localhost', 'user-agent': iPhone };
  expect((await browserAt(bare.app).get('/jp/m/cart', phone)).body).toContain(early('300010203'));
});

test.each(['/en/pc/cart?drawn=overseas', '/en/pc/cart?drawn', '/en/pc/cart'])(
  '[CS-6] allows only the styles and the script inside %s',
  async (url) => {
    const { headers, body } = await browserAt(app).get(url);
    const hashesOf = (tags: RegExp) =>
      [...body.matchAll(tags)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const [script] = hashesOf(/<script type="module" async[^>]*>([^<]+)<\/script>/gu);
    const styles = hashesOf(/<style>([^<]+)<\/style>/gu);
    expect(headers['content-security-policy']).toContain(`;script-src 'self' ${script};`);
    expect(headers['content-security-policy']).toContain(`;style-src 'self' ${styles.join(' ')}`);
  },
);
