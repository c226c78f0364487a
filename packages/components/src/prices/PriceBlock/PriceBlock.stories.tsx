import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aLedger, aPriceBlock } from '../../testing/views.ts';
import { Ledger } from '../Ledger/Ledger.tsx';
import { PriceBlock } from './PriceBlock.tsx';

const meta = {
  title: 'Prices/PriceBlock',
  component: PriceBlock,
  args: { id: 'ledger', price: aPriceBlock(), renderLedger: (id) => <Ledger lines={aLedger()} id={id} /> },
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const undiscounted = aPriceBlock({
  oldPrice: undefined,
  percent: undefined,
  price: '29,900원',
  accessibleText: '판매가 29,900원',
});

export const WithCashback: Story = { args: { price: aPriceBlock({ cashbackText: '캐시백 300원' }) } };
export const WithCashbackAndNote: Story = {
  args: { price: aPriceBlock({ cashbackText: '캐시백 300원' }), note: '로그인하면 쿠폰을 쓸 수 있어요' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/캐시백/u)).toHaveTextContent('캐시백 300원 · 로그인하면 쿠폰을 쓸 수 있어요');
  },
};
export const Discounted: Story = { args: { price: aPriceBlock() } };
export const Undiscounted: Story = { args: { price: undiscounted } };
export const LessThanOnePercent: Story = { args: { price: aPriceBlock({ percent: undefined }) } };
export const Open: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: args.price.ledgerLabel });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const { text } of aLedger()) await expect(canvas.getByText(text)).toBeVisible();
  },
};
export const EscapeCloses: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: args.price.ledgerLabel });
    button.focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};
