import type { Page } from '@playwright/test';
import { backToCart, choose, openReasons, ordering, pressFix } from './ordering.ts';
import { cart, expect, expectAccessible, leftOver, settled, onceOn, test, wonIn, type Shop } from './support.ts';

const tint = '물드는 립 틴트';
const lotion = '쌀겨 보습 바디로션';
const socks = '골지 양말 5켤레';
const apples = '새벽에 딴 꿀사과 가정용·선물용';
const masks = '쑥 진정 마스크팩';
const polish = '빠른 건조 매니큐어';
const dress = '허리끈 플리츠 원피스';
const cushion = '촉촉 쿠션 파운데이션';
const blouse = '잔주름 셔링 블라우스';

const overseas = (page: Page) => {
  const panel = page.getByRole('region', { name: '해외배송' });
  const selector = page.getByRole('dialog', { name: '배송 국가 선택' });
  return {
    panel,
    companies: panel.getByRole('group', { name: '배송사' }).getByRole('radio'),
    meter: (name: string) => panel.getByRole('meter', { name }),
    currency: panel.getByRole('combobox', { name: '표시 통화' }),
    fee: cart(page).summary.locator('[data-row="OverseaShipping"] > dd'),
    change: page.getByRole('button', { name: '배송 국가 변경' }),
    // on mobile the header names it
    country: (name: string) =>
      page
        .getByRole('definition')
        .filter({ hasText: name })
        .or(page.getByRole('button', { name: `배송 국가 변경: ${name}` })),
    selector,
    radio: (name: string) => selector.getByRole('radio', { name, exact: true }),
  };
};

const unfold = async (page: Page): Promise<void> => {
  const { panel } = overseas(page);
  await expect(panel).toBeVisible();
  const closed = panel.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};

const visit = async (page: Page, shop: Shop, buyer: string): Promise<void> => {
  await shop.visit(page, { buyer, tenant: 'marketplace' });
  await settled(page);
  await unfold(page);
  await expect(overseas(page).companies.first()).toBeVisible();
};

interface Blocked {
  readonly id: string;
  readonly buyer: string;
  readonly chosen: readonly string[];
  readonly says: string;
  readonly marks: readonly string[];
  readonly fixes: readonly string[];
}

/** One case of each kind of limit: pieces and amount, an item that no carrier takes, and a category. */
const blocked: readonly Blocked[] = [
  {
    id: 'OV-04',
    buyer: 'oversea-china',
    chosen: [tint, lotion, socks],
    says: 'SF Express로 중국에 보내실 때는 배송비를 제외하고 한 번에 30,000원까지',
    marks: [lotion, socks],
    fixes: [`선택 해제: ${socks}`, 'EMS(국제특급우편) 선택'],
  },
  {
    id: 'OV-09',
    buyer: 'oversea-china',
    chosen: [tint, apples],
    says: `‘${apples}’ 상품은 중국 지역으로 배송할 수 없어요.`,
    marks: [apples],
    fixes: [`선택 해제: ${apples}`],
  },
  {
    id: 'OV-08',
    buyer: 'oversea-taiwan',
    chosen: [blouse, socks],
    says: '같은 분류의 상품을 한 번에 12개까지',
    marks: [socks],
    fixes: ['SF Express 선택'],
  },
];

for (const [at, { id, buyer, chosen, says, marks, fixes }] of blocked.entries())
  test(`[${id}] shows and marks what exceeds a limit, and each fix brings it within ${onceOn(at)}`, async ({
    page,
    shop,
  }) => {
    const { reason, marked, row } = ordering(page);
    for (const fix of fixes)
      await test.step(`${chosen.join(' + ')}: ${fix}`, async () => {
        await page.context().clearCookies({ name: 'shippingMethodType' });
        await visit(page, shop, buyer);
        await choose(page, chosen);
        await openReasons(page, shop);
        await expect(reason(says)).toHaveCount(1);
        for (const name of marks) await expect(row(name).and(marked)).toHaveCount(1);
        await pressFix(page, says, fix);
        await settled(page);
        await expect(reason(says)).toHaveCount(0);
      });
  });

