import type { Meta, StoryObj } from '@storybook/react-vite';
import { Labels } from './Labels.tsx';

const meta = { title: 'Parts/Labels', component: Labels } satisfies Meta<typeof Labels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAUnit: Story = {
  args: {
    labels: [
      { kind: 'Adult', text: '19세 이상' },
      { kind: 'ECoupon', text: 'e쿠폰' },
      { kind: 'Install', text: '설치 상품' },
      { kind: 'Used', text: '중고' },
      { kind: 'LowStock', text: '3개 남았어요' },
      { kind: 'FreeShipping', text: '무료배송' },
    ],
  },
};
export const OfAParcel: Story = {
  args: {
    labels: [
      { kind: 'Bundled', text: '묶음배송' },
      { kind: 'Special', text: '화물배송' },
      { kind: 'OnArrival', text: '착불' },
      { kind: 'ArrivalGuaranteed', text: '도착보장' },
      { kind: 'PerPiece', text: '수량별 배송비' },
    ],
  },
};
