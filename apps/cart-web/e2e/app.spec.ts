import type { Browser, Page } from '@playwright/test';
import { approve, enterRecipient } from './ordering.ts';
import { cart, expect, expectAccessible, seen, settled, type Shop, test } from './support.ts';

/** Name of each project’s marketplace app in the user agent (AB-04). */
const apps = { marketplace: ['Baguni-MG/8.0.1', 'baguni-mg'], outlet: ['Baguni-IAC/8.0.1', 'baguni-iac'] } as const;

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const recorded = async (page: Page): Promise<readonly string[]> => {
  const sent: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => void sent.push(url));
  return sent;
};

const appOf = ({ ownTenant }: Shop) => {
  const [token, scheme] = apps[ownTenant];
  return { userAgent: `${phone} ${token}`, scheme };
};

const openApp = async (browser: Browser, shop: Shop) => {
  const { userAgent, scheme } = appOf(shop);
  const context = await browser.newContext({ userAgent, locale: 'ko-KR' });
  return { context, page: await context.newPage(), scheme };
};

const openCrayons = async (page: Page, shop: Shop): Promise<void> => {
  await page.goto(`${shop.origin()}/ko/cart`);
  await shop.putIn(page, { 311103: 1 });
  await settled(page);
};

const openedBy = (sent: readonly string[], scheme: string): string => {
  const [address = '', ...others] = sent.filter((url) => !url.startsWith('http'));
  expect(others).toEqual([]);
  expect(address).toMatch(new RegExp(`^${scheme}://openwindow\\?url=`, 'u'));
  return new URLSearchParams(address.split('?')[1]).get('url') ?? '';
};

test('[AB-03] [CK-15] [AB-04] in the app, sign-in and checkout use its scheme, and the cart reloads afterwards @once-mobile', async ({
  browser,
  shop,
}) => {
  const { context, page, scheme } = await openApp(browser, shop);
  await openCrayons(page, shop);
  const stood = page.url();
  const sent = await recorded(page);
  await seen(page);
  await cart(page).order.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  const signIn = openedBy(sent, scheme);
  expect(signIn).toMatch(/\/sign-in\?returnUrl=%2Fko%2Fm%2Forder%2F[^&]+$/u);
  expect(page.url()).toBe(stood);

  await test.step('pays the order in the window that opens over the cart', async () => {
    const over = await context.newPage();
    await over.goto(signIn);
    await over.getByRole('button', { name: '비회원으로 주문하기' }).press('Enter');
    const pay = over.getByRole('button', { name: /결제하기$/u });
    await pay.waitFor();
    await seen(over);
    await enterRecipient(over);
    await pay.press('Enter');
    await approve(over);
    await expect(over.getByRole('heading', { name: '결제가 완료되었어요' })).toBeVisible();
    await over.close();
  });

  await test.step('the cart reloads on return', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  await test.step('a signed-in buyer goes straight to the order', async () => {
    // in the first tab the browser asks about the scheme and accepts no clicks any more
    const next = await context.newPage();
    await openCrayons(next, shop);
    const sentNow = await recorded(next);
    await seen(next);
    await cart(next).order.click();
    await expect.poll(() => sentNow.length).toBe(1);
    expect(openedBy(sentNow, scheme)).toMatch(/\/ko\/m\/order\/[^/?]+$/u);
  });
  await context.close();
});

const closeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '닫기' });

test('[RT-11] [RT-14] in an app, the header’s close button goes back, and uses the scheme in the outlet’s app @once-mobile', async ({
  browser,
  shop,
}) => {
  const { context, page, scheme } = await openApp(browser, shop);
  await page.goto(`${shop.origin()}/demo`);
  await openCrayons(page, shop);
  await expectAccessible(page);
  const sent = await recorded(page);
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/demo$/u);
  const schemes = sent.filter((url) => !url.startsWith('http'));
  expect(schemes).toEqual(shop.ownTenant === 'outlet' ? [`${scheme}://webviewclose`] : []);
  await context.close();
});

test('[RT-11] the close button closes a window without history @once-mobile', async ({ browser, shop }) => {
  const { userAgent } = appOf({ ...shop, ownTenant: 'marketplace' });
  const context = await browser.newContext({ userAgent, locale: 'ko-KR' });
  const opener = await context.newPage();
  await opener.goto(`${shop.origin('marketplace')}/demo`);
  const opening = context.waitForEvent('page');
  await opener.evaluate(() => void window.open('/ko/m/cart'));
  const page = await opening;
  const closing = page.waitForEvent('close');
  await closeButton(page).click();
  await closing;
  await context.close();
});

test('[RT-12] [RT-14] in a browser, the close button only opens allowed addresses @once-pc', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ userAgent: phone, locale: 'ko-KR' });
  const page = await context.newPage();
  const at = async (closeUrl: string) => {
    await page.goto(`${shop.origin()}/ko/m/cart?closeUrl=${encodeURIComponent(closeUrl)}`);
    await expect(page.locator('html[data-drawn]')).toHaveCount(0);
  };
  await at('//evil.example');
  await expect(page.getByRole('banner').getByRole('link', { name: '홈', exact: true })).toBeVisible();
  await expect(closeButton(page)).toHaveCount(0);
  await at('/demo#help');
  await closeButton(page).click();
  await expect(page).toHaveURL(`${shop.origin()}/demo#help`);
  await context.close();
});

test('[AB-03] [CL-03] [CL-04] in the app, club pages open by its scheme @once-mobile', async ({ browser, shop }) => {
  const { context, page, scheme } = await openApp(browser, shop);
  await shop.open(page, { buyer: 'club-left' });
  await settled(page);
  const club = page.getByRole('region', { name: '스마일클럽', exact: true }).getByRole('link');
  await expect(club).toHaveAccessibleName('클럽 가입하기');
  const stood = page.url();
  const sent = await recorded(page);
  await club.focus();
  await club.press('Enter');
  await expect.poll(() => sent.length).toBe(1);
  expect(openedBy(sent, scheme)).toMatch(/\/smileclub\/join\?lang=ko$/u);
  expect(page.url()).toBe(stood);
  await context.close();
});

test('[RT-14] [AB-02] the Global app has its own header since 1.6.2, and the page keeps its heading for screen readers @once-mobile', async ({
  browser,
  shop,
}) => {
  for (const [version, isHidden] of [
    ['1.6.1', false],
    ['1.6.10', true],
  ] as const) {
    const context = await browser.newContext({ userAgent: `${phone} Baguni-G/${version}`, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`${shop.origin('marketplace')}/en/m/cart`);
    await expect(page.locator('html[data-drawn]')).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1, name: /^Shopping cart/u });
    const { width = 0 } = (await heading.boundingBox()) ?? {};
    expect(width <= 1).toBe(isHidden);
    await expectAccessible(page);
    await context.close();
  }
});
