import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryCartPage } from '../../testing/story-page.tsx';

const meta = {
  title: 'Cart/CartPage',
  component: StoryCartPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof StoryCartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const scenario = (name: string): Story => ({ parameters: { scenario: name } });
const overseas = (name: string): Story => ({
  ...scenario(name),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '해외배송' }, { timeout: 10_000 })).toBeVisible();
  },
});
const onMobile = (name: string): Story => ({ ...scenario(name), globals: { device: 'mobile' } });

export const ManySellers = scenario('many-sellers');
export const OneSeller = scenario('one-seller');
export const Empty = scenario('empty');
export const HundredUnits = scenario('hundred-units');
export const Unorderable = scenario('unorderable');
export const MaxLimits = scenario('max-limits');
export const BusinessBuyer = scenario('business-buyer');
export const BusinessHundred = scenario('business-hundred');
export const ClubMember = scenario('club-member');
export const ClubCandidate = scenario('club-candidate');
export const ClubWaiting = scenario('club-waiting');
export const ClubFree = scenario('club-free');
export const ClubRestricted = scenario('club-restricted');
export const ClubLeft = scenario('club-left');
export const ClubLeftEarlier = scenario('club-left-earlier');
export const BusinessNewcomer = scenario('business-newcomer');
export const RestrictedBuyer = scenario('restricted-buyer');
export const WithdrawnBuyer = scenario('withdrawn-buyer');
export const UnderNineteen = scenario('under-nineteen');
export const ShopOwner = scenario('shop-owner');
export const SimpleMember = scenario('simple-member');
export const NonMember = scenario('non-member');
export const EmployeeMall = scenario('employee-mall');
export const GuestWithCart = scenario('guest-with-cart');
export const Coupons = scenario('coupon-collector');
export const CouponPuzzle = scenario('coupon-puzzle');
export const Rewards = scenario('rewards');
export const ReturningShopper = scenario('returning-shopper');
/**
 * An item that must be ordered separately blocks the order. The reason is at the order button, and the row is marked.
 */
export const OrderRules: Story = {
  ...scenario('order-rules'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /TV/ }));
    await expect(await canvas.findByRole('group', { name: /^주문 전에 확인할 내용/ })).toBeVisible();
    await expect(canvas.getByText('주문 전에 확인이 필요해요')).toBeVisible();
  },
};
export const OverseasChina = overseas('oversea-china');
export const OverseasJapan = overseas('oversea-japan');
export const OverseasTaiwan = overseas('oversea-taiwan');
export const ShippingFailure = scenario('shipping-failure');
export const OneUnreadableUnit = scenario('one-unreadable-unit');
export const LoadFailure = scenario('load-failure');
export const ManySellersOnMobile = onMobile('many-sellers');
export const UnorderableOnMobile = onMobile('unorderable');
export const EmptyOnMobile = onMobile('empty');
export const CouponsOnMobile = onMobile('coupon-collector');
export const RewardsOnMobile = onMobile('rewards');
export const OrderRulesOnMobile = onMobile('order-rules');
export const OverseasChinaOnMobile: Story = { ...overseas('oversea-china'), globals: { device: 'mobile' } };
export const LoadFailureOnMobile = onMobile('load-failure');
export const Outlet: Story = { ...scenario('many-sellers'), globals: { tenant: 'outlet' } };
export const OutletInEnglish: Story = { ...scenario('many-sellers'), globals: { tenant: 'outlet', language: 'en' } };
export const OutletOnMobile: Story = {
  ...scenario('many-sellers'),
  globals: { tenant: 'outlet', device: 'mobile', language: 'jp' },
};
export const English: Story = { ...scenario('many-sellers'), globals: { language: 'en' } };
export const Chinese: Story = { ...scenario('many-sellers'), globals: { language: 'cn' } };
export const Japanese: Story = { ...scenario('many-sellers'), globals: { language: 'jp' } };

/** A scenario in the dark theme, with contrast checks. */
const dark = (scenario: string, globals: Story['globals'] = {}): Story => ({
  parameters: { scenario },
  globals: { theme: 'dark', ...globals },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const ManySellersInTheDark = dark('many-sellers');
export const UnorderableInTheDark = dark('unorderable', { tenant: 'outlet' });
export const CouponsInTheDark = dark('coupon-collector', { device: 'mobile' });
export const OrderRulesInTheDark = dark('order-rules', { tenant: 'outlet', device: 'mobile' });
export const OverseasInTheDark = dark('oversea-china');
export const ClubInTheDark = dark('club-candidate', { tenant: 'outlet' });
export const EmptyInTheDark = dark('empty');
export const LoadFailureInTheDark = dark('load-failure', { tenant: 'outlet' });
