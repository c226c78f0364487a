import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { expect } from 'storybook/test';
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
/** The totals are in two columns, so that amounts align. */
export const SeveralUnitsOnAPhone: Story = {
  args: { at: 4 },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    const ends = ['상품 금액', '쿠폰 할인', '상품 할인', '할인 금액'].map(
      (label) => canvas.getByText(label).parentElement?.getBoundingClientRect().right,
    );
    await expect([ends[0], ends[2]]).toEqual([ends[1], ends[3]]);
  },
};
