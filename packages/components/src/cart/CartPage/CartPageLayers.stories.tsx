import { cartUnitId, type SideLayer } from '@baguni/domain';
import type { OrderFirst } from '@baguni/use-cases';
import { aUnit } from '@baguni/domain/testing';
import { happened } from '@baguni/presentation/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryCartPage } from '../../testing/story-page.tsx';
import { isStoryStore } from '../../testing/story-store.ts';

const meta = {
  title: 'Cart/CartPage layers',
  component: StoryCartPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof StoryCartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (scenario: string, layer: SideLayer): Story => ({
  parameters: { scenario },
  play: async ({ canvas, loaded }) => {
    const page: unknown = loaded['page'];
    if (isStoryStore(page)) happened(page.store, { type: 'SideLayerOpened', layer });
    const dialog = await canvas.findByRole('dialog', { name: /\S/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const CountrySelector = opened('oversea-japan', 'CountrySelector');
export const SFExpressGuide = opened('oversea-china', 'SFExpressGuide');
export const CJGuide = opened('oversea-japan', 'CJGuide');
export const OverseaPackageNoti = opened('oversea-japan', 'OverseaPackageNoti');
export const EstimateSheet = opened('business-buyer', 'EstimateSheet');
export const CJGuideOnMobile: Story = { ...CJGuide, globals: { device: 'mobile' } };

type Shopper = Parameters<NonNullable<NonNullable<Story['args']>['prepare']>>[0]['shopper'];

const asked = (role: 'dialog' | 'alertdialog', ask: (shopper: Shopper) => unknown): Story => ({
  args: { prepare: ({ shopper }) => void ask(shopper) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole(role, { name: /\S/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

const orderFirst: OrderFirst = {
  code: 'ASK-INSTALL-FIRST',
  params: {},
  ordered: [aUnit({ cartUnitId: cartUnitId(1) })],
  excepted: [aUnit({ cartUnitId: cartUnitId(2) })],
  payable: { _tag: 'None' },
};

export const ConfirmLeaveCouponBox = asked('alertdialog', (shopper) => shopper.leaveCouponBox());
export const ConfirmAuthentication = asked('alertdialog', (shopper) =>
  shopper.confirm({ type: 'VerifyIdentity', code: 'UNABLE-SELF_LIMIT', params: {} })(),
);
export const ConfirmOrderExceptSomeItems = asked('alertdialog', (shopper) =>
  shopper.confirm({ type: 'OrderFirst', ...orderFirst })(),
);
export const AddedToCart = asked('alertdialog', (shopper) => shopper.confirm({ type: 'AddedToCart', unit: aUnit() })());
