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
export const OnAPhone: Story = { globals: { device: 'mobile', tenant: 'outlet', theme: 'dark' } };
export const Connected: Story = {
  args: { offline: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
