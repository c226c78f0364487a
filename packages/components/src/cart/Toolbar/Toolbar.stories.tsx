import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anEstimateAction, aToolbar } from '../../testing/frame-views.ts';
import { presses } from '../../testing/presses.ts';
import { Toolbar } from './Toolbar.tsx';

const meta = {
  title: 'Cart/Toolbar',
  component: Toolbar,
  args: { toolbar: aToolbar(), send: fn() },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.send).toHaveBeenCalledWith({ type: 'ToggleTab' });
    await userEvent.click(canvas.getByRole('button', { name: /선택 삭제/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'DeleteSelected' });
  },
};
export const All: Story = {
  args: { toolbar: aToolbar({ box: { ...aToolbar().box, state: 'all' }, selectedText: '12개 중 12개 선택' }) },
};
export const NothingToSelect: Story = {
  args: { toolbar: aToolbar({ box: { ...aToolbar().box, state: 'none', isEnabled: false } }) },
};
export const BusinessBuyer: Story = {
  args: { toolbar: aToolbar({ estimate: anEstimateAction() }) },
  play: presses('견적서 출력', { type: 'OpenSideLayer', layer: 'EstimateSheet' }),
};
export const Mobile: Story = {
  args: { toolbar: aToolbar({ selectedText: '7/12개 선택' }) },
  globals: { device: 'mobile' },
};

/** A long text breaks into two lines, which leaves the buttons in the line of 48 pixels. */
export const LongTextOnASmallPhone: Story = {
  args: { toolbar: aToolbar({ selectedText: '3点中1点・注文不可16点' }) },
  globals: { device: 'mobile' },
  decorators: [
    (Story) => (
      <div lang="ja" style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').getBoundingClientRect().height).toBeLessThanOrEqual(48);
  },
};
