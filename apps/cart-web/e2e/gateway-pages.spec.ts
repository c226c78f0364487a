import { gatewayPageTypes } from '@baguni/domain/internal';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, isLongRun, onceOn, type Shop, test } from './support.ts';

const fields = [
  { name: 'buyerName', value: '김 "바구니" <b>' },
  { name: 'amount', value: '1000' },
];

/** Stores data for a gateway or layer under a key, like a page of the marketplace. */
const keep = async (page: Page, place: 'gateway' | 'layer', detail: object): Promise<string> => {
  const answer = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json', 'x-baguni-client': '1' };
      const key = { 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(path, { method: 'POST', headers: { ...headers, ...key }, body });
      return answer.text();
    },
    [`/api/${place}/-/keep`, JSON.stringify(detail)] as const,
  );
  return /"key":"(?<key>[^"]+)"/u.exec(answer)?.groups?.['key'] ?? `not kept: ${answer}`;
};

const keepGateway = (page: Page, over: object = {}): Promise<string> =>
  keep(page, 'gateway', { pageType: 'PaypalGateway', action: '', method: 'post', params: [], fields, ...over });

const keepLayer = (page: Page, over: object = {}): Promise<string> =>
  keep(page, 'layer', {
    layerType: 'ConfirmOrderExceptSomeItems',
    title: '먼저 <b>',
    texts: ['설치 상품은 따로 주문해 주세요'],
    showingItems: [
      { itemImageUrl: 'javascript:alert(1)', itemName: '보일러 <img src=x>', exceptionItemType: 'Install' },
    ],
    buttonText: '',
    ...over,
  });

const heard = async (page: Page) => {
  const messages: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => messages.push(text));
  await page.evaluate(`addEventListener('message', ({ origin, data }) => {
    if (data?.source === 'baguni-gateway') noteMessage(\`\${data.pageType} \${data.outcome} \${origin === location.origin}\`);
    if (data?.source === 'baguni-layer') noteMessage(\`\${data.key} \${data.answer} \${origin === location.origin}\`);
  })`);
  return messages;
};

const pressEnter = async (button: Locator): Promise<void> => {
  await button.press('Enter').catch((error: unknown) => {
    if (!String(error).includes('has been closed')) throw error;
  });
};

interface Opened {
  readonly content: Page | FrameLocator;
  readonly leave: () => Promise<void>;
}

const openFrame = async (page: Page, path: string): Promise<Opened> => {
  await page.evaluate((src) => {
    document.querySelector('iframe')?.remove();
    document.body.prepend(Object.assign(document.createElement('iframe'), { src, title: 'gateway', height: '500' }));
  }, path);
  return {
    content: page.frameLocator('iframe'),
    leave: () => page.locator('iframe').evaluate((frame) => frame.remove()),
  };
};

const openWindow = async (page: Page, path: string): Promise<Opened> => {
  const opening = page.waitForEvent('popup');
  await page.evaluate((address) => void open(address), path);
  const popup = await opening;
  return { content: popup, leave: () => expect.poll(() => popup.isClosed()).toBe(true) };
};

const openAt = ({ device }: Shop, page: Page, path: string): Promise<Opened> =>
  device === 'pc' ? openFrame(page, path) : openWindow(page, path);

for (const [at, method] of ['post', 'get'].entries())
  test(`[RT-07] [GW-01] [GW-03] a shopper returns through a gateway by keyboard, with a ${method} form ${onceOn(at)}`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.expectFailedCalls();
    await shop.signInAnew(page, 'many-sellers');
    const messages = await heard(page);
    const key = await keepGateway(page, { method, params: ['a b'] });
    const carrying = page.context().waitForEvent('request', (request) => request.url().includes('/gateway?'));
    const { content, leave } = await openAt(shop, page, `/gateway/PaypalGateway/${key}`);
    const carried = await carrying;
    const sent = new URLSearchParams(method === 'post' ? (carried.postData() ?? '') : carried.url().split('?')[1]);
    expect(carried.method()).toBe(method.toUpperCase());
    expect(new URL(carried.url()).searchParams.get('pageType')).toBe('PaypalGateway');
    expect(new URL(carried.url()).searchParams.get('param1')).toBe('a b');
    expect(fields.map(({ name }) => sent.get(name))).toEqual(fields.map(({ value }) => value));

    await pressEnter(content.getByRole('button', { name: '승인하기' }));
    await expect.poll(() => messages).toEqual(['PaypalGateway Done true']);
    await leave();

    const again = await openAt(shop, page, `/gateway/PaypalGateway/${key}`);
    await expect(again.content.getByRole('heading', { name: '요청한 내용을 찾을 수 없어요' })).toBeVisible();
    await pressEnter(again.content.getByRole('button', { name: '닫기' }));
    await expect.poll(() => messages).toEqual(['PaypalGateway Done true', 'PaypalGateway Cancelled true']);
    await again.leave();
  });

