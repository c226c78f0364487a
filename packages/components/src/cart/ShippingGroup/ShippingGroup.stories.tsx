import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../lib/store.ts';
import { ShippingGroup } from './ShippingGroup.tsx';

interface PlaceProps {
  readonly at: number;
}

const At = observer(function At({ at }: PlaceProps) {
  const { views } = useStore();
  const key = views.sellerGroupKeys.flatMap((group) => views.sellerGroup(group)?.shippingGroupKeys ?? [])[at];
  return key === undefined ? null : <ShippingGroup groupKey={key} />;
});

const meta = { title: 'Cart/ShippingGroup', component: At, args: { at: 0 } } satisfies Meta<typeof At>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Bundled: Story = { args: { at: 1 } };
export const Phone: Story = { globals: { device: 'mobile' } };
export const FeeUnknown: Story = { parameters: { scenario: 'shipping-failure' } };
