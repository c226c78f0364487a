import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FrameInTime } from './FrameInTime.tsx';

const meta = {
  title: 'Gateways/FrameInTime',
  component: FrameInTime,
  args: {
    src: 'about:blank',
    title: '배송지 관리',
    sandbox: 'allow-same-origin',
    className: undefined,
    trouble: { text: '화면의 일부를 불러오지 못했어요.', retryLabel: '다시 시도' },
  },
} satisfies Meta<typeof FrameInTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [FR-4] Loaded without a message. */
export const InTime: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle(args.title, { exact: true });
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('sandbox', args.sandbox);
    await expect(frame).toHaveAttribute('allow', expect.stringContaining("payment 'none'"));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** [FR-4] After 3 s a message offers a retry; a later frame still shows and receives focus. */
export const TooLate: Story = {
  beforeEach: () => {
    // the frame never reports that it has loaded
    const hold = (event: Event): void => {
      if (event.isTrusted) event.stopImmediatePropagation();
    };
    document.addEventListener('load', hold, true);
    return () => document.removeEventListener('load', hold, true);
  },
  play: async ({ args, canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(args.trouble.text);
    const frame = () => canvas.getByTitle(args.title, { exact: true });
    const first = frame();
    await expect(first).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: args.trouble.retryLabel }));
    await expect(frame()).not.toBe(first);
    frame().dispatchEvent(new Event('load'));
    await waitFor(() => expect(frame()).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(frame()).toHaveFocus());
  },
};
