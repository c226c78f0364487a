import { emptySession } from '@baguni/use-cases';
import { languages } from '@baguni/domain/internal';
import { CartStore, cartViewsOf, loadAllWords, viewContext, type Translations } from '@baguni/presentation';
import { testLinks } from '@baguni/presentation/testing';
import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aSummary, aBestCombinationAction, someOffers } from '../../testing/frame-views.ts';
import { storefrontOf } from '../../testing/story-store.ts';
import { Blockers } from '../../checkout/Blockers/Blockers.tsx';
import { presses } from '../../testing/presses.ts';
import { Offers } from './Offers.tsx';
import { Summary } from './Summary.tsx';

const unblocked = aSummary({ blockers: undefined });

const meta = {
  title: 'Prices/Summary',
  component: Summary,
  args: { summary: unblocked, send: fn(), Blockers, Offers },
  decorators: [
    (Story, { globals }) => (
      <div style={globals['device'] === 'mobile' ? {} : { inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Summary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: presses('상품 9개 주문하기', { type: 'Order' }) };
export const LedgerOpen: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: '상품 금액 자세히 보기' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByText(/상품 가격/)[0]).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
  },
};
export const WithBestCombination: Story = {
  args: { bestCombination: aBestCombinationAction() },
  play: presses('최저가 쿠폰 조합 찾기', { type: 'FindBestCombination' }),
};
export const WithOffers: Story = {
  args: { offers: someOffers() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.offers?.nudges[0] ?? 'none')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '캐시백 예정 자세히 보기' }));
    await expect(canvas.getByText('스마일페이 캐시백')).toBeVisible();
  },
};
export const WithPromotions: Story = {
  args: {
    offers: someOffers({
      nudges: ['12,000원 더 선택하면 5,000원 할인돼요.', '1개 더 담으면 ‘2+1’ 혜택을 받을 수 있어요.'],
    }),
  },
};
export const NudgeAlone: Story = {
  args: { offers: someOffers({ cashback: undefined, cashbackDates: [] }) },
};
export const NothingOnTop: Story = {
  args: { offers: { nudges: [], cashback: undefined, cashbackDates: [], isAwaited: false } },
};
export const OffersOnAPhone: Story = {
  args: { offers: someOffers(), hasOrderButton: false },
  globals: { device: 'mobile' },
};
export const Blocked: Story = { args: { summary: aSummary() } };
/** [PG-09] Rows, total and button are directly below each other, however tall the place; late content follows. */
export const TotalNextToItsAddends: Story = {
  args: { bestCombination: aBestCombinationAction(), offers: someOffers() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const boxOf = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [row, total] = [boxOf('[data-row="Shipping"]'), boxOf('[data-total]')];
    const order = canvas.getByRole('button', { name: '상품 9개 주문하기' }).getBoundingClientRect();
    const late = canvas.getByRole('button', { name: '최저가 쿠폰 조합 찾기' }).getBoundingClientRect();
    for (const [above, below] of [
      [row, total],
      [total, order],
      [order, late],
    ] as const) {
      await expect(below.top).toBeGreaterThanOrEqual(above.bottom);
      await expect(below.top - above.bottom).toBeLessThanOrEqual(24);
    }
  },
};
export const TallerThanItsPlace: Story = {
  args: { summary: aSummary(), bestCombination: aBestCombinationAction(), offers: someOffers() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', maxBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    for (const toggle of canvas.getAllByRole('button', { expanded: false })) await userEvent.click(toggle);
    for (const reason of canvasElement.querySelectorAll('summary')) await userEvent.click(reason);
    const { top, bottom } = canvas.getByRole('region').getBoundingClientRect();
    await expect(bottom - top).toBeLessThanOrEqual(400);
    const order = canvas.getByRole('button', { name: '상품 9개 주문하기' });
    await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    // the fix-all button too, above its start and end
    const body = canvas.getByRole('heading').closest('section')?.firstElementChild;
    for (const edge of [0, body?.scrollHeight ?? 0]) {
      body?.scrollTo(0, edge);
      const strip = canvas.getByRole('button', { name: '한 번에 해결' }).getBoundingClientRect();
      await expect(strip.top).toBeGreaterThanOrEqual(top);
      await expect(strip.bottom).toBeLessThanOrEqual(order.getBoundingClientRect().top);
    }
  },
};
export const ShippingUnknown: Story = {
  args: { summary: { ...unblocked, notices: ['배송비를 확인하지 못했어요. 주문서에서 다시 확인해 주세요.'] } },
};
export const Updating: Story = { args: { summary: { ...unblocked, isUpdating: true } } };
export const Ordering: Story = {
  args: {
    summary: { ...unblocked, order: { ...unblocked.order, isEnabled: false, reason: '주문을 준비하고 있어요' } },
  },
};
export const Mobile: Story = {
  args: { summary: aSummary(), bestCombination: aBestCombinationAction(), hasOrderButton: false },
  globals: { device: 'mobile' },
};

const isOfAll = (words: unknown): words is readonly Translations[] =>
  Array.isArray(words) && words.length === languages.length;

/** The summary in each language. Ordering requests the prices again. */
function InEachLanguage({ words }: { readonly words: readonly Translations[] }): ReactNode {
  const [isUpdating, setUpdating] = useState(false);
  return words.map((its, i) => {
    const storefront = storefrontOf('marketplace', 'pc', languages[i] ?? 'ko');
    const { summary } = cartViewsOf(new CartStore(emptySession(storefront)), viewContext(storefront, its, testLinks));
    const order = { ...summary.order, isEnabled: true };
    return <Summary key={summary.title} summary={{ ...summary, order, isUpdating }} send={() => setUpdating(true)} />;
  });
}

/** The head keeps its height in each language while prices reload (PG-10). */
export const UpdatingMovesNothing: Story = {
  loaders: [
    async () => ({
      words: await Promise.all(languages.map((language) => loadAllWords(storefrontOf('marketplace', 'pc', language)))),
    }),
  ],
  render: (_, { loaded }) => (isOfAll(loaded['words']) ? <InEachLanguage words={loaded['words']} /> : <></>),
  play: async ({ canvas }) => {
    const heights = () => canvas.getAllByRole('heading').map(({ parentElement }) => parentElement?.offsetHeight);
    const before = heights();
    await expect(before).toHaveLength(4);
    const [order] = canvas.getAllByRole('button');
    if (order) await userEvent.click(order);
    await expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(4);
    await expect(heights()).toEqual(before);
  },
};
export const WithArrival: Story = {
  args: { summary: { ...unblocked, order: { ...unblocked.order, note: '11월 28일 (토) 도착 예정' } } },
  play: presses('상품 9개 주문하기 11월 28일 (토) 도착 예정', { type: 'Order' }),
};
