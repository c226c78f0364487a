import type {
  SellerGauge,
  SellerGaugeNow,
  BoxState,
  CartUnitType,
  SellerGroup,
  SellerGroupSummary,
} from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';
import { wordOf, tabWords } from '../common/word.ts';
import type { CartWords } from './cart-words-ko.ts';
import { money, type ViewContext } from '../common/context.ts';
import type { AmountView, BoxView } from '../common/common-types.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';
import { badgeOf } from '../common/shared-views.ts';

const word = wordOf<CartWords & PriceWords>();

export type GaugeView =
  | { readonly type: 'NONE' }
  /** The fee is pending: reserves the space, so that the layout stays stable. */
  | { readonly type: 'PENDING' }
  | {
      readonly type: 'GAUGE';
      readonly text: string;
      readonly label: string;
      /** 0 to 99. */
      readonly percent: number;
      /** Shows items that close the gap. */
      readonly command: Command;
    }
  /** Some parcels ship free and the others never do; `percent` is the share of free ones. */
  | { readonly type: 'PARTLY_FREE'; readonly text: string; readonly percent: number }
  | { readonly type: 'FREE_SHIPPING'; readonly text: string };

/** Amount missing for free shipping, and the number of parcels unless it covers all. */
const missingText = (
  context: ViewContext,
  { missing, free, parcels }: Extract<SellerGauge, { type: 'GAUGE' }>,
): string => {
  const amount = money(context, missing);
  return free === parcels
    ? word(context.words, 'gaugeMissing', { amount })
    : word(context.words, 'gaugeMissingSome', { amount, free, parcels });
};

export const gaugeView = (
  context: ViewContext,
  gauge: SellerGaugeNow,
  name: string,
  sellerGroupKey: string,
): GaugeView => {
  const { words } = context;
  switch (gauge.type) {
    case 'NONE':
      return { type: 'NONE' };
    case 'PENDING':
      return { type: 'PENDING' };
    case 'GAUGE':
      return {
        type: 'GAUGE',
        text: missingText(context, gauge),
        label: word(words, 'gaugeLabel', { name }),
        percent: gauge.percent,
        command: { type: 'OpenFreeShipping', sellerGroupKey },
      };
    case 'PARTLY_FREE':
      return {
        type: 'PARTLY_FREE',
        text: word(words, 'gaugeSomeFree', gauge),
        percent: Math.floor((gauge.free * 100) / gauge.parcels),
      };
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING', text: word(words, 'gaugeFree') };
  }
};

export interface SellerGroupFacts {
  readonly group: SellerGroup;
  /** True if it is below any window before scrolling. */
  readonly isBelow: boolean;
  readonly service: CartUnitType;
  readonly box: BoxState;
  readonly orderableCount: number;
  readonly gauge: SellerGaugeNow;
  readonly summary: Omit<SellerGroupSummary, 'entries'>;
  readonly shippingKnown: boolean;
}

/** Returns the service name for SmileDelivery, otherwise the shop name or a default text. */
export const sellerNameOf = ({ words }: ViewContext, { type, shopName }: SellerGroup): string => {
  if (type === 'SmileDelivery') return word(words, tabWords.SmileDelivery);
  return shopName.trim() === '' ? word(words, 'unnamedSeller') : shopName;
};

/** Returns the mini shop, or the service’s home for groups of a service. Global has no same-day home (XT-13). */
const hrefOf = ({ links, features }: ViewContext, { type, shopLink }: SellerGroup): string | undefined => {
  switch (type) {
    case 'SmileDelivery':
      return links.smileDeliveryHome;
    case 'ExpressShop':
      return features.expressShop ? links.expressShopHome : undefined;
    case 'Ordinary':
      return shopLink === '' ? undefined : shopLink;
  }
};

/** Returns the prepaid fee, or why there is none (SH-04). */
const shippingText = (context: ViewContext, { summary, shippingKnown }: SellerGroupFacts): string => {
  if (!shippingKnown) return word(context.words, 'feeUnknown');
  if (summary.isAllSpecialShipping && summary.shippingTotal === 0) return word(context.words, 'feeSeparate');
  return summary.isFreeShipping ? word(context.words, 'feeFree') : money(context, summary.shippingTotal);
};

const parts = (context: ViewContext, facts: SellerGroupFacts): readonly AmountView[] => {
  const { words } = context;
  const { summary } = facts;
  return [
    { key: 'Items', label: word(words, 'sumItems'), amount: money(context, summary.itemTotal), sign: undefined },
    // The sign is displayed between the amounts, so the amount has none.
    {
      key: 'Negative',
      label: word(words, 'sumNegative'),
      amount: money(context, summary.negativeTotal),
      sign: '−',
      isSaving: summary.negativeTotal > 0,
    },
    {
      key: 'Shipping',
      label: word(words, summary.isBundleShipping ? 'sumShippingBundled' : 'ruleShippingFee'),
      amount: shippingText(context, facts),
      sign: '+',
    },
    { key: 'Total', label: word(words, 'sumTotal'), amount: money(context, summary.price), sign: '=' },
  ];
};

const footView = (context: ViewContext, facts: SellerGroupFacts, name: string) => {
  const values = { n: facts.summary.cartUnitCount, amount: money(context, facts.summary.price) };
  return {
    label: word(context.words, 'footLabel', { name }),
    /** Shown only while shipping is unknown. */
    text: word(context.words, 'footTextUnknown', values),
    parts: parts(context, facts),
    isShippingKnown: facts.shippingKnown,
  };
};

/** Items − discounts + shipping = price. */
export type FootView = ReturnType<typeof footView>;

/** Also without a selection, so that selecting moves nothing. */
const hasFoot = ({ group, orderableCount }: SellerGroupFacts): boolean =>
  group.cartUnitIdList.length > 1 && orderableCount > 0;

export const sellerGroupView = (context: ViewContext, facts: SellerGroupFacts) => {
  const { words } = context;
  const { group } = facts;
  const name = sellerNameOf(context, group);
  const badge = badgeOf(context, facts.service);
  return {
    key: group.key,
    domId: `seller-${group.cartUnitIdList[0] ?? 'none'}`,
    type: group.type,
    name,
    href: hrefOf(context, group),
    badge: name.includes(badge?.label ?? '') ? undefined : badge,
    branchText: group.branchName,
    box: {
      state: facts.box,
      label: word(words, 'select'),
      accessibleName: word(words, 'selectGroup', { name }),
      isEnabled: facts.orderableCount > 0,
      command: { type: 'ToggleSellerGroup', sellerGroupKey: group.key },
    } satisfies BoxView,
    gauge: gaugeView(context, facts.gauge, name, group.key),
    shippingGroupKeys: group.shippingGroups.map(({ key }) => key),
    unitCount: group.cartUnitIdList.length,
    isBelow: facts.isBelow,
    countText: word(words, 'itemCount', { n: group.cartUnitIdList.length }),
    foot: hasFoot(facts) ? footView(context, facts, name) : undefined,
  };
};

export type SellerGroupView = ReturnType<typeof sellerGroupView>;
