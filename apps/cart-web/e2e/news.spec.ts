import { expect, expectAccessible, settled, test } from './support.ts';

test('[RC-03] a returning shopper sees the changes once, each with a link to its row @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'returning-shopper' });
  await settled(page);
  const rowOf = (name: RegExp) => page.locator('[id^="unit-"]').filter({ has: page.getByRole('heading', { name }) });
  await expect(rowOf(/화장지/u)).toContainText('담았을 때보다 1,200원 저렴해요');
  // the news has its fall
  await expect(rowOf(/꿀사과/u)).not.toContainText('담았을 때보다');
  const news = page.getByRole('complementary', { name: '지난 방문 이후 4가지가 달라졌어요' });
  await expect(news).toBeVisible();
  await expect(news.getByRole('list')).toBeHidden();
  await news.locator('summary').press('Enter');
  await expect(news.getByRole('listitem')).toHaveText([
    /3,000원 내렸어요.*22,900원 → 19,900원/u,
    /품절됐어요/u,
    /500원 올랐어요/u,
    /쿠폰 사용 기한/u,
  ]);
  await expectAccessible(page);
  await news.getByRole('button', { name: /오징어.*상품으로 이동/u }).press('Enter');
  await expect(page.locator('[data-visited]')).toBeFocused();
  await expect(page.locator('[data-visited]')).toContainText('오징어');
  await expect(news.getByRole('list')).toBeHidden();
  await page.reload();
  await settled(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-news]')).toHaveCount(0);
  await expect(rowOf(/꿀사과/u)).toContainText('담았을 때보다 3,000원 저렴해요');
});
