import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aRecommendedItem, someViewed } from '../../testing/more-views.ts';
import { Viewed } from './Viewed.tsx';

const meta = {
  title: 'Recommendations/Viewed',
  component: Viewed,
  args: { viewed: someViewed(), send: fn() },
} satisfies Meta<typeof Viewed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightItems: Story = {
  play: async ({ args, canvas }) => {
    const second = aRecommendedItem(2);
    await expect(canvas.getByRole('link', { name: second.name })).toHaveAttribute('href', second.link);
    await userEvent.click(canvas.getByRole('button', { name: '추천 상품 2 담기' }));
    await expect(args.send).toHaveBeenLastCalledWith(second.add?.command);
    await expect(canvas.getByRole('link', { name: '추천 상품 3 옵션 선택' })).toHaveAttribute('href', '/item/R3');
    await userEvent.click(canvas.getByRole('button', { name: '최근 본 상품 모두 지우기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ClearViewed' });
  },
};

/** A long name, and an address that is not trusted. */
export const OneItem: Story = {
  args: {
    viewed: someViewed({
      items: [
        aRecommendedItem(1, { name: '<b>귤</b> 10kg 산지직송 노지 감귤 아주 긴 이름의 상품', link: '//evil.example' }),
      ],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { device: 'mobile' } };
export const Dark: Story = { globals: { theme: 'dark' } };
