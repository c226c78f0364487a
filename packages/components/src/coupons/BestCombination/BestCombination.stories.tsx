import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aBestCombination } from '../../testing/coupon-views.ts';
import { BestCombination } from './BestCombination.tsx';

const meta = {
  title: 'Coupons/BestCombination',
  component: BestCombination,
  args: { best: aBestCombination(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof BestCombination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Seen first, then applied in one press; Escape closes the open list first, then the dialog. */
export const Found: Story = {
  play: async ({ args, canvas }) => {
    const { best, send } = args;
    const unused = canvas.getByRole('button', { name: best.unusedLabel });
    await expect(canvas.getByRole('heading', { name: best.title })).toHaveFocus();
    await userEvent.click(unused);
    await expect(unused).toHaveAttribute('aria-expanded', 'true');
    for (const { reason } of best.unused) await waitFor(() => expect(canvas.getByText(reason)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(unused).toHaveAttribute('aria-expanded', 'false');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith(best.close.command);
    await userEvent.click(canvas.getByRole('button', { name: best.apply.label }));
    await expect(send).toHaveBeenLastCalledWith(best.apply.command);
  },
};
export const NotProved: Story = {
  args: {
    best: aBestCombination({ isProved: false, proofText: '이보다 많아야 120원 더 싼 조합이 있을 수 있어요.' }),
  },
};
export const ManyLines: Story = {
  args: {
    best: aBestCombination({
      unused: [],
      lines: Array.from({ length: 30 }, (_, i) => ({
        key: String(i),
        coupon: `${i + 1}번째 쿠폰`,
        worthText: '−1,000원',
        on: '무항생제 특란 30구',
        note: undefined,
      })),
    }),
  },
};
export const Searching: Story = {
  args: { best: aBestCombination({ body: 'Searching', text: '가장 싼 조합을 찾고 있어요' }) },
};
export const Failure: Story = {
  args: {
    best: aBestCombination({
      body: 'Failure',
      text: '조합을 찾지 못했습니다. 다시 시도해 주십시오.',
      apply: { ...aBestCombination().apply, label: '다시 시도', accessibleName: '다시 시도' },
    }),
  },
};
export const Nothing: Story = {
  args: { best: aBestCombination({ body: 'Nothing', text: '지금 쓰고 있는 쿠폰이 이미 가장 좋은 조합이에요.' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: args.best.apply.label })).toBeNull();
  },
};
export const Applying: Story = {
  args: { best: aBestCombination({ isApplying: true }) },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
export const NothingOnMobile: Story = { ...Nothing, globals: { device: 'mobile' } };
export const Outlet: Story = { globals: { tenant: 'outlet' } };
