import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aBestCombination } from '../../testing/coupon-views.ts';
import { BestCombination } from './BestCombination.tsx';

const meta = {
  title: 'Best-coupons/BestCombination',
  component: BestCombination,
  args: { bestCombination: aBestCombination(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof BestCombination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ args, canvas }) => {
    const { bestCombination, send } = args;
    const unused = canvas.getByRole('button', { name: bestCombination.unusedLabel });
    await expect(canvas.getByRole('heading', { name: bestCombination.title })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: bestCombination.stop.label })).toBeNull();
    await userEvent.click(unused);
    await expect(unused).toHaveAttribute('aria-expanded', 'true');
    for (const { reason } of bestCombination.unused)
      await waitFor(() => expect(canvas.getByText(reason)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(unused).toHaveAttribute('aria-expanded', 'false');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith(bestCombination.close.command);
    await userEvent.click(canvas.getByRole('button', { name: bestCombination.apply.label }));
    await expect(send).toHaveBeenLastCalledWith(bestCombination.apply.command);
  },
};
export const NotProved: Story = {
  args: {
    bestCombination: aBestCombination({
      isProved: false,
      proofText: '이보다 많아야 120원 더 싼 조합이 있을 수 있어요.',
    }),
  },
};
export const ManyLines: Story = {
  args: {
    bestCombination: aBestCombination({
      unused: [],
      lines: Array.from({ length: 30 }, (_, i) => ({
        key: String(i),
        coupon: `${i + 1}번째 쿠폰`,
        worthText: '−1,000원',
        amount: '−1,000원',
        on: '무항생제 특란 30구',
        shares: [],
        notes: [`결제 수단: ${i}번 카드`],
      })),
    }),
  },
};
export const Searching: Story = {
  args: { bestCombination: aBestCombination({ body: 'Searching', text: '가장 싼 조합을 찾고 있어요' }) },
};
export const SearchingWithBestSoFar: Story = {
  args: {
    bestCombination: aBestCombination({
      body: 'Searching',
      text: '지금까지 찾은 조합은 8,000원 더 저렴해요. 계속 찾고 있어요.',
    }),
  },
  play: async ({ args, canvas }) => {
    const { bestCombination, send } = args;
    await expect(canvas.getByText(bestCombination.text)).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: bestCombination.stop.label }));
    await expect(send).toHaveBeenLastCalledWith(bestCombination.stop.command);
    await expect(canvas.getByRole('heading', { name: bestCombination.title })).toHaveFocus();
  },
};
export const SearchingOnMobile: Story = { ...SearchingWithBestSoFar, globals: { device: 'mobile' } };
export const Failure: Story = {
  args: {
    bestCombination: aBestCombination({ body: 'Failure' }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.bestCombination.failure.text);
    await expect(canvas.queryByRole('button', { name: args.bestCombination.apply.label })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'FindBestCombination' });
  },
};
export const Nothing: Story = {
  args: {
    bestCombination: aBestCombination({
      body: 'Nothing',
      text: '이미 최저가예요!',
      proofText: '이보다 저렴한 조합은 없어요',
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: args.bestCombination.apply.label })).toBeNull();
    await expect(canvas.getByText(args.bestCombination.text)).toHaveRole('status');
    await waitFor(() => expect(canvas.getByText(args.bestCombination.proofText)).toBeVisible());
  },
};
export const Applying: Story = {
  args: { bestCombination: aBestCombination({ isApplying: true }) },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
export const NothingOnMobile: Story = { ...Nothing, globals: { device: 'mobile' } };
export const Outlet: Story = { globals: { tenant: 'outlet' } };
