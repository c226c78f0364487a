import { cashbackOf, cashbackUnitsOf } from '../../price/cashback/cashback-of.ts';
import { cashbackSummary } from '../../selectors/cashback-summary.ts';
import { unitsById } from '../../entities/cart/cart-unit.ts';
import type { CartState } from '../../state/state.ts';
import { extraDiscountNudgeOf } from '../../selectors/extra-discount-nudge.ts';
import { gaugesOf } from '../../price/parcel/free-shipping-gauge.ts';
import { totalOf, type LedgerEntry, type PriceRule } from '../../price/ledger/ledger.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { cartSummary } from '../../price/priced/summary.ts';
import { aCashbackBuyer, aCashbackPolicy } from '../builders/cashback.ts';
import { amount, table } from './table.ts';

interface Step {
  readonly title: string;
  readonly rules: readonly PriceRule[];
  readonly text: string;
}

/** The steps in their order; together they name every rule once. */
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
    text: 'A rate is taken from the pieces with options and branch, without additions; each discount from the full price. Here the cap cuts it.',
  },
  {
    title: 'Bundle discount',
    rules: ['BundleDiscount'],
    text: 'Earned together from three pieces, then spread by price without losing a won (DC-02): largest remainder first, ties to the earlier unit.',
  },
  {
    title: 'Member and partnership discounts',
    rules: ['MemberDiscount', 'PartnershipDiscount'],
    text: 'The last of a unit’s own discounts (DC-01). Rates are rounded down to the won.',
  },
  {
    title: 'Funding discount',
    rules: ['FundingDiscount'],
    text: 'Paid by somebody other than the seller; a fixed amount for each cart unit (DC-03). The price after it is what free shipping from an amount on counts (SH-03).',
  },
  {
    title: 'Promotions of a shop of one’s own',
    rules: ['Promotion'],
    text: 'What [an engine of one’s own](guides/own-shop.md) takes off for its promotions, shared by what is left of the prices (EN-09). The marketplace has none, so this cart has none.',
  },
  {
    title: 'Coupons',
    rules: ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon'],
    text: 'Lane by lane, from what is left (CP-03); a coupon over several units is spread like a bundle discount (CP-17).',
  },
  {
    title: 'Extra discount',
    rules: ['ExtraDiscount'],
    text: 'The best candidate for what the selection costs after discounts and coupons, spread over the units (DC-04). It takes no free shipping away.',
  },
  {
    title: 'Shipping',
    rules: ['ShippingFee', 'OverseaShippingFee'],
    text: 'One fee a parcel (SH-02), free from its basis cost of goods after discounts (SH-03).',
  },
  {
    title: 'Shipping coupon',
    rules: ['ShippingCoupon'],
    text: 'Off the fee of a parcel, never more than the fee (CP-05).',
  },
];

const inputsOf = ({ inputs }: LedgerEntry): string =>
  Object.entries(inputs)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? amount(value) : value}`)
    .join(', ');

const section = (state: CartState, { title, rules, text }: Step, i: number): string => {
  const names = unitsById(state.units);
  const entries = pricedOf(state).entries.filter(({ rule }) => rules.includes(rule));
  const placeOf = ({ place }: LedgerEntry): string =>
    place.type === 'Bundle' ? 'the parcel' : (names.get(place.cartUnitId)?.item.itemName ?? '');
  const rows = entries.map((entry) => [placeOf(entry), entry.rule, inputsOf(entry), amount(entry.amount)]);
  const sum = ['', '', '**together**', `**${amount(totalOf(entries))}**`];
  if (entries.length === 0) return [`## ${i + 1}. ${title}`, text].join('\n\n');
  return [`## ${i + 1}. ${title}`, text, table(['Of', 'Rule', 'From', 'Won'], [...rows, sum])].join('\n\n');
};

const totals = (state: CartState): string => {
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
    rows.map(([name, won]) => [name, amount(won)]),
  );
};

const gaugeText = (state: CartState): string => {
  const [parcel] = gaugesOf(pricedOf(state).bundleFees);
  if (parcel?.gauge.type !== 'GAUGE') return 'nothing is missing.';
  return `${amount(parcel.gauge.missing)} won more for free shipping; ${parcel.gauge.percent} % of the way is done (FG-01).`;
};

const nudgeText = (state: CartState): string => {
  const nudge = extraDiscountNudgeOf(state);
  if (nudge.type === 'NONE') return 'there is no better one.';
  return `${amount(nudge.missing)} won more reach \`${nudge.candidate.masterNo}\`, which then takes off ${amount(nudge.worth)} won (DC-05).`;
};

const cashbackText = (state: CartState): string => {
  const input = {
    units: cashbackUnitsOf(pricedOf(state), state.selected),
    policies: [
      aCashbackPolicy(),
      aCashbackPolicy({ cashbackType: 'SsgPoint', rate: 0.5, cartUnitIds: state.selected }),
    ],
    buyer: aCashbackBuyer({ isSmileClub: true }),
  };
  const { itemCashback, ssgPointCashback, totalCashbackAmount } = cashbackSummary(cashbackOf(input));
  return `1 % of the apples’ price gives ${amount(itemCashback)} won, and 0.5 % points of both give ${amount(ssgPointCashback)}: ${amount(totalCashbackAmount)} in all, of each unit’s price after discounts and coupons, rounded down (CB-01, CB-02).`;
};

/** The guide 'How a price is made', with the numbers of this cart. */
export const priceGuide = (state: CartState): string =>
  [
    '# How a price is made',
    'A price is a ledger: each rule that applies writes one entry with what it read and how much it took, and every total is a sum over entries (PR-08). Page and server call the same function, `priceCart`. Below are its steps in their order, with the numbers of one worked cart; a test writes this file and fails when it is no longer true. The terms of each discount are in [discounts](discounts.md), those of coupons in [coupons](coupons.md); how the specification was read is in [readings](readings.md).',
    'The cart: two boxes of **Apples** (large, with a gift box) and one of **Pears**, of one shop, in one parcel.',
    ...steps.map((step, i) => section(state, step, i)),
    `## ${steps.length + 1}. Totals`,
    'Unit, item group, seller group and cart are sums over the same entries, so every level adds up to the won (PR-04 to PR-06).',
    totals(state),
    '## Beside the price',
    `- **Free-shipping gauge:** ${gaugeText(state)}\n- **Next extra discount:** ${nudgeText(state)}\n- **Cashback:** ${cashbackText(state)}`,
    '## Rounding',
    'Every amount is a whole number of won. A rate is rounded down once, for all pieces together, unless its policy rounds each piece (`calcTypeSub`). Whatever is spread over units is spread by `allocate`: parts rounded down, the won that are left to the largest remainders, ties to the earlier share. A discount never takes a price below 0; a unit whose discounts add up to more than its price is refused at checkout (PR-07).',
    '',
  ]
    .join('\n\n')
    .trimEnd() + '\n';
