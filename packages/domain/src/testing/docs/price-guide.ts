import { formatNumber } from '../../storefront/format.ts';
import { type CartUnit, unitsById } from '../../entities/cart/cart-unit.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Discount, DiscountPolicy } from '../../entities/discount/discount.ts';
import { won } from '../../money/won.ts';
import { anOpenCart, withAllSelected } from '../builders/cart.ts';
import { anAddition, anItem, anOption, aUnit, testNow } from '../builders/unit.ts';
import {
  aCoupon,
  aDiscount,
  aDiscountPolicy,
  aFundingDiscount,
  anExtraDiscount,
  aPolicy,
  aCashbackBuyer,
  aCashbackPolicy,
} from '../builders/price.ts';
import { cashbackOf, cashbackUnitsOf, cashbackSummary } from '../../selectors/cashback.ts';
import { extraDiscountNudgeOf } from '../../selectors/spend-more.ts';
import { gaugesOf } from '../../price/parcel/bundle-fee.ts';
import { totalOf, type LedgerEntry, type PriceRule } from '../../price/ledger/ledger.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { cartSummary } from '../../price/priced-cart.ts';

/** Formats a Markdown table; escapes bars in cells. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');

const discount = (
  discountType: Discount['discountType'],
  displayName: string,
  policy: Partial<DiscountPolicy>,
): Discount =>
  aDiscount({ discountNo: `D-${discountType}`, discountType, displayName, policy: aDiscountPolicy(policy) });

const each = (price: number): Partial<DiscountPolicy> => ({ calcType: 'Amount', discountPrice: won(price) });
const once = (price: number): Partial<DiscountPolicy> => ({ ...each(price), calcTypeSub: 'Total' });

const optionDiscount = discount('Ebay', 'Autumn options', each(300));
const together = discount('Bundle', 'Fruit together', { ...once(1000), minApplyCondition: 3 });

const apples: CartUnit = aUnit({
  cartUnitId: cartUnitId(1),
  quantity: 2,
  item: anItem({
    itemNo: itemNo('I1'),
    itemName: 'Apples',
    itemSellPrice: won(12_900),
    options: [anOption({ optionEntries: [{ name: 'Size', value: 'Large' }], optionPrice: won(1100) })],
    additions: [anAddition({ name: 'Wrapping', value: 'Gift box', price: won(1500) })],
  }),
  discounts: [
    optionDiscount,
    discount('Seller', 'Two boxes', { minApplyCondition: 2, maxDiscountPrice: won(2500) }),
    together,
  ],
});

const pears: CartUnit = aUnit({
  cartUnitId: cartUnitId(2),
  item: anItem({ itemNo: itemNo('I2'), itemName: 'Pears', itemSellPrice: won(9990) }),
  discounts: [
    optionDiscount,
    together,
    discount('Member', 'Members', { discountRate: 3 }),
    discount('Partnership', 'Partner channel', each(100)),
  ],
});

const coupons = [
  aCoupon({ couponIssueNo: couponIssueNo('C1'), couponName: '5% off', discountValue: 5 }),
  aCoupon({
    couponIssueNo: couponIssueNo('C2'),
    couponType: 'SellerDupCoupon',
    couponName: 'Shop coupon',
    discountUnitType: 'Amount',
    discountValue: 1000,
    cartUnitIds: [cartUnitId(1), cartUnitId(2)],
  }),
  aCoupon({
    couponIssueNo: couponIssueNo('C3'),
    couponName: 'Shipping 1,000',
    discountUnitType: 'Amount',
    discountValue: 1000,
    isFreeShipping: true,
  }),
];

/** The cart of the price guide: two units that cover every pricing step. */
export const workedCart: Cart = withAllSelected(
  anOpenCart([apples, pears], {
    shipping: { policies: [aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(40_000) })] },
    coupons: { applied: coupons },
    discounts: {
      funding: [
        aFundingDiscount({ displayName: 'Card company', discountPrice: won(700), cartUnitIds: [cartUnitId(2)] }),
      ],
      extra: [
        anExtraDiscount({ masterNo: 'E1', baseAmount: won(30_000), discountRate: 3 }),
        anExtraDiscount({ masterNo: 'E2', baseAmount: won(50_000), discountRate: 5, sortOrder: 2 }),
      ],
    },
    pricesAsOf: testNow,
  }),
);

interface Step {
  readonly title: string;
  readonly rules: readonly PriceRule[];
  readonly text: string;
}

/** Steps in order; together they name every rule once. */
export const steps: readonly Step[] = [
  {
    title: 'Item price',
    rules: ['ItemPrice', 'OptionPrice', 'BranchPrice', 'AdditionPrice'],
    text: '(Sell price + options + branch) × quantity + additions (PR-01). Additions are bought once, whatever the quantity.',
  },
  {
    title: 'Option discount',
    rules: ['EbayDiscount'],
    text: 'The first discount (DC-01). A buyer coupon replaces it (PR-03): the apples have one, so only the pears keep theirs.',
  },
  {
    title: 'Seller discount',
    rules: ['SellerDiscount'],
    text: 'A rate applies to the pieces with options and branch price, without additions, and always to the full price. In this cart the cap limits it.',
  },
  {
    title: 'Bundle discount',
    rules: ['BundleDiscount'],
    text: 'Earned together from three pieces, then split by price without losing a won (DC-02): largest remainder first, ties to the earlier unit.',
  },
  {
    title: 'Member and partnership discounts',
    rules: ['MemberDiscount', 'PartnershipDiscount'],
    text: 'The last discounts of a unit (DC-01). Rates are rounded down to the won.',
  },
  {
    title: 'Funding discount',
    rules: ['FundingDiscount'],
    text: 'Not paid by the seller; a fixed amount per cart unit (DC-03). The threshold for free shipping uses the price after it (SH-03).',
  },
  {
    title: 'Promotions',
    rules: ['Promotion'],
    text: 'The promotions of [your own shop](guides/own-shop.md), split by remaining price (EN-09). The marketplace has no promotions, and neither does this cart.',
  },
  {
    title: 'Coupons',
    rules: ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon'],
    text: 'Lane by lane, from the remaining price (CP-03). A coupon over several units is split like a bundle discount (CP-17).',
  },
  {
    title: 'Extra discount',
    rules: ['ExtraDiscount'],
    text: 'The best candidate for the selection’s price after discounts and coupons, split over the units (DC-04). It does not affect free shipping.',
  },
  {
    title: 'Shipping',
    rules: ['ShippingFee', 'OverseaShippingFee'],
    text: 'One fee per parcel (SH-02), free if the goods reach the basis cost after discounts (SH-03).',
  },
  { title: 'Shipping coupon', rules: ['ShippingCoupon'], text: 'Reduces the fee of a parcel, at most to 0 (CP-05).' },
  {
    title: 'Tax',
    rules: ['Tax'],
    text: 'The [tax](guides/tax-and-refunds.md) of a shop, per line and rate (EN-12). Prices of the marketplace contain it.',
  },
];

