import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anAction } from '../../testing/views.ts';
import { ExpressShop } from './ExpressShop.tsx';

const meta = {
  title: 'Delivery/ExpressShop',
  component: ExpressShop,
  args: {
    shop: {
      text: '당일배송 GS프레시 지점(77)에서 장보기를 시작했어요.',
      open: anAction({
        label: '이 지점에서 계속 장보기',
        accessibleName: '이 지점에서 계속 장보기',
        command: { type: 'OpenSideLayer', layer: 'ExpressShop' },
      }),
    },
    send: fn(),
  },
} satisfies Meta<typeof ExpressShop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.send).toHaveBeenLastCalledWith(args.shop.open.command);
  },
};
export const OnAPhone: Story = { globals: { device: 'mobile' } };
