import { gatewayPageTypes, loneLayerTypes, type GatewayDetail, type LayerDetail } from '@baguni/domain/internal';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { browserAt, liveServer, NOW, signedIn, type Browser } from '@baguni/cart-server/testing';
import { demoServer } from '../testing/demo-server.ts';

let app: FastifyInstance;
let browser: Browser;
beforeAll(async () => {
  ({ app } = await demoServer());
  browser = await signedIn(app, 'many-sellers');
});

const english = { 'accept-language': 'en' };

const detail = (over: Partial<GatewayDetail> = {}): GatewayDetail => ({
  pageType: 'SmilePayGateway',
  action: '',
  method: 'post',
  params: [],
  fields: [{ name: 'amount', value: '1000' }],
  ...over,
});

const keep = async (over: Partial<GatewayDetail> = {}, by = browser): Promise<string> =>
  (await by.reply('keepGatewayDetail', detail(over))).key;

const layer: LayerDetail = {
  layerType: 'CartMemo',
  title: 'Memo',
  texts: ['Leave it at the door'],
  showingItems: [],
  buttonText: '',
};

const keepLayer = async (over: Partial<LayerDetail> = {}): Promise<string> => {
  const kept = { ...layer, ...over };
  return `/layer/${kept.layerType}/${(await browser.reply('keepLayerDetail', kept)).key}`;
};

const openLayer = async (over: Partial<LayerDetail> = {}) => {
  const path = await keepLayer(over);
  return { path, ...(await browser.get(path, english)) };
};

test('[RT-07 GW-01 FR-7] posts the stored data in a hidden form, in UTF-8, to the page of its type', async () => {
  const key = await keep({ params: ['a b'], fields: [{ name: '이름', value: '김 "바구니" <b>' }] });
  const { statusCode, body, headers } = await browser.get(`/gateway/SmilePayGateway/${key}`, english);
  expect(statusCode).toBe(200);
  expect(body).toContain('action="http://localhost:4000/gateway?pageType=SmilePayGateway&amp;param1=a%20b"');
  expect(body).toMatch(/<form[^>]* method="post"[^>]* accept-charset="UTF-8"/u);
  expect(body).toContain('<input type="hidden" name="이름" value="김 &quot;바구니&quot; &lt;b&gt;" />');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
});

test('[GW-01] sends a form by GET on request, with the query of its address as fields', async () => {
  const key = await keep({ method: 'get', params: ['a b&c'] });
  const { body } = await browser.get(`/gateway/SmilePayGateway/${key}`);
  // a browser replaces the query of the address with the fields of such a form
  expect(body).toMatch(/<form action="http:\/\/localhost:4000\/gateway" method="get"/u);
  expect(
    [...body.matchAll(/name="(?<name>[^"]*)" value="(?<value>[^"]*)"/gu)].map(({ groups }) => ({ ...groups })),
  ).toEqual([
    { name: 'pageType', value: 'SmilePayGateway' },
    { name: 'param1', value: 'a b&amp;c' },
    { name: 'amount', value: '1000' },
  ]);
});

test.each([
  [
    'ko',
    '[필수] 개인정보 제3자 제공 동의',
    '첫 한 달은 무료이고, 그 뒤에는 연회비 30,000원이 들며 언제든 탈퇴할 수 있어요.',
  ],
  ['en', 'I agree: Provision of personal data to third parties (required)', 'after that it costs ₩30,000 a year'],
  ['cn', '（必选）', '首月免费，之后年费为'],
  ['jp', 'に同意する（必須）', '最初の1か月は無料'],
])(
  '[CL-02 CL-04] in %s a club page has a box for each term and the charge, and joins only with all',
  async (language, label, charge) => {
    const buyer = await signedIn(app, 'club-left');
    await buyer.form('/demo/reset', { buyer: 'club-left' });
    const page = `/smileclub/join?lang=${language}`;
    const { body } = await buyer.get(page);
    expect([body.match(/type="checkbox"/gu)?.length, body.match(/ checked=""/gu)]).toEqual([3, null]);
    for (const text of [label, charge]) expect(body).toContain(text);
    const refused = await buyer.form(page, { club: 'on', personal: 'on' });
    expect([refused.statusCode, refused.body.match(/ checked=""/gu)?.length]).toEqual([422, 2]);
    expect(refused.body).toContain('role="alert"');
    const joined = await buyer.form(page, { club: 'on', personal: 'on', third: 'on' });
    expect([joined.statusCode, joined.body.includes('<output>')]).toEqual([200, true]);
  },
);

