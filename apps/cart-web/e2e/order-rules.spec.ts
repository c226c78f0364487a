import type { Page } from '@playwright/test';
import { choose, expectNames, openReasons, ordering, pressFix, verify } from './ordering.ts';
import { cart, expect, expectAccessible, settled, onceOn, test, type Shop } from './support.ts';

const apples = '새벽에 딴 꿀사과 가정용·선물용';
const installs = ['65형 4K TV 방문설치', '벽걸이 인버터 에어컨 기본설치', '양문형 냉장고 826L', '드럼세탁기 21kg'];
const coffee = '[모바일] 아메리카노 교환권';
const novel = '[소설] 밤 시장의 우산 가게';
const bananas = '바나나 한 송이';
const sushi = '모둠 초밥 20개';
const headphones = '[해외직구] 무선 헤드폰';
const towels = '[클럽 전용] 호텔 수건 6장';

interface Blocked {
  readonly id: string;
  readonly chosen: readonly string[];
  readonly says: string;
  readonly marks: string;
  readonly tenant?: 'outlet';
}

interface Prompt extends Blocked {
  readonly asks: string;
  readonly goes: readonly string[];
  readonly stays: readonly string[];
}

const prompts: readonly Prompt[] = [
  {
    id: 'CK-06',
    chosen: installs,
    says: '설치 상품은 한 번에 5개까지 주문할 수 있어요.',
    marks: '드럼세탁기 21kg',
    asks: '먼저 5개를 주문하시겠어요?',
    goes: installs,
    stays: ['드럼세탁기 21kg'],
  },
  {
    id: 'CK-07',
    chosen: [apples, coffee],
    says: 'e쿠폰은 배송 상품과 함께 주문할 수 없어요.',
    marks: coffee,
    asks: 'e쿠폰을 먼저 주문하시겠어요?',
    goes: [coffee],
    stays: [apples],
  },
];

/** One case of each kind: one item, a pair of items, a member’s item, and a rule of the other tenant. */
const blocked: readonly Blocked[] = [
  { id: 'OV-15', chosen: [apples, '백오이 3개'], says: '배송 시간이 마감되었어요.', marks: '백오이 3개' },
  { id: 'CK-10', chosen: [sushi, headphones], says: '홈플러스 상품은 해외직구 상품과', marks: sushi },
  { id: 'CK-12', chosen: [apples, towels], says: '스마일클럽 회원만 주문할 수 있어요.', marks: towels },
  {
    id: 'CK-09',
    chosen: [apples, bananas],
    says: '당일배송 상품은 다른 상품과',
    marks: bananas,
    tenant: 'outlet',
  },
];

const expectBlocked = async (page: Page, shop: Shop, { chosen, says, marks }: Blocked): Promise<void> => {
  const { reason, marked, row } = ordering(page);
  await choose(page, chosen);
  await openReasons(page, shop);
  await expect(reason(says)).toHaveCount(1);
  await expect(marked).toHaveCount(1);
  await expect(row(marks).and(marked)).toHaveCount(1);
};

const expectFixed = async (page: Page, { says, marks }: Blocked): Promise<void> => {
  const { reason, marked } = ordering(page);
  await pressFix(page, says, `선택 해제: ${marks}`);
  await settled(page);
  await expect(reason(says)).toHaveCount(0);
  await expect(marked).toHaveCount(0);
};

test('[OV-15] [CK-09] [CK-10] [CK-12] shows and marks what cannot be ordered, and a fix leaves it out @once-mobile', async ({
  page,
  shop,
}) => {
  for (const [tenant, ofTenant] of Map.groupBy(blocked, (one) => one.tenant ?? 'marketplace')) {
    await shop.visit(page, { buyer: 'order-rules', tenant });
    await settled(page);
    for (const one of ofTenant)
      await test.step(one.chosen.join(' + '), async () => {
        await expectBlocked(page, shop, one);
        await expectFixed(page, one);
      });
  }
});

