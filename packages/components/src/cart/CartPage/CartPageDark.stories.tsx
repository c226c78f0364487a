import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryCartPage } from '../../testing/story-page.tsx';

const meta = {
  title: 'Cart/CartPage dark',
  component: StoryCartPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof StoryCartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A scenario in the dark theme, with contrast checks. */
const dark = (scenario: string, globals: Story['globals'] = {}): Story => ({
  parameters: { scenario },
  globals: { theme: 'dark', ...globals },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const ManySellers = dark('many-sellers');
export const Unorderable = dark('unorderable', { tenant: 'outlet' });
export const Coupons = dark('coupon-collector', { device: 'mobile' });
export const OrderRules = dark('order-rules', { tenant: 'outlet', device: 'mobile' });
export const Overseas = dark('oversea-china');
export const Club = dark('club-candidate', { tenant: 'outlet' });
export const Empty = dark('empty');
export const LoadFailure = dark('load-failure', { tenant: 'outlet' });
