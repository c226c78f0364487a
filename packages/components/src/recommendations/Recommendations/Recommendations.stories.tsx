import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aRecommendedItem, someRecommendations } from '../../testing/more-views.ts';
import { Recommendations } from './Recommendations.tsx';

const meta = {
  title: 'Recommendations/Recommendations',
  component: Recommendations,
  args: { recommendations: someRecommendations(), send: fn() },
} satisfies Meta<typeof Recommendations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BoughtTogether: Story = {
  play: async ({ args, canvas }) => {
    const drawn = { type: 'ReportRecommendations', impression: 'Drawn' };
    const seen = { type: 'ReportRecommendations', impression: 'Seen' };
    await expect(args.send).toHaveBeenCalledWith(drawn);
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(seen));
    await userEvent.click(canvas.getByRole('button', { name: '추천 상품 2 담기' }));
    await expect(args.send).toHaveBeenLastCalledWith(aRecommendedItem(2).add?.command);
    await userEvent.click(canvas.getByRole('button', { name: '다른 상품의 추천 보기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ShowNextRecommendations' });
  },
};

export const OneList: Story = {
  args: {
    recommendations: someRecommendations({
      kind: 'Similar',
      heading: '‘꿀사과’ 상품과 비슷해요',
      next: undefined,
      items: [
        aRecommendedItem(1, { image: { src: undefined, alt: '', isStruck: false } }),
        aRecommendedItem(2, { least: '2개부터' }),
        aRecommendedItem(3, { name: '<b>귤</b> 10kg 산지직송 노지 감귤 아주 긴 이름의 상품' }),
        aRecommendedItem(4),
      ],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: '다른 상품의 추천 보기' })).toBeNull();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

/** Items bought before, in an empty cart. */
export const BoughtBefore: Story = {
  args: {
    recommendations: someRecommendations({
      kind: 'BoughtBefore',
      heading: '전에 구매한 상품이에요',
      next: undefined,
      items: [aRecommendedItem(1)],
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '추천 상품 1 담기' }));
    // the report that the item was seen may follow
    await expect(args.send).toHaveBeenCalledWith(aRecommendedItem(1).add?.command);
  },
};

export const OnAPhone: Story = { globals: { device: 'mobile' } };
