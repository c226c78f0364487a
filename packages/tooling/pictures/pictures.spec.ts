import { expect, test, type Page } from '@playwright/test';

/** Ten small worlds, each in a language of its own choice; overseas shipping is the marketplace's alone. */
const scenarios = [
  { scenario: 'many-sellers', language: 'ko' },
  { scenario: 'one-seller', language: 'en' },
  { scenario: 'empty', language: 'jp' },
  { scenario: 'unorderable', language: 'ko' },
  { scenario: 'order-rules', language: 'en' },
  { scenario: 'coupon-collector', language: 'cn' },
  { scenario: 'rewards', language: 'ko' },
  { scenario: 'club-member', language: 'ko' },
  { scenario: 'guest-with-cart', language: 'jp' },
  { scenario: 'oversea-china', language: 'en', only: 'marketplace' },
] as const;

const sizes = [
  { width: 1440, height: 760, device: 'pc' },
  { width: 1024, height: 640, device: 'pc' },
  { width: 390, height: 844, device: 'm' },
  { width: 320, height: 640, device: 'm' },
] as const;

const themes = ['light', 'dark'] as const;
const tenantOf = (n: number) => (n % 2 === 0 ? 'marketplace' : 'outlet');

/** Each size of a scenario is seen in both tenants, one in each theme: half of all pictures that there could be. */
const pictures = scenarios.flatMap((one, i) =>
  sizes.flatMap((size, j) =>
    themes.map((theme, k) => ({
      ...one,
      ...size,
      theme,
      tenant: 'only' in one ? one.only : tenantOf(i + j + k),
    })),
  ),
);
type Picture = (typeof pictures)[number];

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const contextOf = ({ device, theme, width, height }: Picture) => ({
  colorScheme: theme,
  reducedMotion: 'reduce' as const,
  // the page's policy allows no styles but its own, and `still.css` is not
  bypassCSP: true,
  viewport: { width, height },
  ...(device === 'm' ? { userAgent: phone, isMobile: true, hasTouch: true } : {}),
});

const addressOf = ({ tenant, language, device, scenario }: Picture, baseURL: string): string => {
  const address = new URL(`/${language}/${device}/cart?mock=true&scenario=${scenario}`, baseURL);
  if (tenant === 'outlet') address.hostname = 'outlet.localhost';
  return address.href;
};

/** All that comes late has come: nothing is asked for any more, and the letters are those of the product's fonts. */
const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html[data-fonts]')).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

for (const picture of pictures) {
  const { scenario, language, width, theme, tenant } = picture;
  const name = `${scenario}-${width}-${theme}`;
  test(`${name}: ${tenant}, ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...contextOf(picture), locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
    const page = await context.newPage();
    // a Monday morning: dates, deadlines and coupons are the same whenever the pictures are made
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+09:00'));
    await page.goto(addressOf(picture, baseURL ?? ''));
    await settled(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
    await context.close();
  });
}
