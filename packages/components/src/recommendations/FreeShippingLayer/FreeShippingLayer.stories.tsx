import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aFreeShippingLayer, aLayerFailure } from '../../testing/dialog-views.ts';
import { FreeShippingLayer } from './FreeShippingLayer.tsx';

const meta = {
  title: 'Recommendations/FreeShippingLayer',
  component: FreeShippingLayer,
  args: { offers: aFreeShippingLayer(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
} satisfies Meta<typeof FreeShippingLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [FG-01] Each item shows its price, the shipping saved and the net cost, and is added with one press. */
export const Offers: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('지금보다 200원 저렴해요')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '햇배 한 봉지 담기' }));
    await expect(args.send).toHaveBeenLastCalledWith(args.offers.rows[0]?.add.command);
    await expect(canvasElement.querySelector('b')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};

/** [FG-01] While items load, there are a status text and skeletons as high as items. */
export const Reading: Story = {
  args: { offers: aFreeShippingLayer({ rows: [], text: '상품을 찾고 있어요.', isReading: true }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('상품을 찾고 있어요.');
    const heights = [
      ...canvasElement.querySelectorAll('dialog [aria-hidden] > div, [role="dialog"] [aria-hidden] > div'),
    ].map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual([108, 109, 109]);
  },
};

/** [FG-01] If there are no items, a status explains it. */
export const NoItem: Story = {
  args: { offers: aFreeShippingLayer({ rows: [], text: '무료배송을 채울 수 있는 상품이 없어요.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('무료배송을 채울 수 있는 상품이 없어요.');
  },
};

/** [FG-01] If the items could not be read, the layer shows an error and offers another try. */
export const Failed: Story = {
  args: {
    offers: aFreeShippingLayer({
      rows: [],
      failure: aLayerFailure('상품을 불러오지 못했어요.', { type: 'OpenFreeShipping', sellerGroupKey: 'farm' }),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('상품을 불러오지 못했어요.');
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'OpenFreeShipping', sellerGroupKey: 'farm' });
  },
};
export const OnAPhone: Story = { globals: { device: 'mobile' } };
