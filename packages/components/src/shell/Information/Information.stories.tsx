import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anInformation } from '../../testing/more-views.ts';
import { Information } from './Information.tsx';

const meta = {
  title: 'Shell/Information',
  component: Information,
  args: { information: anInformation() },
} satisfies Meta<typeof Information>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '유기농 햇사과 3kg' })).toHaveAttribute('href', '/item/1');
    await expect(canvas.getByRole('complementary', { name: '행사 안내' })).toBeVisible();
  },
};
export const AllOnAPhone: Story = { globals: { device: 'mobile' } };
export const HelpAlone: Story = {
  args: { information: anInformation({ banners: [], benefits: undefined }) },
};
export const CheckoutServerDown: Story = {
  args: { information: anInformation({ trouble: '이 컴퓨터의 주문 서버가 응답하지 않아요.' }) },
};
export const LongTextsOnAPhone: Story = {
  args: {
    information: anInformation({
      benefits: {
        title: 'With your purchase',
        items: (anInformation().benefits?.items ?? []).map((item) => ({ ...item, name: 'Unbreakable-'.repeat(30) })),
      },
    }),
  },
  globals: { device: 'mobile' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
