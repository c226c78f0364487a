import { slotKey } from '@baguni/domain/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aBranch, aDeliveryLayer } from '../../testing/dialog-views.ts';
import { DeliveryLayer } from './DeliveryLayer.tsx';

const meta = {
  title: 'Delivery/DeliveryLayer',
  component: DeliveryLayer,
  args: { delivery: aDeliveryLayer(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof DeliveryLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [LY-09 WA-20] Arrow keys choose across days and skip full slots; only the button sends. */
export const AsEarly: Story = {
  play: async ({ args, canvas }) => {
    const earliest = canvas.getByRole('radio', { name: /가장 빠른 시간/u });
    await expect(earliest).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /예약이 다 찼어요/u })).toBeDisabled();
    earliest.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /새벽배송/u })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(earliest).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '이 시간으로 선택' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChooseDeliverySlots', slotKeys: [slotKey('25.0')] });
  },
};

/** [LY-09] The chosen slot is checked and can be cleared or kept. */
export const Chosen: Story = {
  args: { delivery: aDeliveryLayer({ branches: [aBranch({ chosen: slotKey('24.16') })] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /16:00–19:00/u })).toBeChecked();
    await expect(canvas.getByRole('group', { name: '11월 24일 (화)' })).toContainElement(
      canvas.getByRole('radio', { name: /16:00–19:00/u }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: /가장 빠른 시간/u }));
    await userEvent.click(canvas.getByRole('button', { name: '이 시간으로 선택' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ChooseDeliverySlots', slotKeys: [] });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};
export const OnAPhone: Story = { ...Chosen, globals: { device: 'mobile' } };

/** [LY-09] Two branches have separate slots. */
export const TwoBranches: Story = {
  args: {
    delivery: aDeliveryLayer({
      branches: [aBranch({ chosen: slotKey('24.13') }), aBranch({ branchCode: 'F2', legend: '부산점' })],
    }),
  },
  play: async ({ args, canvas }) => {
    const busan = canvas.getByRole('group', { name: '부산점' });
    const dawn = [...busan.querySelectorAll('input')].at(-2);
    if (dawn) await userEvent.click(dawn);
    await userEvent.click(canvas.getByRole('button', { name: '이 시간으로 선택' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'ChooseDeliverySlots',
      slotKeys: [slotKey('24.13'), slotKey('25.0')],
    });
  },
};