test('[OV-10] [OV-12] China by SF Express requires an ID image and consent @once-mobile', async ({ page, shop }) => {
  const { panel, fee } = overseas(page);
  const { reason, reasons, marked } = ordering(page);
  const asked = page.getByRole('group', { name: /배송사에 전달하는 데 동의하시겠어요/u });
  const { confirm, order, summary, payable } = cart(page);
  await visit(page, shop, 'oversea-china');
  await choose(page, [tint]);
  await openReasons(page, shop);
  await expectAccessible(page);
  await expect.poll(() => wonIn(fee)).toBeGreaterThan(0);
  await expect.poll(() => leftOver(summary, payable)).toBe(0);

  await test.step('the order lists what is missing', async () => {
    await order.click();
    await expect(reason('신분증 사진이 필요해요.')).toBeInViewport();
    await expect(confirm).toHaveCount(0);
    await expect(page).toHaveURL(/\/cart$/u);
  });

  const photo = panel.getByLabel('신분증 사진', { exact: true });
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

  await test.step('asks for consent after the image, and no changes nothing', async () => {
    await photo.setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: png });
    await expect(reason('신분증 사진이 필요해요.')).toHaveCount(0);
    // a press soon after another is not counted
    await expect(async () => {
      if (!(await confirm.isVisible())) await order.click({ timeout: 1000 });
      await expect(confirm).toContainText('입력하신 정보가 저장되지 않아요. 그대로 주문하시겠어요?', { timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    await confirm.getByRole('button', { name: '취소' }).click();
    await expect(confirm).toHaveCount(0);
    await expect(page).toHaveURL(/\/cart$/u);
    await expect(asked).toBeVisible();
    await expect(marked).toHaveCount(0);
  });

  await test.step('gives consent with one press and continues the order', async () => {
    await asked.getByRole('button', { name: '동의하기' }).click();
    await expect(asked).toHaveCount(0);
    await expect(reasons).toHaveCount(0);
    await expect(panel.getByRole('checkbox', { name: /동의/u })).toBeChecked();
    const toPay = await payable.innerText();
    await order.click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/u);
    await expect(page.getByRole('button', { name: `${toPay} 결제하기` })).toBeVisible();
    await backToCart(page);
  });
});

test('[WA-14] consent in the order bar moves the focus to the order, and the page does not scroll @mobile', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'oversea-japan', tenant: 'marketplace' });
  await settled(page);
  const asked = page.getByRole('group', { name: /배송사에 전달하는 데 동의하시겠어요/u });
  // Playwright scrolls before it clicks a locator; a section that arrives late can move the button before the press
  await expect(async () => {
    const box = await asked.getByRole('button', { name: '동의하기' }).boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(asked).toHaveCount(0, { timeout: 5000 });
  }).toPass();
  await expect(cart(page).order).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[OV-07] [OV-11] [OV-13] [CO-01] limits show in advance, shipping is free from an amount, and the currency is kept @once-pc', async ({
  page,
  shop,
}) => {
  const { panel, meter, companies, currency, fee } = overseas(page);
  const { summary, payable } = cart(page);
  await visit(page, shop, 'oversea-japan');

  await test.step('meters show the use of each limit', async () => {
    await choose(page, [masks, tint, polish, socks]);
    await unfold(page);
    await expect(meter('화장품')).toHaveAttribute('value', '29');
    await expect(meter('화장품')).toHaveText('7개 / 24개');
    await expect(meter('무게')).toHaveText(/^[\d.]+kg \/ 30kg$/u);
    await expect(panel.getByText('한도를 넘었어요')).toHaveCount(0);
    await expect.poll(() => wonIn(fee)).toBeGreaterThan(0);
    await expect.poll(() => leftOver(summary, payable)).toBe(0);
  });

  await test.step('ships free from 150,000 won', async () => {
    await choose(page, [masks, tint, polish, socks, dress]);
    await expect.poll(() => wonIn(fee)).toBe(0);
    await expect(panel.getByText('한도를 넘었어요')).toHaveCount(0);
    await expect.poll(() => leftOver(summary, payable)).toBe(0);
  });

  await test.step('a meter shows an exceeded limit', async () => {
    await choose(page, [masks, tint, polish, socks, cushion]);
    await expect(panel.getByText('한도를 넘었어요')).toHaveCount(2);
  });

  await test.step('remembers carrier and currency', async () => {
    await currency.selectOption('JPY');
    await expect(panel.getByText(/^결제 예상 금액 약 [\d,]+ JPY$/u)).toBeVisible();
    await companies.last().check();
    await settled(page);
    const kept = ['currency', 'shippingMethodType'].map((name) =>
      expect.objectContaining({ name, path: '/', sameSite: 'Lax', secure: true }),
    );
    await expect.poll(() => page.context().cookies()).toEqual(expect.arrayContaining(kept));
    await page.reload();
    await settled(page);
    await expect(currency).toHaveValue('JPY');
    await expect(companies.last()).toBeChecked();
    await expect(panel.getByText(/ JPY$/u).first()).toBeVisible();
  });

  await test.step('the carrier information opens, and Escape closes it', async () => {
    await companies.first().check();
    await expect(panel.getByRole('button', { name: 'SF Express 이용 안내' })).toHaveCount(0);
    for (const name of ['CJ대한통운 이용 안내', '해외 포장 안내']) {
      await panel.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(panel.getByRole('button', { name })).toBeFocused();
    }
  });
});

