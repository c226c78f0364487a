import { either as E, option as O } from 'fp-ts';
import { couponIssueNo } from '../../money/ids.ts';
import { couponTypes } from '../../entities/coupon/coupon.ts';
import { asApplied, noCouponFlags, type Coupon, type CouponFlags } from '../../entities/coupon/held-coupon.ts';
import { laneOf, placeTypeOfLane } from '../../entities/coupon/lane.ts';
import type { CouponPlace } from '../../entities/coupon/coupon-place.ts';
import { exclusions, stackable } from '../../coupons/stacking.ts';
import { messages } from '../../messages/en.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import { couponRules } from '../../rules/coupon/index.ts';
import { judge } from '../../rule/judge.ts';
import { anOpenCart, withAllSelected } from '../builders/cart.ts';
import { aHeldCoupon, aPlace, couponFacts, couponFlags } from '../builders/coupon.ts';
import { aDiscount } from '../builders/price.ts';
import { aUnit } from '../builders/unit.ts';
import { amount, table } from './table.ts';

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
  pricedOf(withAllSelected(anOpenCart([discounted], { appliedCoupons: [asApplied(coupon, [discounted.cartUnitId])] })));

const typeRow = ([name, over]: readonly [string, Kind]): readonly string[] => {
  const coupon = aHeldCoupon({ ...over, discountValue: 20 });
  const lane = O.toNullable(laneOf(coupon));
  const { entries, payable } = pricedWith(coupon);
  const taken = entries.find(({ kind }) => kind === 'Coupon');
  return [
    name.startsWith('with') ? name : `\`${name}\``,
    lane === null ? 'none: it goes nowhere' : lane,
    lane === null ? '' : placeWords[placeTypeOfLane[lane]],
    taken ? `\`${taken.rule}\`` : '',
    taken ? amount(taken.amount) : '',
    amount(payable),
  ];
};

const flagWords: Readonly<Record<keyof CouponFlags, string>> = {
  isClub: 'Members of the benefit club',
  isBusiness: 'Domestic business buyers',
  isMobile: 'On a mobile device or in the app',
  isApp: 'In the app',
  isDelivery: 'On SmileDelivery items',
  isOversea: 'With overseas shipping',
  isTimeSale: 'Everybody; it does not combine with additional-discount coupons (CP-07)',
  isFreeShipping: 'Everybody; where the parcel has a fee (CP-05)',
};

const placed = (kind: Kind, no: string): { readonly coupon: Coupon; readonly place: CouponPlace } => {
  const coupon = aHeldCoupon({ ...kind, issueNo: O.some(couponIssueNo(no)) });
  const lane = O.toNullable(laneOf(coupon)) ?? 'Buyer';
  return { coupon, place: aPlace(placeTypeOfLane[lane]) };
};

/** What a member on a desktop who ships at home without a fee is told of a coupon with a flag. */
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
  return O.isSome(against) ? `\`${against.value.code}\`` : 'yes';
};

const said = (code: MessageKey, requirement: string): readonly string[] => [
  `\`${code}\``,
  requirement,
  messages[code].replaceAll('\n', ' '),
];

/** The tables of coupon types: where they go, what they take off, who may use them, what goes with what. */
export const couponTables = (): string =>
  [
    '# Coupons',
    'A test writes this page from the engine’s own tables and fails when they have changed. [How a price is made](how-a-price-is-made.md) shows them at work. A *lane* is a kind of coupon of which a place takes one.',
    '## Types: where they go and what they take off',
    'Each coupon takes 20 % off and is alone on a unit of 10,000 won with an option discount of 10 %, which ships for 2,500 won; without a coupon that costs 11,500 won. A rate is rounded down to the won. A coupon takes off at most its limit, never more than what it applies to, and nothing below its minimum purchase (CP-03).',
    table(
      ['Type', 'Lane', 'On', 'Entry in the ledger', 'Taken off', 'To pay'],
      Object.entries(kinds).map((kind) => typeRow(kind)),
    ),
    '## Who may use them, by flag',
    'The last column is the code that a member gets who is on a desktop and ships at home without a fee (CP-20).',
    table(
      ['Flag', 'For', 'Others are refused with'],
      Object.keys(noCouponFlags).map((name) => {
        const flag = name as keyof CouponFlags;
        return [`\`${name}\``, flagWords[flag], refusalOf(flag)];
      }),
    ),
    '## Rules on one coupon in one place, in the order in which they are asked',
    table(
      ['Code', 'Requirement', 'In English'],
      couponRules.map(({ code, requirement }) => said(code, requirement)),
    ),
    '## Two coupons on the same unit, item and parcel',
    table(
      ['In use', ...Object.keys(stackKinds)],
      Object.entries(stackKinds).map(([name, there]) => [
        name,
        ...Object.values(stackKinds).map((here) => besides(there, here)),
      ]),
    ),
    '## Rules on two coupons, in the order in which they are asked',
    table(
      ['Code', 'Requirement', 'In English'],
      exclusions.map(({ code, requirement }) => said(code, requirement)),
    ),
  ].join('\n\n') + '\n';