const inputsOf = ({ inputs }: LedgerEntry): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? formatNumber(value) : String(value)}`)
    .join(', ');

const section = (state: Cart, { title, rules, text }: Step, i: number): string => {
  const names = unitsById(state.units);
  const entries = pricedOf(state).entries.filter(({ rule }) => rules.includes(rule));
  const placeOf = ({ place }: LedgerEntry): string =>
    place.type === 'Bundle' ? 'the parcel' : (names.get(place.cartUnitId)?.item.itemName ?? '');
  const rows = entries.map((entry) => [placeOf(entry), entry.rule, inputsOf(entry), formatNumber(entry.amount)]);
  const sum = ['', '', '**together**', `**${formatNumber(totalOf(entries))}**`];
  if (entries.length === 0) return [`## ${i + 1}. ${title}`, text].join('\n\n');
  return [`## ${i + 1}. ${title}`, text, table(['Of', 'Rule', 'From', 'Won'], [...rows, sum])].join('\n\n');
};

const totals = (state: Cart): string => {
  const sum = cartSummary(pricedOf(state));
  const rows = [
    ['Items', sum.itemTotal],
    ['Discounts', -sum.discountTotal],
    ['Coupons', -sum.couponTotal],
    ['Shipping', sum.shippingTotal],
    ['**You pay**', sum.price],
  ] as const;
  return table(
    ['Total', 'Won'],
    rows.map(([name, won]) => [name, formatNumber(won)]),
  );
};

const gaugeText = (state: Cart): string => {
  const [parcel] = gaugesOf(pricedOf(state).bundleFees);
  if (parcel?.gauge.type !== 'GAUGE') return 'shipping is free.';
  return `${formatNumber(parcel.gauge.missing)} won more for free shipping; ${parcel.gauge.percent} % of the way is done (FG-01).`;
};

const nudgeText = (state: Cart): string => {
  const nudge = extraDiscountNudgeOf(state);
  if (nudge.type === 'NONE') return 'no better discount.';
  return `${formatNumber(nudge.missing)} won more reach \`${nudge.candidate.masterNo}\`, which then saves ${formatNumber(nudge.worth)} won (DC-05).`;
};

const cashbackText = (state: Cart): string => {
  const input = {
    units: cashbackUnitsOf(pricedOf(state), state.selected),
    policies: [
      aCashbackPolicy(),
      aCashbackPolicy({ cashbackType: 'SsgPoint', rate: 0.5, cartUnitIds: state.selected }),
    ],
    buyer: aCashbackBuyer({ isSmileClub: true }),
  };
  const { itemCashback, ssgPointCashback, totalCashbackAmount } = cashbackSummary(cashbackOf(input));
  return `1 % of the apples’ price is ${formatNumber(itemCashback)} won, and 0.5 % points on both are ${formatNumber(ssgPointCashback)}: ${formatNumber(totalCashbackAmount)} in total. Cashback uses the price of each unit after discounts and coupons, rounded down (CB-01, CB-02).`;
};

/** Renders the guide 'How a price is made' with the numbers of a cart. */
export const priceGuide = (state: Cart): string =>
  [
    '# How a price is made',
    'A price is a ledger. Each rule that applies writes one entry with its inputs and its amount, and every total is a sum over entries (PR-08). Page and server call the same function. This page shows the steps in order, with the numbers of one example cart. It is generated from the engine. See also [discounts](discounts.md), [coupons](coupons.md) and [how we read the specification](readings.md).',
    'The cart: two boxes of **Apples** (large, with a gift box) and one of **Pears**, from one shop, in one parcel.',
    ...steps.map((step, i) => section(state, step, i)),
    `## ${steps.length + 1}. Totals`,
    'Unit, item group, seller group and cart are sums over the same entries, so every level adds up to the won (PR-04 to PR-06).',
    totals(state),
    '## Related amounts',
    `- **Free-shipping gauge:** ${gaugeText(state)}\n- **Next extra discount:** ${nudgeText(state)}\n- **Cashback:** ${cashbackText(state)}`,
    '## Rounding',
    'Every amount is a whole number of won. A rate is rounded down once for all pieces together, unless its policy rounds each piece (`calcTypeSub`). Amounts that are split over units use `allocate`: shares are rounded down, and the remaining won go to the largest remainders, ties to the earlier share. A discount never makes a price negative. A unit is refused at checkout if its discounts exceed its price (PR-07).',
    '',
  ]
    .join('\n\n')
    .trimEnd() + '\n';
