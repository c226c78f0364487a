import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Offline } from './Offline.tsx';

const meta = {
  title: 'Shell/Offline',
  component: Offline,
  args: {
    offline: {
      title: '연결이 끊겼어요',
      text: '연결되면 장바구니를 바로 확인할게요. 그동안 바꾸는 내용은 저장되지 않아요.',
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof Offline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The message is announced, takes no focus, and stays until the connection is back. */
export const Lost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('연결이 끊겼어요');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.body).toHaveFocus();
  },
};
/** Over a dialog, the message is as wide as its text, and shows all of it. */
export const OverADialog: Story = {
  args: {
    offline: {
      title: 'No connection',
      text: 'We’ll check your cart as soon as it’s back. Until then changes can’t be saved.',
    },
  },
  globals: { language: 'en' },
  decorators: [
    (Message) => (
      // fixed elements in a layer are positioned by the layer
      <div data-device="pc" data-shown="top-layer" style={{ blockSize: 200, inlineSize: 1000, transform: 'scale(1)' }}>
        <Message />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const message = canvas.getByText('No connection').closest('[data-message]');
    await expect(message?.scrollHeight).toBeLessThanOrEqual(message?.clientHeight ?? 0);
    await expect(message?.clientHeight).toBeLessThanOrEqual(48);
    const [left, right] = [message?.getBoundingClientRect().left ?? 0, message?.getBoundingClientRect().right ?? 0];
    const parent = message?.closest('[data-device]')?.getBoundingClientRect();
    await expect(Math.abs(left - (parent?.left ?? 0) - ((parent?.right ?? 0) - right))).toBeLessThan(2);
  },
};
export const OnAPhone: Story = { globals: { device: 'mobile', tenant: 'outlet', theme: 'dark' } };
export const Connected: Story = {
  args: { offline: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
