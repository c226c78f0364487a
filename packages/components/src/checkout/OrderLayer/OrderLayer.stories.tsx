import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aListedItem, anOrderLayer } from '../../testing/page-views.ts';
import { OrderLayer } from './OrderLayer.tsx';

const meta = {
  title: 'Checkout/OrderLayer',
  component: OrderLayer,
  args: { layer: anOrderLayer(), onAnswer: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof OrderLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InstallFirst: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '취소' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '먼저 주문' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
export const IncomeDuty: Story = {
  args: {
    layer: anOrderLayer({
      type: 'ConfirmIncomeDutyItemOrderType',
      buttons: [
        { label: '취소', answer: false, isPrimary: false, hasInitialFocus: true },
        { label: '함께 주문', answer: 'OrderTogether', isPrimary: false, hasInitialFocus: false },
        { label: '소득공제 상품만 주문', answer: 'OnlyIncomeDutyItem', isPrimary: true, hasInitialFocus: false },
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '함께 주문' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('OrderTogether');
  },
};
export const WhatAMergeLeft: Story = {
  args: {
    layer: anOrderLayer({
      type: 'CartsMerged',
      title: '로그인 전에 담은 상품',
      message:
        '로그인하시기 전에 담은 상품을 장바구니에 합쳤어요. 새로 담은 상품은 1개, 수량을 더한 상품은 2개예요.\n장바구니에 다 담지 못한 상품이 있어요. 로그인하시기 전의 장바구니에 그대로 두었으며, 담을 수 있게 되면 장바구니를 여실 때 담아요.',
      lists: [
        { heading: '장바구니에는 100개 상품까지 담을 수 있어요.', items: [aListedItem(1, '<b>보일러</b>')] },
        { heading: '최대 5개까지 구매할 수 있어요.', items: [aListedItem(2, '사과 1상자'), aListedItem(3, '배')] },
      ],
      buttons: [{ label: '확인', answer: true, isPrimary: true, hasInitialFocus: true }],
      closeAnswer: true,
      isDimmed: true,
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '확인' })).toHaveFocus();
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleName('로그인 전에 담은 상품');
    const kept = canvas.getByRole('region', { name: '최대 5개까지 구매할 수 있어요.' });
    await waitFor(() => expect(kept).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};
export const WhatAMergeLeftOnMobile: Story = { ...WhatAMergeLeft, globals: { device: 'mobile' } };
const anOrder = (i: number, n: number, total: string, arrival: string) => ({
  heading: `주문 ${i} · 상품 ${n}개`,
  facts: [
    { label: '결제 금액', value: total },
    { label: '배송비', value: '2,500원' },
    { label: '쿠폰 할인', value: '−4,000원' },
    { label: '도착 예정', value: arrival },
  ],
  notes: i === 3 ? ['만 19세 이상만 구매할 수 있는 상품이 있어요.'] : [],
  unfold: `상품 ${n}개 보기`,
  items: Array.from({ length: n }, (_, item) => aListedItem(i * 100 + item, `사과 ${item + 1}상자`)),
});
/** Each order of a split shows its amounts and its arrival; the items unfold. */
export const SplitOrders: Story = {
  args: {
    layer: anOrderLayer({
      type: 'ConfirmSplitOrders',
      title: '3번에 나눠 주문',
      message:
        '이렇게 나누면 모두 주문할 수 있어요: 상품 30개, 상품 30개, 상품 13개. 모두 합해 737,500원이에요. 가장 저렴하게 나눈 방법이에요.\n한 번에 하나씩 주문하고, 나머지 상품은 장바구니에 남아요.',
      lists: [
        anOrder(1, 30, '302,500원', '11월 27일 (금)'),
        anOrder(2, 30, '302,500원', '11월 27일 (금) – 11월 30일 (월)'),
        anOrder(3, 13, '132,500원', '11월 30일 (월)'),
      ],
      buttons: [
        { label: '취소', answer: false, isPrimary: false, hasInitialFocus: true },
        { label: '첫 번째 주문하기', answer: true, isPrimary: true, hasInitialFocus: false },
      ],
      isDimmed: true,
    }),
  },
  play: async ({ args, canvas }) => {
    const second = canvas.getByRole('region', { name: '주문 2 · 상품 30개' });
    await waitFor(() => expect(within(second).getByText('11월 27일 (금) – 11월 30일 (월)')).toBeVisible());
    await expect(within(second).queryByText('사과 30상자')).not.toBeVisible();
    await userEvent.click(within(second).getByText('상품 30개 보기'));
    await waitFor(() => expect(within(second).getByText('사과 30상자')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '첫 번째 주문하기' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
  },
};
export const SplitOrdersOnMobile: Story = { ...SplitOrders, globals: { device: 'mobile' } };
export const SplitOrdersInTheDark: Story = { ...SplitOrders, globals: { theme: 'dark' } };
export const ManyItems: Story = { args: { layer: anOrderLayer({}, 12) } };
export const Dimmed: Story = { args: { layer: anOrderLayer({ type: 'ConfirmMaxInstallOrder', isDimmed: true }) } };
export const Mobile: Story = { globals: { device: 'mobile' } };
