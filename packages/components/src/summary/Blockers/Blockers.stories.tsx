import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someBlockers } from '../../testing/frame-views.ts';
import { anAction } from '../../testing/views.ts';
import { Blockers } from './Blockers.tsx';

const meta = {
  title: 'Summary/Blockers',
  component: Blockers,
  args: { label: '주문 전에 확인해 주세요', blockers: someBlockers(), send: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Blockers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralReasons: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toBeVisible();
    for (const fix of args.blockers.flatMap(({ fixes }) => fixes)) {
      await userEvent.click(canvas.getByRole('button', { name: fix.accessibleName }));
      await expect(args.send).toHaveBeenLastCalledWith(fix.command);
    }
  },
};
export const WithoutAWayOut: Story = {
  args: { blockers: [{ key: '0', text: '판매가 끝난 상품이 있습니다.', fixes: [] }] },
};
const endless = 'Extraordinarily-long-unbreakable-name-'.repeat(4);
export const LongTexts: Story = {
  args: {
    blockers: [
      {
        key: '0',
        text: `${endless} cannot be ordered with other items.`,
        fixes: [
          anAction({ label: 'Deselect', accessibleName: `Deselect: ${endless}` }),
          anAction({ label: 'Delete', accessibleName: `Delete: ${endless}` }),
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
