import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anOrderPage, aPaidOrderPage } from '../../testing/page-views.ts';
import { OrderPage } from './OrderPage.tsx';

const meta = {
  title: 'Pages/OrderPage',
  component: OrderPage,
  args: { order: anOrderPage(), onPay: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '56,820원 결제하기' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const Paying: Story = {
  args: { order: anOrderPage({ pay: { label: '결제하고 있어요', isEnabled: false, isBusy: true } }) },
};
export const Paid: Story = { args: { order: aPaidOrderPage() } };
export const PaymentFailed: Story = {
  args: { order: anOrderPage({ notice: '남은 수량이 부족해 결제하지 못했습니다.' }) },
};
export const Loading: Story = { args: { order: anOrderPage({ body: 'Loading' }) } };
export const Failure: Story = {
  args: { order: anOrderPage({ body: 'Failure' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const onMobile = { layout: 'm' } as const;
export const UnpaidOnMobile: Story = { args: { order: anOrderPage(onMobile) }, globals: { device: 'mobile' } };
export const PaidOnMobile: Story = {
  args: { order: aPaidOrderPage({ layout: 'm' }) },
  globals: { device: 'mobile' },
};
