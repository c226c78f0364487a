import * as E from '../../money/either.ts';
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
import { anItem, aUnit } from '../builders/unit.ts';
import { aDiscount, aDiscountPolicy } from '../builders/price.ts';
import { couponIssueNo } from '../../money/ids.ts';
import { couponTypes, asApplied, noCouponFlags, type Coupon, type CouponFlags } from '../../entities/coupon/coupon.ts';
import { laneOf, placeTypeOfLane, type CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { exclusions, stackable } from '../../coupons/stacking.ts';
import { messages } from '../../messages/en.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { couponRules } from '../../rules/coupon.ts';
import { judge } from '../../rule/rule.ts';
import { aHeldCoupon, aPlace, couponFacts, couponFlags } from '../builders/coupon.ts';
import { formatNumber } from '../../storefront/format.ts';
import { priceGuide, table, workedCart } from './price-guide.ts';
import { ruleList } from './rule-list.ts';

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
  [undefined, ...calcTypeSubs].map((calcTypeSub) => [
    calcType === 'Rate' ? '`Rate`, 10' : '`Amount`, 100',
    calcTypeSub === undefined ? 'none' : `\`${calcTypeSub}\``,
    formatNumber(takenFor({ calcType, calcTypeSub, discountRate: 10, discountPrice: won(100) })),
  ]),
);

const order = priceRules.map((rule, i) => [`${i + 1}`, `\`${rule}\``]);

/** Renders the tables of discount types and policies. */
const discountTables = (): string =>
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

type Kind = Partial<Coupon>;

const kinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(couponTypes.map((couponType): readonly [string, Kind] => [couponType, { couponType }])),
  'with `isFreeShipping`': { flags: couponFlags('isFreeShipping') },
};

const placeWords: Readonly<Record<CouponPlace['type'], string>> = {
  Unit: 'one unit',
  ItemGroup: 'the units of one item in one parcel',
  Bundle: 'the fee of one parcel',
};

const discounted = aUnit({ discounts: [aDiscount({ discountType: 'Ebay' })] });
const pricedWith = (coupon: Coupon): ReturnType<typeof pricedOf> =>
  pricedOf(
    withAllSelected(anOpenCart([discounted], { coupons: { applied: [asApplied(coupon, [discounted.cartUnitId])] } })),
  );

const typeRow = ([name, over]: readonly [string, Kind]): readonly string[] => {
  const coupon = aHeldCoupon({ ...over, discountValue: 20 });
  const lane = laneOf(coupon) ?? null;
  const { entries, payable } = pricedWith(coupon);
  const taken = entries.find(({ kind }) => kind === 'Coupon');
  return [
    name.startsWith('with') ? name : `\`${name}\``,
    lane === null ? 'none: cannot be applied' : lane,
    lane === null ? '' : placeWords[placeTypeOfLane[lane]],
    taken ? `\`${taken.rule}\`` : '',
    taken ? formatNumber(taken.amount) : '',
    formatNumber(payable),
  ];
};

const flagWords: Readonly<Record<keyof CouponFlags, string>> = {
  isClub: 'Members of the benefit club',
  isBusiness: 'Domestic business buyers',
  isMobile: 'On a mobile device or in the app',
  isApp: 'In the app',
  isDelivery: 'On SmileDelivery items',
  isOversea: 'With overseas shipping',
  isTimeSale: 'Everyone; does not combine with additional-discount coupons (CP-07)',
  isFreeShipping: 'Everyone, if the parcel has a fee (CP-05)',
};

const placed = (kind: Kind, no: string): { readonly coupon: Coupon; readonly place: CouponPlace } => {
  const coupon = aHeldCoupon({ ...kind, issueNo: couponIssueNo(no) });
  const lane = laneOf(coupon) ?? 'Buyer';
  return { coupon, place: aPlace(placeTypeOfLane[lane]) };
};

/** Returns the refusal of a flagged coupon for a desktop member with free domestic shipping. */
const refusalOf = (flag: keyof CouponFlags): string => {
  const flags = couponFlags(flag);
  const { place } = placed({ flags }, 'C1');
  const verdict = judge(couponRules)(couponFacts({ flags }, { place }));
  return E.isLeft(verdict) ? `\`${verdict.left.code}\`` : '';
};

const stackKinds: Readonly<Record<string, Kind>> = {
  Buyer: {},
  'Buyer, time sale': { flags: couponFlags('isTimeSale') },
  SellerDup: { couponType: 'SellerDupCoupon' },
  Super: { couponType: 'SuperCoupon' },
  Shipping: { flags: couponFlags('isFreeShipping') },
};

const besides = (there: Kind, here: Kind): string => {
  const { coupon, place } = placed(here, 'C2');
  const facts = { bundleFees: new Map([[place.bundleKey, { fee: won(2500) }]]) };
  const against = stackable([placed(there, 'C1')], coupon, place, facts);
  return against === undefined ? 'yes' : `\`${against.code}\``;
};

const said = (code: MessageKey, requirement: string): readonly string[] => [
  `\`${code}\``,
  requirement,
  messages[code].replaceAll('\n', ' '),
];

/** Renders the tables of coupon types, flags and exclusions. */
const couponTables = (): string =>
  [
    '# Coupons',
    'This page is generated from the engine’s tables. [How a price is made](how-a-price-is-made.md) shows an example. A *lane* is a kind of coupon; a place accepts one coupon per lane.',
    '## Types, where they apply and what they save',
    'In each row, one coupon of 20 % is applied to a unit of 10,000 won with an option discount of 10 % and a shipping fee of 2,500 won. Without a coupon the buyer pays 11,500 won. Rates are rounded down to the won. A coupon saves at most its cap, never more than the price it applies to, and requires its minimum purchase (CP-03).',
    table(
      ['Type', 'Lane', 'On', 'Entry in the ledger', 'Saving', 'To pay'],
      Object.entries(kinds).map((kind) => typeRow(kind)),
    ),
    '## Who may use them, by flag',
    'The last column is the code for a member on a desktop with free domestic shipping (CP-20).',
    table(
      ['Flag', 'For', 'Others are refused with'],
      Object.keys(noCouponFlags).map((name) => {
        const flag = name as keyof CouponFlags;
        return [`\`${name}\``, flagWords[flag], refusalOf(flag)];
      }),
    ),
    '## Rules for one coupon in one place, in evaluation order',
    table(
      ['Code', 'Requirement', 'In English'],
      couponRules.map(({ code, requirement }) => said(code, requirement)),
    ),
    '## Stacking two coupons on the same unit, item and parcel',
    table(
      ['Applied', ...Object.keys(stackKinds)],
      Object.entries(stackKinds).map(([name, there]) => [
        name,
        ...Object.values(stackKinds).map((here) => besides(there, here)),
      ]),
    ),
    '## Stacking rules for two coupons, in evaluation order',
    table(
      ['Code', 'Requirement', 'In English'],
      exclusions.map(({ code, requirement }) => said(code, requirement)),
    ),
  ].join('\n\n') + '\n';

/** Renders the pages of the guide that follow from the engine’s own tables, by file name. */
export const domainPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['how-a-price-is-made.md', priceGuide(workedCart)],
    ['discounts.md', discountTables()],
    ['coupons.md', couponTables()],
    ['rules.md', ruleList()],
  ]);
