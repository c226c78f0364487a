import type { Page } from '@playwright/test';
import { approve, enterRecipient, expectPrintsNoControls, recipientFields } from './ordering.ts';
import { cart, expect, expectAccessible, settled, test, wonIn, type Shop } from './support.ts';

const crayons = '311103';
const orderUrl = /\/ko\/(?:pc|m)\/order\/[^/?]+$/u;

const signIn = (page: Page) => ({
  nonMember: page.getByRole('button', { name: '비회원으로 주문하기' }),
  as: async (title: string): Promise<void> => {
    await page.getByRole('radio', { name: title }).check();
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click();
  },
});

const orderAsGuest = async (page: Page, shop: Shop, pieces: number): Promise<number> => {
  const { order, payable } = cart(page);
  await shop.openAsGuest(page, { [crayons]: pieces });
  await settled(page);
  const seen = await wonIn(payable);
  await order.click();
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=%2Fko%2F(?:pc|m)%2Forder%2F[^&]+$/u);
  return seen;
};

const pay = (page: Page) => page.getByRole('button', { name: /결제하기$/u });
const paid = (page: Page) => page.getByRole('heading', { name: '결제가 완료되었어요' });

test('[CK-15] [GM-2] a visitor orders, signs in, gets the member’s order and pays', async ({ page, shop, watch }) => {
  watch.expectFailedCalls();
  await shop.open(page, { buyer: 'guest-with-cart' });
  await settled(page);
  const before = await orderAsGuest(page, shop, 2);
  await expect(page.getByRole('heading', { name: '주문하기 전에 로그인해 주세요' })).toBeVisible();
  await expectAccessible(page);

  await signIn(page).as('로그인 전 장바구니 합치기');
  await expect(page).toHaveURL(orderUrl);
  await expect(page.getByText('수량 5개')).toBeVisible();
  const after = Number((await pay(page).innerText()).replaceAll(/[^\d]/gu, ''));
  expect(after).toBeGreaterThan(before);
  const news = page.getByRole('alert').filter({ hasText: '주문을 다시 준비했어요' });
  await expect(news).toContainText(`${before.toLocaleString('ko')}원에서 ${after.toLocaleString('ko')}원으로`);
  await expect(news).toContainText('합쳤어요. 수량을 더한 상품은 1개예요.');
  await expectAccessible(page);

  await test.step('a reload shows the order without a message', async () => {
    await page.reload();
    await expect(pay(page)).toContainText(after.toLocaleString('ko'));
    await expect(news).toHaveCount(0);
  });

  await pay(page).click();
  await approve(page);
  await expect(paid(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '장바구니로 돌아가기' }).click();
  await settled(page);
  await expect(page.getByRole('checkbox', { name: /^크레용/u })).toHaveCount(0);
});

test('[CK-15] [RL-01] a visitor orders as a non-member after choosing so @once-mobile', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  const seen = await orderAsGuest(page, shop, 1);
  const returnUrl = new URL(page.url()).searchParams.get('returnUrl') ?? '';

  await test.step('takes no payment if no choice was made', async () => {
    await page.goto(`${shop.origin()}${returnUrl}`);
    await enterRecipient(page);
    await expectPrintsNoControls(page);
    await pay(page).click();
    await approve(page);
    await expect(page).toHaveURL(/\/sign-in\?returnUrl=/u);
  });

  await test.step('a non-member pays the prepared order', async () => {
    await signIn(page).nonMember.click();
    await expect(page).toHaveURL(orderUrl);
    await expect(pay(page)).toContainText(seen.toLocaleString('ko'));
    await pay(page).click();
    await approve(page);
    await expect(paid(page)).toBeVisible();
    await expect(page.getByText('김바구니, 010-1234-5678')).toBeVisible();
  });

  await test.step('continues the next order without the question', async () => {
    await page.getByRole('main').getByRole('link', { name: '장바구니로 돌아가기' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await shop.putIn(page, { [crayons]: 1 });
    await settled(page);
    await cart(page).order.click();
    await expect(page).toHaveURL(orderUrl);
  });
});

test('[CK-20] a non-member enters the recipient; another language and a failure keep the text', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await orderAsGuest(page, shop, 1);
  await signIn(page).nonMember.click();
  await expect(page).toHaveURL(orderUrl);
  const { name, phone, zipCode, address } = recipientFields(page);

  await test.step('the payment button moves the focus to the first missing field', async () => {
    await name.fill('김바구니');
    await pay(page).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/전화번호를 확인해 주세요/u);
    await expectAccessible(page);
    await phone.fill('010-1234-5678');
    await zipCode.fill('04001');
  });

  await test.step('another language keeps the texts', async () => {
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('김바구니');
    await expect(page.getByLabel('Phone number')).toHaveValue('010-1234-5678');
    await page.getByRole('button', { name: /^Pay /u }).click();
    await expect(page.getByText('Enter an address of at least 5 characters.')).toBeVisible();
    await page.getByRole('link', { name: '한국어' }).click();
    await expect(zipCode).toHaveValue('04001');
  });

  await test.step('a failed request keeps the texts, and nothing is paid', async () => {
    await address.fill('서울특별시 마포구 새벽별로 12');
    await page.route('**/order/deliverOrderTo', (route) => route.abort());
    await pay(page).click();
    await expect(page.getByRole('alert').filter({ hasText: '일시적인' })).toBeVisible();
    await expect(address).toHaveValue('서울특별시 마포구 새벽별로 12');
    await page.unroute('**/order/deliverOrderTo');
  });

  await test.step('the confirmation and the receipt show the address', async () => {
    await pay(page).click();
    await approve(page);
    await expect(paid(page)).toBeVisible();
    await expect(page.getByText('(04001) 서울특별시 마포구 새벽별로 12')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('김바구니');
    await page.getByRole('link', { name: '주문 내역 보기' }).click();
    await page.getByRole('link', { name: '영수증' }).first().click();
    await expect(page.getByRole('article')).toContainText(
      '김바구니, 010-1234-5678(04001) 서울특별시 마포구 새벽별로 12',
    );
  });
});
