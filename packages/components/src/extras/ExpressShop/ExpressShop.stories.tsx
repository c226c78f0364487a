import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExpressShop } from './ExpressShop.tsx';

const meta = {
  title: 'Extras/ExpressShop',
  component: ExpressShop,
  args: {
    shop: {
      text: '당일배송 GS프레시 지점(77)에서 장보기를 시작했어요.',
      link: { label: '이 지점에서 계속 장보기', href: '/express-shop?expressShopType=GSFresh&branchCode=77' },
    },
  },
} satisfies Meta<typeof ExpressShop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page began with a same-day shop: the way to its branch (LS-08). */
export const Begun: Story = {};
export const OnAPhone: Story = { globals: { device: 'mobile' } };
