import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
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
export const Phone: Story = { globals: { device: 'mobile' } };
export const Outlet: Story = { globals: { tenant: 'outlet' } };
export const WithoutShipping: Story = { parameters: { scenario: 'shipping-failure' } };
export const Unorderable: Story = { parameters: { scenario: 'unorderable' } };
export const English: Story = { globals: { language: 'en' } };
export const Japanese: Story = { globals: { language: 'jp', device: 'mobile' } };