for (const [at, one] of prompts.entries())
  test(`[${one.id}] [CK-17] ${one.chosen.length} items, part of them first: ${one.asks} ${onceOn(at)}`, async ({
    page,
    shop,
  }) => {
    const { confirm, order } = cart(page);
    await shop.visit(page, { buyer: 'order-rules', tenant: 'marketplace' });
    await settled(page);
    await expectBlocked(page, shop, one);
    const chosen = page.getByRole('article').getByRole('checkbox', { checked: true });
    const before = await chosen.count();

    await test.step('asks with both lists, and no changes nothing', async () => {
      await order.click();
      await expect(confirm).toContainText(one.asks);
      const lists = confirm.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) });
      await expectNames(lists.filter({ hasText: '지금 주문할 상품' }).last(), one.goes);
      await expectNames(lists.filter({ hasText: '장바구니에 남는 상품' }).last(), one.stays);
      await expectAccessible(page);
      await confirm.getByRole('button', { name: '취소' }).click();
      await expect(confirm).toHaveCount(0);
      await expect(chosen).toHaveCount(before);
      await expect(page).toHaveURL(/\/cart$/u);
    });

    await test.step('orders only that part after a yes', async () => {
      await order.click();
      await confirm.getByRole('button', { name: '먼저 주문' }).click();
      await expect(page).toHaveURL(/\/order\/[^/]+$/u);
      await expectNames(page.getByRole('region', { name: '주문 상품' }), one.goes);
    });

    await test.step('keeps all units in the cart; one press deselects the other part', async () => {
      await shop.visit(page, { buyer: 'order-rules', tenant: 'marketplace' });
      await settled(page);
      await expectBlocked(page, shop, one);
      await expectFixed(page, one);
    });
  });

test('[CK-08] income-duty items are ordered alone or together, as chosen @once-pc', async ({ page, shop }) => {
  const { confirm, order } = cart(page);
  const { reasons } = ordering(page);
  const duty: Blocked = {
    id: 'CK-08',
    chosen: [headphones, novel],
    says: '소득공제 상품은 다른 상품과 따로 주문하셔야 해요.',
    marks: novel,
  };
  for (const [answer, goes] of [
    ['소득공제 상품만 주문', [novel]],
    ['함께 주문', [headphones, novel]],
  ] as const)
    await test.step(answer, async () => {
      await shop.visit(page, { buyer: 'order-rules', tenant: 'marketplace' });
      await settled(page);
      await expectBlocked(page, shop, duty);
      await order.click();
      await expectAccessible(page);
      await confirm.getByRole('button', { name: answer }).click();
      await expect(page).toHaveURL(/\/order\/[^/]+$/u);
      await expectNames(page.getByRole('region', { name: '주문 상품' }), goes);
    });
  await test.step('asks no question if the shopper agreed before', async () => {
    await shop.visit(page, { buyer: 'order-rules', tenant: 'marketplace' });
    await settled(page);
    await expectBlocked(page, shop, duty);
    await pressFix(page, duty.says, '함께 주문');
    await expect(reasons).toHaveCount(0);
    await order.click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/u);
  });
});

test.describe('a simple member', () => {
  test('[CK-11] [CK-15] [PG-13] a simple member verifies identity or age and returns to order @once-mobile', async ({
    page,
    shop,
  }) => {
    const { confirm, order } = cart(page);
    const { reason } = ordering(page);
    const card: Blocked = {
      id: 'CK-11',
      chosen: ['[모바일] 5만원 금액권'],
      says: '본인 인증이 필요한 상품이 있어요.',
      marks: '[모바일] 5만원 금액권',
    };
    const wine: Blocked = {
      id: 'CK-11',
      chosen: ['[성인] 매실주 선물세트'],
      says: '성인 인증을 하신 후 주문할 수 있어요.',
      marks: '[성인] 매실주 선물세트',
    };
    await shop.open(page, { buyer: 'simple-member' });
    await settled(page);
    await expectAccessible(page);
    await expectBlocked(page, shop, card);
    await order.click();
    await expect(confirm).toContainText(card.says);
    await expectAccessible(page);
    await confirm.getByRole('button', { name: '취소' }).click();
    await expect(reason(card.says)).toHaveCount(1);
    await order.click();
    await confirm.getByRole('button', { name: '본인 인증하기' }).click();
    await verify(page);
    await choose(page, card.chosen);
    await expect(ordering(page).marked).toHaveCount(0);
    await order.click();
    await expect(page).toHaveURL(/\/order\/[^/]+$/u);

    await shop.open(page, { buyer: 'simple-member' });
    await settled(page);
    await expectBlocked(page, shop, wine);
    await pressFix(page, wine.says, '성인 인증하기');
    await verify(page);
    await choose(page, wine.chosen);
    await expect(ordering(page).marked).toHaveCount(0);
  });
});

test('[CK-18] a refused order shows its reasons from the first one @pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'order-rules' });
  await settled(page);
  const { summary, selectAll, order } = cart(page);
  await selectAll.setChecked(true);
  await settled(page);
  await order.click();
  await expect(summary.getByText(/^주문 전에 확인할 내용 \d\d건$/u)).toBeFocused();
  const [first] = await summary.locator('fieldset summary').all();
  // the sticky total or strip would cover it
  const isVisible = await first?.evaluate((reason) => {
    const { left, top, bottom } = reason.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => reason.contains(document.elementFromPoint(left + 60, y)));
  });
  expect(isVisible).toBe(true);
});
