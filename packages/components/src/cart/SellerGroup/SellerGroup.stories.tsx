import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useStore } from '../../lib/store.ts';
import { SellerGroup } from './SellerGroup.tsx';

interface PlaceProps {
  readonly at: number;
}

const At = observer(function At({ at }: PlaceProps) {
  const { views } = useStore();
  const key = views.sellerGroupKeys[at];
  return key === undefined ? null : <SellerGroup groupKey={key} />;
});

const meta = { title: 'Cart/SellerGroup', component: At, args: { at: 0 } } satisfies Meta<typeof At>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { at: 1 } };

/** The card keeps the height of its head without a selection, so that nothing below it moves. */
export const WithoutSelection: Story = {
  play: async ({ canvas, canvasElement }) => {
    const head = canvasElement.querySelector('header');
    const box = canvas.getAllByRole('checkbox')[0];
    if (!head || !box) throw new Error('there is no head');
    const { height } = head.getBoundingClientRect();
    await expect(head).toHaveTextContent('무료배송');
    await userEvent.click(box);
    await waitFor(() => expect(head).not.toHaveTextContent('무료배송'));
    await expect(head.getBoundingClientRect().height).toBe(height);
  },
};

/** The sum keeps its place, so that nothing below the card moves. */
export const SumWithoutSelection: Story = {
  parameters: { scenario: 'hundred-units' },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('article');
    const box = canvas.getAllByRole('checkbox')[0];
    if (!card || !box) throw new Error('there is no card');
    const { height } = card.getBoundingClientRect();
    const sum = card.querySelector(':scope > footer');
    await expect(sum).not.toHaveTextContent('주문 금액0원');
    await userEvent.click(box);
    await waitFor(() => expect(sum).toHaveTextContent('주문 금액0원'));
    // a discount of 0 is not in the colour of a discount
    const colours = [...card.querySelectorAll(':scope > footer dl dd')].map((amount) => getComputedStyle(amount).color);
    await expect(new Set(colours).size).toBe(1);
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
};

export const SumWithoutSelectionOnAPhone: Story = { ...SumWithoutSelection, globals: { device: 'mobile' } };

export const Phone: Story = { globals: { device: 'mobile' } };
/** The count follows the name closely, also below it. */
export const NarrowPhone: Story = {
  globals: { device: 'mobile', language: 'jp' },
  decorators: [
    (Card) => (
      <div style={{ inlineSize: 320 }}>
        <Card />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getAllByRole('heading', { level: 3 })[0];
    const count = name?.parentElement?.lastElementChild;
    if (!name || !count) throw new Error('there is no head');
    const gap = count.getBoundingClientRect().top - name.getBoundingClientRect().bottom;
    await expect(gap).toBeGreaterThanOrEqual(0);
    await expect(gap).toBeLessThanOrEqual(4);
    await expect(name.getBoundingClientRect().height).toBeLessThan(30);
  },
};
export const Outlet: Story = { globals: { tenant: 'outlet' } };
export const WithoutShipping: Story = { parameters: { scenario: 'shipping-failure' } };
export const Unorderable: Story = { parameters: { scenario: 'unorderable' } };
export const English: Story = { globals: { language: 'en' } };
export const Japanese: Story = { globals: { language: 'jp', device: 'mobile' } };
/** A long text of the gauge breaks between phrases, so that the name of the seller stays in one line. */
export const JapaneseOnANarrowPhone: Story = {
  ...NarrowPhone,
  parameters: { scenario: 'hundred-units' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/件が送料無料です$/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: /ハオン農園/ }).getBoundingClientRect().height).toBeLessThan(32);
  },
};