test('[RT-07] accepts a key once and then shows an error with a close button', async () => {
  const key = await keep();
  const open = () => browser.get(`/gateway/SmilePayGateway/${key}`, english);
  expect((await open()).statusCode).toBe(200);
  const { statusCode, body } = await open();
  expect(statusCode).toBe(404);
  expect(body).toContain('This is no longer available');
  expect(body).toMatch(/<button[^>]* data-close>Close<\/button>/u);
  expect(body).not.toContain('1000');
});

test('[RT-07] returns the stored data to only one of two concurrent requests', async () => {
  const key = await keep();
  const opened = await Promise.all([1, 2, 3].map(() => browser.get(`/gateway/SmilePayGateway/${key}`)));
  expect(opened.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
});

test('[RT-07 FR-5] refuses the key for another buyer, a stranger and the other marketplace without using it up', async () => {
  const key = await keep();
  const others = [
    await signedIn(app, 'club-member'),
    browserAt(app),
    await signedIn(app, 'many-sellers', 'outlet.localhost:4000'),
  ];
  for (const other of others) expect((await other.get(`/gateway/SmilePayGateway/${key}`)).statusCode).toBe(404);
  expect((await browser.get(`/gateway/PaypalGateway/${key}`)).statusCode).toBe(404);
  expect((await browser.get(`/layer/CartMemo/${key}`)).statusCode).toBe(404);
  // a HEAD request would use it up
  expect(app.hasRoute({ method: 'HEAD', url: '/gateway/:type/:key' })).toBe(false);
  expect((await browser.get(`/gateway/SmilePayGateway/${key}`)).statusCode).toBe(200);
});

test.each([
  [10 * 60 * 1000 - 1, 200],
  [10 * 60 * 1000, 404],
])('[RT-07] answers a key that is %d ms old with %d', async (later, status) => {
  let now = NOW;
  const demoAt = await demoServer({ now: () => now });
  const buyer = await signedIn(demoAt.app, 'many-sellers');
  const key = await keep({}, buyer);
  now += later;
  expect((await buyer.get(`/gateway/SmilePayGateway/${key}`)).statusCode).toBe(status);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/pay',
  '//evil.example/pay',
  '/\\evil.example',
  'https://localhost@evil.example/',
  'http://localhost:4001/',
])('[RT-07] never sends a form to %s', async (action) => {
  const key = await keep({ action });
  const { statusCode, body, headers } = await browser.get(`/gateway/SmilePayGateway/${key}`, english);
  expect(statusCode).toBe(400);
  expect(body).toContain('This address cannot be opened');
  expect(body).not.toContain('<form');
  expect(body).not.toContain('evil');
  expect(headers['content-security-policy']).not.toContain('evil');
});

test('[RT-07] lets only pages of this site frame a gateway, with only its own script', async () => {
  const { headers } = await browserAt(app).get('/gateway?pageType=SmilePayGateway');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await browserAt(app).get('/ko/pc/cart')).headers['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
});

test.each(['/gateway', '/gateway?pageType=Nothing', '/gateway/Nothing/key', '/layer/Nothing/key'])(
  '[RT-09] returns 404 for %s',
  async (path) => {
    const { statusCode, body } = await browserAt(app).get(path, english);
    expect(statusCode).toBe(404);
    expect(body).toContain('Page not found');
  },
);

test.each(gatewayPageTypes)('[RT-09] serves a demo page for %s in four languages', async (pageType) => {
  const titles = await Promise.all(
    ['ko', 'en', 'zh', 'ja'].map(async (language) => {
      const { statusCode, body } = await browser.get(`/gateway?pagetype=${pageType}`, { 'accept-language': language });
      expect(statusCode).toBe(200);
      expect(body).toContain(`data-page-type="${pageType}"`);
      return /<h1>(?<title>[^<]+)<\/h1>/u.exec(body)?.groups?.['title'];
    }),
  );
  expect(new Set(titles).size).toBe(4);
});

test.each(gatewayPageTypes)(
  '[RT-09] [LS-08] without the demo and a target, %s reports that it is not ready',
  async (type) => {
    const { app } = await liveServer();
    const headers = { host: 'cart.marketplace.example', ...english };
    const { statusCode, body } = await app.inject({ url: `/gateway?pageType=${type}`, headers });
    expect(statusCode).toBe(404);
    expect(body).toContain('This page is not ready yet');
    expect(body).toMatch(/<button[^>]* data-close>Close<\/button>/u);
  },
);

test('[RT-07] a payment page shows the order and the amount that the form brings', async () => {
  const form = { orderNumber: '2026-1120-0001', amount: '12300', currencyCode: 'KRW' };
  const { body } = await browser.form('/gateway?pageType=SmilePayGateway', form, english);
  expect(body).toContain('<p class="lead">Order number 2026-1120-0001</p><p class="amount">₩12,300</p>');
  for (const amount of ['-1', '1e99', '<b>', ''])
    expect((await browser.form('/gateway?pageType=SmilePayGateway', { amount }, english)).body).not.toContain(
      'class="amount"',
    );
});

test.each(['Done', 'Cancelled'])('[RT-09] returns the pressed choice of a payment page: %s', async (answer) => {
  const { body } = await browser.form('/gateway?pageType=PaypalGateway', { answer }, english);
  expect(body).toContain(`data-page-type="PaypalGateway" data-outcome="${answer}"`);
  expect(body.replaceAll(/<[^>]*>/gu, '')).toContain(answer);
});

test('[RT-09] escapes text from forms and addresses', async () => {
  const { body } = await browser.get(
    '/gateway?pageType=NormalStaticPage&param1=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  );
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  const answer = '"><script>alert(1)</script>';
  expect((await browser.form('/gateway?pageType=PaypalGateway', { answer })).body).not.toContain('<script>alert');
});

test.each([
  ['ko', 'koKR'],
  ['jp', 'jaJP'],
])(
  '[AD-02] redirects guests from the address book to the shop’s page for it and back, in %s',
  async (language, charset) => {
    const browser = browserAt(app);
    const { body } = await browser.get(`/gateway?pageType=AddressBook&charset=${charset}`);
    const [, href = ''] = /href="([^"]+)" target="_top"/u.exec(body) ?? [];
    expect(href).toBe(`/${language}/sign-in?returnUrl=%2F${language}%2Fcart`);
    const page = await browser.get(href);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`name="from" value="/${language}/cart"`);
  },
);