test('[RT-07] [GW-03] another buyer’s key and an unsafe address are refused @once-pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.signInAnew(page, 'many-sellers');
  const key = await keepGateway(page);
  const unsafe = await keepGateway(page, { action: 'javascript:alert(1)' });
  await page.goto(`${shop.origin()}/gateway/PaypalGateway/${unsafe}`);
  await expect(page.getByRole('heading', { name: '이동할 수 없는 주소예요' })).toBeVisible();
  await expectAccessible(page);
  await shop.signInAnew(page, 'club-member');
  await page.goto(`${shop.origin()}/gateway/PaypalGateway/${key}`);
  await expect(page.getByRole('heading', { name: '요청한 내용을 찾을 수 없어요' })).toBeVisible();
  await expectAccessible(page);
});

test('[RT-08] [LY-06] a question shows its detail and reports the answer to its opener; without one it reports no @once-pc', async ({
  page,
  shop,
}) => {
  await shop.signInAnew(page, 'many-sellers');
  const messages = await heard(page);
  const asks = { buttonText: '<b>먼저 주문', onConfirm: '/ko/pc/cart' };
  const at = (key: string) => `/layer/ConfirmOrderExceptSomeItems/${key}`;
  const confirmed = await keepLayer(page, asks);
  const { content, leave } = await openWindow(page, at(confirmed));
  const question = content.getByRole('alertdialog', { name: '먼저 <b>' });
  for (const text of ['설치 상품은 따로 주문해 주세요', '보일러 <img src=x>', '설치 상품'])
    await expect(question.getByText(text, { exact: true })).toBeVisible();
  await pressEnter(question.getByRole('button', { name: '<b>먼저 주문' }));
  await leave();
  const left = await keepLayer(page, asks);
  const window = await openWindow(page, at(left));
  await window.content.getByRole('button', { name: '<b>먼저 주문' }).waitFor();
  await (window.content as Page).close({ runBeforeUnload: true });
  await expect.poll(() => messages).toEqual([`${confirmed} true true`, `${left} false true`]);

  const own = await keepLayer(page, asks);
  await page.goto(`${shop.origin()}${at(own)}`);
  const yes = page.getByRole('button', { name: '<b>먼저 주문' });
  await yes.waitFor();
  await expectAccessible(page);
  await yes.click();
  await page.waitForURL(/\/cart\?answer=true/u);
});

for (const [layerType, name] of [
  ['CartMemo', '주문 메모'],
  ['OverseaPackageNoti', '해외 포장 안내'],
  ['CountrySelector', '배송 국가'],
] as const)
  test(`[RT-08] ${layerType} opens alone as the layer of the cart, and closing it is no @once-pc`, async ({
    page,
    shop,
  }) => {
    await shop.signInAnew(page, 'many-sellers');
    const messages = await heard(page);
    const key = await keepLayer(page, { layerType });
    const { content, leave } = await openWindow(page, `/layer/${layerType}/${key}`);
    const dialog = content.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expect(content.getByRole('article')).toHaveCount(0);
    await expectAccessible(content as Page);
    await pressEnter(dialog.getByRole('button', { name: '닫기' }));
    await leave();
    await expect.poll(() => messages).toEqual([`${key} false true`]);
  });

test('[RT-08] a layer without a detail closes its window or goes back @once-mobile', async ({ page, shop, watch }) => {
  watch.expectFailedCalls();
  await shop.signInAnew(page, 'many-sellers');
  await (await openWindow(page, '/layer/CartMemo/nothing')).leave();
  const before = page.url();
  await page.evaluate(() => location.assign('/layer/CartMemo/nothing'));
  await page.waitForURL('**/layer/**');
  await page.waitForURL(before);
});

test('[RT-09] each page type is accessible and fits its window @pc', async ({ page, shop }) => {
  await shop.signInAnew(page, 'many-sellers');
  await page.setViewportSize({ width: 410, height: 640 });
  for (const pageType of gatewayPageTypes) {
    await page.goto(`${shop.origin()}/gateway?pageType=${pageType}&param1=Seoul`);
    await expect(page.locator(`[data-page-type="${pageType}"] h1`)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

for (const charset of isLongRun ? ['enUS', 'zhCN', 'jaJP'] : ['jaJP'])
  test(`[RT-09] gateway pages are accessible in ${charset} @once-mobile`, async ({ page, shop }) => {
    await shop.signInAnew(page, 'many-sellers');
    const titles = new Set<string>();
    for (const pageType of ['SmilePayNotice', 'JoinSmileCard', 'AlipayGateway', 'FindAddress', 'AddressBook']) {
      await page.goto(`${shop.origin()}/gateway?pageType=${pageType}&charset=${charset}`);
      titles.add(await page.getByRole('heading', { level: 1 }).innerText());
      await expectAccessible(page);
    }
    expect([...titles].filter((title) => /[가-힣]/u.test(title))).toEqual([]);
    expect(titles.size).toBe(5);
  });
