import { option as O } from 'fp-ts';
import {
  calcTypeSubs,
  discountTypes,
  type DiscountPolicy,
  type DiscountType,
} from '../../entities/discount/discount.ts';
import { priceRules, type PriceRule } from '../../price/ledger/ledger.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { anOpenCart, withAllSelected } from '../builders/cart.ts';
import { anItem } from '../builders/item.ts';
import { aDiscount, aDiscountPolicy } from '../builders/price.ts';
import { aUnit } from '../builders/unit.ts';
import { amount, table } from './table.ts';

const types: Readonly<Record<DiscountType, readonly [rule: PriceRule, of: string, note: string]>> = {
  Ebay: ['EbayDiscount', 'one unit', 'The item’s option discount; a buyer coupon replaces it (PR-03)'],
  Seller: ['SellerDiscount', 'one unit', 'Given by the shop'],
  Bundle: ['BundleDiscount', 'the units that share its number', 'Earned together, shared out by price (DC-02)'],
  Member: ['MemberDiscount', 'one unit', 'For members, by grade'],
  Partnership: ['PartnershipDiscount', 'one unit', 'For a partner channel'],
};

const policyFields: Readonly<Record<keyof DiscountPolicy, string>> = {
  basisKind: '`Quantity`: the minimum counts pieces; `Amount`: won of the pieces, without additions',
  calcType: '`Rate`: per cent of the price; `Amount`: won',
  calcTypeSub: '`Each`: calculated and rounded per piece; `Total`: once. If missing: an amount per piece, a rate once',
  discountRate: 'Per cent, up to four decimals',
  discountPrice: 'Won per piece, or once',
  minApplyCondition: 'Minimum number of pieces or won, inclusive',
  maxDiscountPrice: 'Cap in won; for a bundle, for all units together',
  maxAppliedQuantity: 'Maximum number of pieces; in a bundle, the cheapest pieces count first',
};

const takenFor = (policy: Partial<DiscountPolicy>): number => {
  const discounts = [aDiscount({ policy: aDiscountPolicy(policy) })];
  const unit = aUnit({ quantity: 3, discounts, item: anItem({ itemSellPrice: won(999) }) });
  const { entries } = pricedOf(withAllSelected(anOpenCart([unit])));
  return entries.find(({ rule }) => rule === 'SellerDiscount')?.amount ?? 0;
};

const ways = (['Rate', 'Amount'] as const).flatMap((calcType) =>
  [O.none, ...calcTypeSubs.map(O.some)].map((calcTypeSub) => [
    calcType === 'Rate' ? '`Rate`, 10' : '`Amount`, 100',
    O.isNone(calcTypeSub) ? 'none' : `\`${calcTypeSub.value}\``,
    amount(takenFor({ calcType, calcTypeSub, discountRate: 10, discountPrice: won(100) })),
  ]),
);

const order = priceRules.map((rule, i) => [`${i + 1}`, `\`${rule}\``]);

/** Renders the tables of discount types and policies. */
export const discountTables = (): string =>
  [
    '# Discounts',
    'This page is generated from the engine’s tables. [How a price is made](how-a-price-is-made.md) shows an example. For promotions of your own shop see [the guide](guides/own-shop.md).',
    '## Types, in the order in which they apply (DC-01)',
    table(
      ['Type', 'Entry in the ledger', 'Earned by', 'Description'],
      discountTypes.map((type) => {
        const [rule, of, note] = types[type];
        return [`\`${type}\``, `\`${rule}\``, of, note];
      }),
    ),
    '## Further discounts',
    table(
      ['Discount', 'Entry in the ledger', 'Applied', 'Description'],
      [
        [
          'Funding discount (DC-03)',
          '`FundingDiscount`',
          'after the types above, before coupons',
          'Won for each cart unit; the greatest of several on a unit, ties by policy number',
        ],
        [
          'Promotion of [your own shop](guides/own-shop.md) (EN-09)',
          '`Promotion`',
          'after the funding discount, before coupons',
          'Value by its kind, split by remaining price; the marketplace has none',
        ],
        [
          'Extra discount (DC-04)',
          '`ExtraDiscount`',
          'after coupons',
          'The best live candidate from its base amount, up to its maximum; ties by sort order; marketplace in Korean only',
        ],
      ],
    ),
    '## Fields of a policy',
    table(
      ['Field', 'Meaning'],
      Object.entries(policyFields).map(([name, meaning]) => [`\`${name}\``, meaning]),
    ),
    '## Three pieces of 999 won each',
    table(['Calculation', '`calcTypeSub`', 'Discount in won'], ways),
    '## Every rule of the ledger, in order',
    table(['Step', 'Rule'], order),
  ].join('\n\n') + '\n';
