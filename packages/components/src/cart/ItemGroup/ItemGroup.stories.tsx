import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../lib/store.ts';
import { ItemGroup } from '../ShippingGroup/ShippingGroup.tsx';

interface PlaceProps {
  readonly at: number;
}

const At = observer(function At({ at }: PlaceProps) {
  const { views } = useStore();
  const parcels = views.sellerGroupKeys.flatMap((group) => views.sellerGroup(group)?.shippingGroupKeys ?? []);
  const key = parcels.flatMap((parcel) => views.shippingGroup(parcel)?.itemGroupKeys ?? [])[at];
  return key === undefined ? null : <ItemGroup groupKey={key} />;
});

const meta = { title: 'Cart/ItemGroup', component: At, args: { at: 0 } } satisfies Meta<typeof At>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneUnit: Story = {};
export const SeveralUnits: Story = { args: { at: 4 } };
export const SeveralUnitsOnAPhone: Story = { args: { at: 4 }, globals: { device: 'mobile' } };