test('[LY-05] [OV-01] [OV-12] changes the country after identity verification, and back to Korea @once-mobile', async ({
  page,
  shop,
}) => {
  const buyer = shop.device === 'm' ? 'one-unreadable-unit' : 'max-limits';
  const { panel, change, country, selector, radio } = overseas(page);
  const { reason } = ordering(page);
  await shop.open(page, { buyer, tenant: 'marketplace' });
  await settled(page);
  await expect(country('대한민국')).toBeVisible();
  await expect(panel).toHaveCount(0);

  await test.step('changes nothing on Cancel and Escape', async () => {
    await change.click();
    await expect(radio('일본')).toBeVisible();
    await expectAccessible(page);
    await radio('일본').check();
    await selector.getByRole('button', { name: '취소' }).click();
    await expect(selector).toHaveCount(0);
    await change.click();
    await expect(radio('일본')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(selector).toHaveCount(0);
    await expect(change).toBeFocused();
    await expect(country('대한민국')).toBeVisible();
  });

  const shipToJapan = async (): Promise<void> => {
    await change.click();
    await selector.getByRole('searchbox').fill('일');
    await radio('일본').check();
    await selector.getByRole('button', { name: '선택', exact: true }).click();
    await expect(selector).toHaveCount(0);
    await settled(page);
    await expect(country('일본')).toBeVisible();
    await unfold(page);
    await expect(panel.getByRole('radio', { name: /CJ대한통운/u })).toBeChecked();
  };

  await test.step('ships to a country found by search; the offer above the order returns to domestic shipping', async () => {
    await shipToJapan();
    await openReasons(page, shop);
    await pressFix(page, '해외배송은 본인 인증을 하신 후', '국내배송으로 변경');
    await expect(panel).toHaveCount(0);
    await settled(page);
    await expect(country('대한민국')).toBeVisible();
    await expect(reason('해외배송은 본인 인증을 하신 후')).toHaveCount(0);
  });

  await test.step('asks for verification once', async () => {
    await shipToJapan();
    await openReasons(page, shop);
    await pressFix(page, '해외배송은 본인 인증을 하신 후', '본인 인증하기');
    await page.waitForURL(/self-authentication/u);
    await page.locator('form button:not([name])').click();
    await page.waitForURL(/\/cart$/u);
    await settled(page);
    await openReasons(page, shop);
    await expect(reason('해외배송은 본인 인증을 하신 후')).toHaveCount(0);
  });

  await test.step('returns to domestic shipping with one press in the selector', async () => {
    await change.click();
    await selector.getByRole('button', { name: '국내배송으로 변경' }).click();
    await expect(selector).toHaveCount(0);
    await settled(page);
    await expect(country('대한민국')).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});

for (const [buyer, tag] of [
  ['oversea-japan', '@once-pc'],
  ['oversea-china', '@pc'],
  ['oversea-china', '@once-mobile'],
  ['oversea-taiwan', '@mobile'],
] as const)
  test(`[PG-10 LS-01] ${buyer}: the overseas panel and its fee are in the first view, and its code moves nothing ${tag}`, async ({
    page,
    shop,
  }) => {
    const [held, asked] = [Promise.withResolvers<void>(), new Set<string>()];
    await page.route('**/assets/overseas-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await shop.open(page, { buyer, tenant: 'marketplace' });
    const { panel, fee } = overseas(page);
    const place = async () => [await panel.boundingBox(), await page.getByRole('article').first().boundingBox()];
    await expect(panel).toContainText(/CJ대한통운|SF Express/u);
    await expect(fee).toContainText('원');
    const before = await place();
    held.resolve();
    await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
    await panel.locator('summary').first().click();
    await expect.poll(async () => (await panel.boundingBox())?.height).not.toBe(before[0]?.height);
    await panel.locator('summary').first().click();
    await expect.poll(place).toEqual(before);
    expect([...asked].filter((path) => path.startsWith('/api') && path.includes('oversea'))).toEqual([]);
  });