test('[AD-02] marks Korean addresses in the address book of another language', async () => {
  // the cookies of a browser keep its language
  const own = await signedIn(app, 'many-sellers');
  const { body } = await own.get('/gateway?pageType=AddressBook&charset=jaJP');
  const rows = [...body.matchAll(/<p id="address-\d+"(?<lang>[^>]*)>(?<text>[^<]+)/gu)];
  expect(rows.length).toBeGreaterThan(1);
  for (const { groups: { lang, text = '' } = {} } of rows)
    expect([text, lang]).toEqual([text, /\p{Script=Hangul}/u.test(text) ? ' lang="ko"' : '']);
});

test.each(['https://evil.example', 'null', ''])('[GW-03] refuses a form from “%s”', async (origin) => {
  const refused = await browser.form('/gateway?pageType=AddressBook', { answer: 'Done', addressNo: '2' }, { origin });
  expect(refused.statusCode).toBe(403);
});

test('[GW-02 FR-8] logs frames and forms with address and fields, without personal data', async () => {
  const written: string[] = [];
  const logTo = { write: (line: string) => void written.push(line) };
  // the level of the demo
  const logged = await demoServer({ config: { logLevel: 'warn' }, logTo });
  const buyer = await signedIn(logged.app, 'many-sellers');
  const fields = [
    { name: 'cardNumber', value: '4111111111111111' },
    { name: 'currencyCode', value: 'KRW' },
  ];
  const key = await keep({ fields }, buyer);
  await buyer.get(`/gateway/SmilePayGateway/${key}`);
  await buyer.get('/gateway?pageType=FindAddress&param1=마포');
  await buyer.form('/gateway?pageType=SmilePayGateway&param1=010-1234-5678', { answer: 'Done', buyerName: '김바구' });
  await buyer.get('/smileclub/join?lang=en&name=Mina');
  await buyer.form('/smileclub/join?lang=en', {});
  const lines = written.join('');
  for (const what of ['a page of the club is opened', 'a form of the club is sent']) expect(lines).toContain(what);
  expect(lines).not.toContain('Mina');
  expect(lines).toContain('"url":"/gateway/SmilePayGateway/***","fields":["cardNumber=***","currencyCode=KRW"]');
  expect(lines).toContain(
    '"url":"/gateway?pageType=SmilePayGateway&param1=***","fields":["answer=Done","buyerName=***"]',
  );
  expect(lines).toContain('"url":"/gateway?pageType=FindAddress&param1=***","fields":[]');
  for (const secret of ['4111', '마포', '%EB%A7%88', '김바구', '010-1234', key])
    expect(written.join('')).not.toContain(secret);
});

