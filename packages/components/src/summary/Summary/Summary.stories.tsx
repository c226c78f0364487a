import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aSummary, aBestCombinationAction, someOffers, someRows } from '../../testing/frame-views.ts';
import { Summary } from './Summary.tsx';

const meta = {
  title: 'Summary/Summary',
  component: Summary,
  args: { summary: aSummary({ blockers: [] }), send: fn() },
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

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '상품 3개 주문하기' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'Order' });
  },
};
export const LedgerOpen: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: '상품 금액 자세히 보기' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/상품 가격/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
  },
};
export const WithBestCombination: Story = {
  args: { summary: aSummary({ blockers: [] }), bestCombination: aBestCombinationAction() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '가장 좋은 쿠폰 찾기' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'FindBestCombination' });
  },
};
export const WithOffers: Story = {
  args: { summary: aSummary({ blockers: [] }), offers: someOffers() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,000원 더 선택하면 5,000원 할인돼요.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '캐시백 예정 자세히 보기' }));
    await expect(canvas.getByText('SSG 포인트')).toBeVisible();
  },
};
export const NudgeAlone: Story = {
  args: { summary: aSummary({ blockers: [] }), offers: someOffers({ cashback: undefined, cashbackDates: [] }) },
};
export const NothingOnTop: Story = {
  args: {
    summary: aSummary({ blockers: [] }),
    offers: { nudge: undefined, cashback: undefined, cashbackDates: [] },
  },
};
export const WithExtraDiscount: Story = {
  args: {
    summary: aSummary({
      blockers: [],
      rows: someRows().flatMap((row) =>
        row.key === 'Coupons'
          ? [
              row,
              {
                ...row,
                key: 'ExtraDiscount',
                label: '추가 할인',
                amount: '−5,000원',
                toggleLabel: '추가 할인 자세히 보기',
              },
            ]
          : [row],
      ),
    }),
    offers: someOffers({ nudge: undefined }),
  },
};
export const OffersOnAPhone: Story = {
  args: { summary: aSummary({ blockers: [] }), offers: someOffers(), hasOrderButton: false },
  globals: { device: 'mobile' },
};
export const Blocked: Story = { args: { summary: aSummary() } };
export const TallerThanItsPlace: Story = {
  args: { summary: aSummary(), bestCombination: aBestCombinationAction(), offers: someOffers() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', maxBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const toggle of canvas.getAllByRole('button', { expanded: false })) await userEvent.click(toggle);
    const { top, bottom } = canvas.getByRole('region').getBoundingClientRect();
    await expect(bottom - top).toBeLessThanOrEqual(400);
    const order = canvas.getByRole('button', { name: '상품 3개 주문하기' });
    await expect(order.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
};
export const ShippingUnknown: Story = {
  args: {
    summary: aSummary({
      blockers: [],
      notices: ['배송비를 확인하지 못했습니다. 주문서에서 다시 확인해 주세요.'],
    }),
  },
};
export const Updating: Story = { args: { summary: aSummary({ blockers: [], isUpdating: true }) } };
export const Ordering: Story = {
  args: {
    summary: aSummary({
      blockers: [],
      order: { ...aSummary().order, isEnabled: false, reason: '주문을 준비하고 있어요' },
    }),
  },
};
export const Mobile: Story = {
  args: { summary: aSummary(), bestCombination: aBestCombinationAction(), hasOrderButton: false },
  globals: { device: 'mobile' },
};
