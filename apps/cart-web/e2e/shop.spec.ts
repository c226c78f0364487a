import type { Locator, Page } from '@playwright/test';
import { cart, expect, expectAccessible, isLongRun, onceOn, settled, type Shop, test } from './support.ts';

const languages = ['ko', 'en', 'cn', 'jp'] as const;
const tenants = ['marketplace', 'outlet'] as const;
const apples = '310001';
const milk = '320001';
const curtain = '310301';

const isElsewhere = (href: string): boolean =>
  /^https?:\/\/[\w.-]+(?::4000)?\/(?:ko|en|cn|jp)\/(?:pc|m)\/cart/u.test(href);

/** Distinct links in the server-rendered carts of these buyers, without `location`. */
const linksOfCarts = (page: Page, buyers: readonly string[], device: string): Promise<readonly string[]> =>
  page.evaluate(
    async ([names, onDevice, all]) => {
      const links = new Set<string>();
      const asked = async (path: string, init?: RequestInit): Promise<Response> => {
        const answer = await fetch(path, init);
        return answer.status === 503 ? asked(path, init) : answer;
      };
      for (const [n, buyer] of names.entries()) {
        const body = new URLSearchParams({ buyer, device: onDevice, lang: 'ko', returnUrl: '/ko/pc/order/none' });
        await asked('/demo/signIn', { method: 'POST', body });
        // languages change only the link texts: three buyers in all languages, the others in Korean
        for (const language of n < 3 ? all : all.slice(0, 1)) {
          const sent = await (await asked(`/${language}/${onDevice}/cart?charset=${language}`)).text();
          // the policy of this page would refuse the styles of another
          const drawn = sent.replaceAll(/<style>.*?<\/style>/gsu, '');
          for (const link of new DOMParser().parseFromString(drawn, 'text/html').querySelectorAll('a[href]'))
            links.add(link.getAttribute('href') ?? '');
        }
      }
      return [...links];
    },
    [buyers, device, languages] as const,
  );

const deadOf = (page: Page, links: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (hrefs) => {
    const dead: string[] = [];
    const asked = async (href: string): Promise<Response> => {
      const answer = await fetch(href);
      return answer.status === 503 ? asked(href) : answer;
    };
    for (const href of hrefs) {
      const { status, headers } = await asked(href);
      if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) dead.push(`${href} ${status}`);
    }
    return dead;
  }, links);

const ofThisSite = (links: readonly string[], origin: string): readonly string[] =>
  links.flatMap((href) => {
    if (/^(?:#|tel:)/u.test(href) || isElsewhere(href)) return [];
    return [href.startsWith(`${origin}/`) ? href.slice(origin.length) : href];
  });

const linksOn = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

for (const [at, tenant] of tenants.entries())
  test(`[RT-15] [RT-17] [RT-18] every link in the carts of demo buyers works: ${tenant} ${onceOn(at)}`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.expectFailedCalls();
    await page.goto(`${shop.origin(tenant)}/demo`);
    const names = await page
      .locator('form[action="/demo/signIn"] input[name="buyer"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    const links = await linksOfCarts(page, names, shop.device);
    const own = ofThisSite(links, shop.origin(tenant));
    for (const path of ['/shop', '/smile-delivery', '/help', '/minishop/haon', '/demo']) expect(own).toContain(path);
    expect(await deadOf(page, own)).toEqual([]);
  });

test('[PG-04] [PG-05] [CK-13] links of a failure, an empty cart and a missing order work @once-pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  const dead = async (): Promise<readonly string[]> => deadOf(page, ofThisSite(await linksOn(page), shop.origin()));
  await shop.visit(page, { buyer: 'load-failure' });
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(await linksOn(page)).toContain('/shop');
  expect(await dead()).toEqual([]);
  await shop.visit(page, { buyer: 'empty' });
  await expect(page.getByRole('heading', { name: '장바구니에 담긴 상품이 없어요' })).toBeVisible();
  expect(await dead()).toEqual([]);
  await page.goto(`${shop.origin()}/ko/${shop.device}/order/none`);
  await expect(page.locator('main a[href]').first()).toBeVisible();
  expect(await dead()).toEqual([]);
});

const pages = (language: string): readonly string[] =>
  [
    '/shop',
    '/smile-fresh',
    '/smile-delivery',
    '/express-shop',
    `/item/${apples}`,
    `/item/${curtain}`,
    '/minishop/haon',
    '/search?q=310',
    '/search?q=%3Cb%3E',
    '/sign-in',
    '/sign-up',
    '/orders',
    '/help',
  ].map((path) => `/${language}${path}`);

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const language of isLongRun ? languages : (['ko', 'en'] as const))
  // Korean on a PC, the longest words on a phone
  test(`[WA-27] each shop page is accessible and fits the screen, in ${language} ${language === 'en' ? '@once-mobile' : '@once-pc'}`, async ({
    page,
    shop,
  }) => {
    for (const path of pages(language)) {
      await page.goto(`${shop.origin()}${path}`);
      await expectAccessible(page);
      expect([path, await isWiderThanScreen(page)]).toEqual([path, false]);
    }
  });