/** The data of a layer in its document. */
const layerIn = (body: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="lone-layer">(?<data>[^<]*)<\/script>/u.exec(body)?.groups?.['data'] ?? 'null',
  );

test.each(loneLayerTypes)(
  '[RT-08] gives the stored detail of %s to the page that shows it, once',
  async (layerType) => {
    const { statusCode, body, path, headers } = await openLayer({ layerType });
    expect(statusCode).toBe(200);
    expect(layerIn(body)).toEqual({
      key: path.split('/').at(-1),
      detail: { ...layer, layerType },
      place: { language: 'en', tenant: 'marketplace', device: 'pc' },
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/u);
    expect((await browser.get(path)).body).toContain('data-closes="yes"');
  },
);

test('[RT-08] closes a layer without a detail at once', async () => {
  const { statusCode, body } = await browserAt(app).get('/layer/CartMemo/nothing', english);
  expect(statusCode).toBe(404);
  expect(body).toContain('data-closes="yes"');
  expect(body).toMatch(/<button[^>]* data-close>Close<\/button>/u);
});

test('[RT-08] [LY-06] keeps texts as data, with only pictures of this site', async () => {
  const pictures = ['/pictures/apple.svg', 'https://evil.example/x.png', 'javascript:alert(1)'];
  const items = pictures.map((itemImageUrl) => ({
    itemImageUrl,
    itemName: '</script>',
    exceptionItemType: 'Used' as const,
  }));
  const { body } = await openLayer({
    title: '<b>Memo</b>',
    subText: '<i>',
    showingItems: items,
    onConfirm: '/en/pc/cart?a',
  });
  for (const markup of ['<b>Memo', '<i>', 'evil', 'javascript:']) expect(body).not.toContain(markup);
  expect(layerIn(body)).toMatchObject({
    target: 'http://localhost:4000/en/pc/cart?a',
    detail: {
      title: '<b>Memo</b>',
      subText: '<i>',
      showingItems: ['http://localhost:4000/pictures/apple.svg', '', ''].map((itemImageUrl) => ({
        itemImageUrl,
        itemName: '</script>',
        exceptionItemType: 'Used',
      })),
    },
  });
});

test.each(['javascript:alert(1)', 'https://evil.example/', '//evil.example', 'https://localhost@evil.example/'])(
  '[RT-08] a confirmed layer never redirects to %s',
  async (onConfirm) => {
    const { statusCode, body } = await openLayer({ buttonText: 'OK', onConfirm });
    expect(statusCode).toBe(400);
    expect(body).toContain('This address cannot be opened');
    for (const part of ['evil', 'javascript:', 'lone-layer']) expect(body).not.toContain(part);
  },
);

test('[RT-08] shows no question or detail of another buyer’s layer', async () => {
  const path = await keepLayer({ buttonText: 'OK', onConfirm: '/en/pc/cart' });
  const stranger = await signedIn(app, 'club-member');
  const { statusCode, body } = await stranger.get(path, english);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('lone-layer');
  expect((await browser.get(path, english)).body).toContain('"buttonText":"OK"');
});

test.each([
  ['an unknown page', { pageType: 'Nothing' }],
  ['an unknown method', { method: 'put' }],
  ['too many fields', { fields: Array.from({ length: 51 }, () => ({ name: 'a', value: '' })) }],
  ['too long a value', { fields: [{ name: 'a', value: 'x'.repeat(1_001) }] }],
  ['no fields', { fields: null }],
])('[RT-07] %s is not kept', async (_, over) => {
  expect((await browser.call('keepGatewayDetail', { ...detail(), ...over })).statusCode).toBe(400);
});
