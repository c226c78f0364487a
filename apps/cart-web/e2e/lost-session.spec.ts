import type { Locator, Page } from '@playwright/test';
import { cart, coupons, expect, expectAccessible, settled, test } from './support.ts';

const question = (page: Page) => page.getByRole('alertdialog').filter({ hasText: '로그인 시간이 만료되었어요' });
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: '로그인', exact: true });

type Act = (page: Page) => Promise<unknown>;

/** Loses the session, then presses without waiting for an effect, because the page is loaded again meanwhile. */
const pressWithoutSession = async (page: Page, target: Locator): Promise<void> => {
  await target.click({ trial: true });
  await page.waitForLoadState('networkidle');
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.context().clearCookies({ name: 'baguni' });
  await page.mouse.click(x + width / 2, y + height / 2);
};

const more = (page: Page): Locator => page.getByRole('button', { name: /늘리기/u }).first();
const askToDelete: Act = (page) => page.getByRole('article').first().getByTitle('삭제').first().click();
const openEstimate: Act = (page) => page.getByRole('button', { name: '견적서 출력' }).click();
interface Row {
  readonly act: string;
  readonly tag?: string;
  readonly buyer: string;
  readonly title: string;
  /** Before the session is lost. */
  readonly before?: Act;
  readonly pressed: (page: Page) => Locator;
  /** Checks after the same buyer has signed in again. */
  readonly done: (page: Page, pieces: number) => Promise<void>;
}

const rewards = { buyer: 'rewards', title: '할인과 적립' };
const business = { buyer: 'business-buyer', title: '사업자 회원' };

const rows: readonly Row[] = [
  {
    ...rewards,
    act: 'a quantity',
    pressed: more,
    done: (page, pieces) => expect(cart(page).quantities.first()).toHaveValue(String(pieces + 1)),
  },
  {
    ...rewards,
    act: 'a deletion',
    before: askToDelete,
    pressed: (page) => cart(page).confirm.getByRole('button', { name: '삭제' }),
    // nothing is deleted without the question
    done: (page) => expect(cart(page).confirm.getByRole('button', { name: '삭제' })).toBeVisible(),
  },
  {
    ...rewards,
    act: 'a selection',
    pressed: (page) => cart(page).boxes.nth(1),
    done: (page) => expect(cart(page).boxes.nth(1)).not.toBeChecked(),
  },
  {
    buyer: 'coupon-collector',
    title: '쿠폰 부자',
    act: 'a coupon',
    pressed: (page) => coupons(page).buttons.first(),
    done: (page) => expect(coupons(page).box).toBeVisible(),
  },
  {
    ...business,
    act: 'an order',
    pressed: (page) => cart(page).order,
    done: (page) => expect(page).toHaveURL(/\/order\/[^/?]+$/u),
  },
  {
    ...business,
    act: 'an estimate',
    tag: ' @pc',
    before: openEstimate,
    pressed: (page) => page.getByRole('dialog').getByRole('button', { name: /엑셀/u }),
    done: (page) => expect(page.getByText('견적서를 저장했어요.').first()).toBeVisible(),
  },
];

for (const { act, tag = '', buyer, title, before, pressed, done } of rows)
  test(`[ER-04 AZ-1] a session lost before ${act} is reported, shows nothing of the buyer, and continues after signing in${tag}`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.expectFailedCalls();
    await shop.open(page, { buyer });
    await settled(page);
    const pieces = Number(await cart(page).quantities.first().inputValue());
    await before?.(page);
    await pressWithoutSession(page, pressed(page));
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);
    await question(page).getByRole('button', { name: '로그인' }).click();
    await page.getByRole('radio', { name: title }).first().check();
    await signInButton(page).click();
    await done(page, pieces);
  });

test('[ER-04 AZ-1] after a lost session another buyer gets their own cart, without the action @pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.open(page, rewards);
  await settled(page);
  await pressWithoutSession(page, more(page));
  await question(page).getByRole('button', { name: '로그인' }).click();
  await page.getByRole('radio', { name: '판매자 한 곳' }).first().check();
  await signInButton(page).click();
  await settled(page);
  await expect(page.getByText('장바구니 내용이 변경되어 다시 불러왔어요').first()).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(question(page)).toHaveCount(0);
});
