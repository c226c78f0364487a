import { expect, test, type Page } from '@playwright/test';

/** Widths with their height and device. */
const sizes = {
  1440: { height: 760, device: 'pc' },
  1024: { height: 640, device: 'pc' },
  390: { height: 844, device: 'm' },
  320: { height: 640, device: 'm' },
} as const;

/** Scenario, language, width, theme and tenant of each screenshot. */
const rows = [
  ['many-sellers', 'ko', 1440, 'light', 'marketplace'],
  ['many-sellers', 'ko', 1024, 'dark', 'marketplace'],
  ['many-sellers', 'ko', 390, 'light', 'marketplace'],
  ['many-sellers', 'ko', 320, 'dark', 'marketplace'],
  ['one-seller', 'en', 1440, 'dark', 'marketplace'],
  ['one-seller', 'en', 320, 'light', 'marketplace'],
  ['empty', 'jp', 1440, 'light', 'marketplace'],
  ['empty', 'jp', 390, 'dark', 'outlet'],
  ['empty', 'jp', 320, 'light', 'outlet'],
  ['unorderable', 'ko', 1024, 'light', 'marketplace'],
  ['unorderable', 'ko', 390, 'dark', 'marketplace'],
  ['order-rules', 'en', 1440, 'light', 'marketplace'],
  ['order-rules', 'en', 1440, 'dark', 'outlet'],
  ['order-rules', 'en', 390, 'light', 'marketplace'],
  ['order-rules', 'en', 320, 'dark', 'marketplace'],
  ['coupon-collector', 'cn', 1440, 'light', 'outlet'],
  ['coupon-collector', 'cn', 390, 'dark', 'marketplace'],
  ['coupon-collector', 'cn', 320, 'light', 'marketplace'],
  ['rewards', 'ko', 1440, 'dark', 'outlet'],
  ['rewards', 'ko', 390, 'light', 'marketplace'],
  ['club-member', 'ko', 1024, 'dark', 'outlet'],
  ['guest-with-cart', 'jp', 390, 'dark', 'outlet'],
  ['oversea-china', 'en', 1440, 'light', 'marketplace'],
  ['oversea-china', 'en', 320, 'dark', 'marketplace'],
] as const;

const pictures = rows.map(([scenario, language, width, theme, tenant]) => ({
  scenario,
  language,
  width,
  theme,
  tenant,
  ...sizes[width],
}));
type Picture = (typeof pictures)[number];

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const contextOf = ({ device, theme, width, height }: Picture) => ({
  colorScheme: theme,
  reducedMotion: 'reduce' as const,
  // the page's policy would refuse `still.css`
  bypassCSP: true,
  viewport: { width, height },
  ...(device === 'm' ? { userAgent: phone, isMobile: true, hasTouch: true } : {}),
});

const addressOf = ({ tenant, language, device, scenario }: Picture, baseURL: string): string => {
  const address = new URL(`/${language}/${device}/cart?mock=true&scenario=${scenario}`, baseURL);
  if (tenant === 'outlet') address.hostname = 'outlet.localhost';
  return address.href;
};

/** Waits until all lazy parts and fonts are loaded. */
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
    // fixes dates, deadlines and coupons
    await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+09:00'));
    await page.goto(addressOf(picture, baseURL ?? ''));
    await settled(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
    await context.close();
  });
}
