import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deliveryTimes } from '../../testing/dialog-views.ts';
import { DeliveryTimes } from './DeliveryTimes.tsx';

const meta = {
  title: 'Delivery/DeliveryTimes',
  component: DeliveryTimes,
  args: { times: deliveryTimes(), send: fn() },
} satisfies Meta<typeof DeliveryTimes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [LY-09] The branch decides; a button opens the choice. */
export const AsEarly: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: '스마일프레시 배송 시간' })).toHaveTextContent('가장 빠른 시간');
    await userEvent.click(canvas.getByRole('button', { name: '배송 시간 선택' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'OpenSideLayer', layer: 'DeliveryDate' });
  },
};

/** [LY-09] The chosen slots, one line per branch. */
export const Chosen: Story = {
  args: {
    times: deliveryTimes({
      rows: [
        { branchCode: 'F1', text: '성수점 · 11월 24일 (화) 13:00–16:00 도착' },
        { branchCode: 'F2', text: '<b>부산점</b> · 11월 25일 (수) 새벽배송 (07:00 전 도착)' },
      ],
      open: { ...deliveryTimes().open, label: '배송 시간 변경' },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('성수점 · 11월 24일 (화) 13:00–16:00 도착')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

/** [LY-09] Slots could not be read; the button tries again and keeps the focus. */
export const Unread: Story = {
  args: {
    times: deliveryTimes({
      rows: [],
      note: '배송 시간을 불러오지 못했어요. 다시 시도해 주세요.',
      open: {
        ...deliveryTimes().open,
        label: '다시 시도',
        accessibleName: '다시 시도',
        command: { type: 'ReadDeliverySlots' },
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('배송 시간을 불러오지 못했어요.');
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ReadDeliverySlots' });
  },
};

/** [LY-09] While the times are read again, the message changes, so that a second failure is announced too. */
export const Retrying: Story = {
  args: {
    times: deliveryTimes({ ...Unread.args?.times, note: '배송 시간을 불러오고 있어요', isBusy: true }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('배송 시간을 불러오고 있어요');
    const button = canvas.getByRole('button', { name: '다시 시도' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveStyle({ cursor: 'progress' });
    await expect(getComputedStyle(canvas.getByRole('status')).display).toBe('block');
  },
};
export const UnreadOnAPhone: Story = { ...Unread, globals: { device: 'mobile' } };

/** [LY-09] A message reports a dropped slot. */
export const Dropped: Story = {
  args: { times: deliveryTimes({ note: '배송지가 바뀌어 선택한 배송 시간이 취소됐어요. 다시 선택해 주세요.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('다시 선택해 주세요');
  },
};
export const OnAPhone: Story = { ...Dropped, globals: { device: 'mobile' } };
