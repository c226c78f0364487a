import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aShare } from '../../testing/more-views.ts';
import { presses } from '../../testing/presses.ts';
import { Share } from './Share.tsx';

const meta = { title: 'Cart/Share', component: Share, args: { view: aShare(), send: fn() } } satisfies Meta<
  typeof Share
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: presses('링크로 공유', { type: 'ShareCart' }) };
export const NothingSelected: Story = {
  args: { view: aShare({ text: '공유할 상품을 선택해 주세요.', share: { ...aShare().share, isEnabled: false } }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.view.heading })).toHaveTextContent(
      '공유할 상품을 선택해 주세요.',
    );
    await userEvent.click(canvas.getByRole('button', { name: '링크로 공유' }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { globals: { device: 'mobile' } };