const fontOf = {
  ko: 'Pretendard Variable',
  en: 'Pretendard Variable',
  cn: 'Noto Sans SC Variable',
  jp: 'Noto Sans JP Variable',
} as const;

const charsetOf = { ko: 'koKR', en: 'enUS', cn: 'zhCN', jp: 'jaJP' } as const;

/** True if the page names this font first, and has loaded a part of it. */
const showsFont = (page: Page, family: string): Promise<boolean> =>
  page.evaluate(async (name) => {
    const isFirst = getComputedStyle(document.body).fontFamily.replaceAll('"', '').startsWith(name);
    await document.fonts.ready;
    const isLoaded = ({ family: one, status }: FontFace): boolean => one.includes(name) && status === 'loaded';
    return isFirst && [...document.fonts].some(isLoaded);
  }, family);

test('[SV-02 PG-10] the cart and the pages around it have one name and one font in each language @once-pc', async ({
  page,
  shop,
}) => {
  for (const language of languages) {
    // the cookie of an earlier choice wins over the address (RT-06)
    await page.context().clearCookies();
    await shop.open(page, { buyer: 'many-sellers', language });
    const name = await page.locator('header a').first().innerText();
    await expect.poll(async () => [language, await showsFont(page, fontOf[language])]).toEqual([language, true]);
    for (const path of ['/shop', '/sign-in', '/orders'].map((one) => `/${language}${one}`)) {
      await page.goto(`${shop.origin()}${path}`);
      await expect(page.locator('.logo')).toHaveText(name);
      expect([path, await showsFont(page, fontOf[language])]).toEqual([path, true]);
    }
    for (const path of [`/gateway?pageType=AddressBook&charset=${charsetOf[language]}`, `/demo?lang=${language}`]) {
      await page.goto(`${shop.origin()}${path}`);
      expect([path, await showsFont(page, fontOf[language])]).toEqual([path, true]);
    }
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

/** Returns how many px a browser cuts off the hint of an empty search field. */
const cutOffHint = async (page: Page): Promise<number> => {
  const text = await page.locator('#q').evaluate(async (field) => {
    await document.fonts.ready;
    const { fontSize, fontFamily } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return Infinity;
    pen.font = `${fontSize} ${fontFamily}`;
    return pen.measureText(field.getAttribute('placeholder') ?? '').width;
  });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  const { nodes } = await client.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const hint = nodes.find(({ attributes }) => attributes?.includes('-webkit-input-placeholder'));
  const { model } = await client.send('DOM.getBoxModel', { nodeId: hint?.nodeId ?? 0 });
  await client.detach();
  return text - model.width;
};

test('the hint of the search field, the services and names are not cut off on a narrow phone @once-mobile', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await page.goto(`${shop.origin()}/${language}/shop`);
    expect(await cutOffHint(page), language).toBeLessThan(1);
    // the services do not scroll sideways
    const services = page.locator('.services ul');
    expect(await services.evaluate((list) => list.scrollWidth - list.clientWidth), language).toBe(0);
    const cut = await page
      .locator('.item-name')
      .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 1).length);
    expect(cut, language).toBe(0);
  }
});

