import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GatewayFrame } from './GatewayFrame.tsx';

const meta = {
  title: 'Gateways/GatewayFrame',
  component: GatewayFrame,
  // the frame content belongs to the marketplace
  args: {
    frame: {
      type: 'AddressBook',
      domId: 'address-book',
      title: '배송지 관리',
      closeLabel: '닫기',
      src: 'about:blank',
      notice: '체험용 장바구니라서 이 페이지는 준비되어 있지 않아요.',
      trouble: { text: '화면의 일부를 불러오지 못했어요.', retryLabel: '다시 시도' },
      isDimmed: false,
      size: undefined,
    },
    isTop: true,
    send: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof GatewayFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [AD-02] [FR-4] A named frame without camera access, in a layer with a close button. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle('배송지 관리', { exact: true });
    await waitFor(() => expect(frame).toBeVisible());
    await expect(frame).toHaveAttribute('allow', expect.stringContaining("camera 'none'"));
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };

/** At 400 % zoom the dialog scrolls as a whole, and the frame is as tall as the window. */
export const InALowWindow: Story = {
  globals: { viewport: { value: 'low', isRotated: false } },
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '320px', height: '256px' } } } } },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('배송지 관리', { exact: true });
    await waitFor(() => expect(frame.getBoundingClientRect().height).toBe(256));
  },
};

/** [LS-10] The in-page marketplace has no gateway to frame. */
export const InMock: Story = {
  args: { frame: { ...meta.args.frame, src: undefined } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(args.frame.notice)).toBeVisible());
    await expect(canvas.queryByTitle('배송지 관리', { exact: true })).toBeNull();
  },
};

/** [LS-08] The frame of a same-day shop has 750×660 pixels, or the available space. */
export const ExpressShop: Story = {
  args: {
    frame: {
      type: 'ExpressShop',
      domId: 'express-shop',
      title: 'GS프레시',
      closeLabel: '닫기',
      src: 'about:blank',
      notice: '체험용 장바구니라서 이 페이지는 준비되어 있지 않아요.',
      trouble: { text: '화면의 일부를 불러오지 못했어요.', retryLabel: '다시 시도' },
      isDimmed: false,
      size: { width: 750, height: 660 },
    },
  },
  play: async ({ canvas }) => {
    const { clientWidth } = document.documentElement;
    const frame = canvas.getByTitle('GS프레시', { exact: true });
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(Math.min(750, clientWidth)));
    await expect(frame).toHaveAttribute('height', '660');
  },
};
export const ExpressShopOnAPhone: Story = { ...ExpressShop, globals: { device: 'mobile' } };