test('on a narrow phone, the pictures of an item share a line, and short links have the size of a target @once-mobile', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${shop.origin()}/ko/item/${apples}`);
  const tops = await page
    .locator('.several label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(1);
  const expectPressable = async (link: Locator) => {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  };
  await expectPressable(page.getByRole('link', { name: '홈', exact: true }));
  await expectPressable(page.locator('.facts a'));
  await page.goto(`${shop.origin()}/ko/item/${milk}`);
  await expectPressable(page.locator('.service a'));
});

test('forced colours mark the current page and the chosen picture only @once-mobile', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const marked = (links: string) =>
    page.locator(links).evaluateAll((all) => {
      const { body } = document;
      body.style.color = 'Canvas';
      const { color: canvas } = getComputedStyle(body);
      body.style.removeProperty('color');
      return all.filter((one) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(one);
        return borderBottomWidth !== '0px' && borderBottomColor !== canvas;
      }).length;
    });
  await page.goto(`${shop.origin()}/ko/shop`);
  expect(await marked('.services a')).toBe(1);
  await page.goto(`${shop.origin()}/ko/item/${apples}`);
  expect(await marked('.several label')).toBe(1);
  await page.goto(`${shop.origin()}/demo`);
  expect(await marked('nav a')).toBe(2);
});

test('the header of the shop leaves the customer service to the foot on a phone @mobile', async ({ page, shop }) => {
  for (const language of languages) {
    await page.goto(`${shop.origin()}/${language}/shop`);
    const name = await page.locator('footer a[href$="/help"]').innerText();
    await expect(page.getByRole('link', { name, exact: true }), language).toHaveCount(1);
  }
});

const findPears = async (page: Page, shop: Shop): Promise<void> => {
  await page.goto(`${shop.origin()}/ko/shop`);
  await page.getByRole('searchbox').fill('햇배');
  await page.getByRole('button', { name: '검색' }).click();
  await page.getByRole('link', { name: /아삭한 햇배/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: /아삭한 햇배/u })).toBeVisible();
};

test('[CM-06 XT-01] without JavaScript, a visitor searches, adds items, reads refusals and opens the cart @once-mobile', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ko-KR' });
  const page = await context.newPage();
  await findPears(page, shop);
  await page.getByRole('spinbutton', { name: '수량', exact: true }).fill('998');
  await page.getByRole('button', { name: '장바구니 담기', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('재고가 부족해요');
  await expect(page.getByRole('spinbutton', { name: '수량', exact: true })).toHaveValue('998');
  await page.getByRole('spinbutton', { name: '수량', exact: true }).fill('1');
  await page.getByRole('button', { name: '장바구니 담기', exact: true }).click();
  const said = page.getByRole('status');
  await expect(said).toContainText('장바구니에 담았어요');
  await expect(page.getByRole('link', { name: '장바구니, 상품 1개' })).toBeVisible();
  await said.getByRole('link', { name: '계속 쇼핑하기' }).click();
  await expect(page).toHaveURL(/\/ko\/shop$/u);
  await page.getByRole('link', { name: '장바구니, 상품 1개' }).click();
  await page.getByRole('link', { name: /아삭한 햇배/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: /아삭한 햇배/u })).toBeVisible();
  await context.close();
});

test('[CM-06 XT-01] an added item appears with its option, and the cart links back to it @once-pc', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin()}/ko/item/${apples}`);
  // the gallery works with the keyboard and without scripts
  await page.getByRole('radio', { name: '1번째 사진' }).press('ArrowRight');
  await expect(page.getByRole('img', { name: /4장 중 2번째$/u })).toBeVisible();
  await expect(page.getByRole('img', { name: /4장 중 1번째$/u })).toBeHidden();
  await page.getByRole('combobox').selectOption({ index: 2 });
  await page.getByRole('spinbutton', { name: '보자기 포장 수량' }).fill('1');
  await page.getByRole('spinbutton', { name: '수량', exact: true }).fill('2');
  await page.getByRole('button', { name: '장바구니 담기', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('지금 장바구니에 2개');
  await expectAccessible(page);
  await page.getByRole('status').getByRole('link', { name: '장바구니로 가기' }).click();
  await expect(page).toHaveURL(new RegExp(`/ko/${shop.device}/cart`, 'u'));
  await expect(cart(page).quantities).toHaveValue('2');
  await expect(page.getByRole('article')).toContainText('보자기 포장');
  await expect(page.getByRole('link', { name: /1500-\d{4}/u })).toBeVisible();
  const told = page.waitForRequest(/\/activity-log\/item-link$/u);
  const name = page.locator('[id^="unit-"]').getByRole('heading');
  const item = (await name.textContent()) ?? '';
  await name.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible();
  expect((await told).postDataJSON()).toMatchObject({ itemNo: apples });
  await page.goBack();
  await page.getByRole('link', { name: /하온농장/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: '하온농장' })).toBeVisible();
});

test('[CP-14] a coupon downloaded on the item page is offered in the cart @once-mobile', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'one-seller' });
  await page.goto(`${shop.origin()}/ko/item/310901`);
  const get = page.getByRole('button', { name: /^쿠폰 받기/u });
  await expect(get.first()).toBeVisible();
  await get.first().click();
  await expect(page.getByRole('status')).toContainText('쿠폰을 받았어요');
  await expect(page.getByText('받은 쿠폰')).toBeVisible();
  await expectAccessible(page);
});

const firstFamily = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '');

test('[SV-02 PG-10] the files of a font appear together and not during a press, so that nothing moves under it @once-pc', async ({
  page,
  shop,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.woff2');
  await shop.open(page, { buyer: 'many-sellers', language: 'ko' });
  await asked;
  expect(await firstFamily(page)).not.toBe(fontOf.ko);
  const first = await page.getByRole('heading', { level: 1 }).boundingBox();
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.down();
  held.resolve();
  await page.waitForLoadState('networkidle');
  await settled(page);
  expect(await firstFamily(page)).not.toBe(fontOf.ko);
  await page.mouse.up();
  await expect.poll(() => showsFont(page, fontOf.ko)).toBe(true);
});

test('[SV-02] keeps the fallback font if one of its files fails @once-pc', async ({ page, shop, watch }) => {
  watch.expectError('Failed to load resource: net::ERR_FAILED');
  let isFirst = true;
  await page.route('**/*.woff2', (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.abort();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await shop.open(page, { buyer: 'many-sellers', language: 'ko' });
  await failed;
  await page.waitForLoadState('networkidle');
  expect(await firstFamily(page)).not.toBe(fontOf.ko);
  await expect(page.locator('html[data-fonts]')).toHaveCount(0);
});
