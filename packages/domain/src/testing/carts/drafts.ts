import fc from 'fast-check';
import { discountTypes, type Discount, type DiscountType } from '../../entities/discount/discount.ts';
import { aDiscount, aDiscountPolicy } from '../builders/price.ts';
import type { Drawing } from './cart-terms.ts';
import { always, amount, maybe, mostly, oneOf, whole, type Drawn, list, record, whether } from './drawn.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { Won } from '../../money/won.ts';
import type { CartUnitType, UnableOrderType } from '../../entities/cart/cart-unit.ts';
import type { ItemFlags } from '../../entities/cart/item.ts';
import { PLAIN, plainCouponOf } from './plain-cart.ts';
import { noCouponFlags, type Coupon } from '../../entities/coupon/coupon.ts';
import type { Storefront } from '../../storefront/storefront.ts';

const discountPolicyDrawn = (won: Drawing['amount']): Drawn<Discount['policy']> =>
  record<Discount['policy']>({
    basisKind: always('Quantity'),
    calcType: mostly('Rate', always('Amount'), [2, 1]),
    calcTypeSub: maybe(oneOf('Each', 'Total')),
    discountRate: mostly(10, whole({ min: 0, max: 100 }, 10), [1, 1]),
    discountPrice: mostly(won(1000), amount({ min: 0, max: won(20_000) }, won(1000)), [2, 1]),
    minApplyCondition: mostly(1, whole({ min: 0, max: 5 }, 1)),
    maxDiscountPrice: maybe(amount({ min: 0, max: won(10_000) }, won(10_000))),
    maxAppliedQuantity: maybe(whole({ min: 1, max: 5 }, 5)),
  });

const bundle = (won: Drawing['amount']): Discount['policy'] =>
  aDiscountPolicy({ calcType: 'Amount', discountPrice: won(1000) });

const discountOf = (discountType: DiscountType, policy: Discount['policy']): Discount =>
  aDiscount({ discountNo: `D-${discountType}`, discountType, displayName: '', policy });

const discountsDrawn = ({ discounts, amount: won }: Drawing): Drawn<readonly Discount[]> => {
  const policy = discountPolicyDrawn(won);
  const plainOf = (type: DiscountType): Discount => discountOf(type, type === 'Bundle' ? bundle(won) : policy.plain);
  const arb = fc
    .record({ type: fc.constantFrom(...discountTypes), policy: policy.arb })
    .map((one) => (one.type === 'Bundle' ? plainOf(one.type) : discountOf(one.type, one.policy)));
  function* plainer(one: Discount, how: 'less' | 'nearer'): Generator<Discount> {
    if (one.discountType === 'Bundle') return;
    for (const other of policy[how](one.policy)) yield { ...one, policy: other };
  }
  const discount: Drawn<Discount> = {
    arb,
    plain: plainOf('Ebay'),
    less: (one) => plainer(one, 'less'),
    nearer: (one) => plainer(one, 'nearer'),
  };
  const { min, max } = discounts;
  const several = fc.uniqueArray(arb, { minLength: min, maxLength: max, selector: ({ discountType }) => discountType });
  return { ...list(discount, discounts), arb: several, plain: discountTypes.slice(0, min).map(plainOf) };
};

interface PolicyDraft {
  readonly fee: Won;
  readonly freeFrom: Won | undefined;
  readonly isPerPiece: boolean;
  readonly isPaidOnArrival: boolean;
}

const policyDrawn = (won: Drawing['amount']): Drawn<PolicyDraft> =>
  record<PolicyDraft>({
    fee: mostly(won(0), mostly(won(3000), amount({ min: won(1), max: won(20_000) }), [1, 1]), [2, 3]),
    freeFrom: mostly(undefined, mostly(won(30_000), amount({ min: 0, max: won(100_000) }, won(30_000)), [1, 1])),
    isPerPiece: whether(),
    isPaidOnArrival: whether([11, 1]),
  });

export const policyOf = ({ fee, freeFrom, isPerPiece, isPaidOnArrival }: PolicyDraft): Partial<ShippingPolicy> => ({
  shippingFee: fee,
  isQuantityShippingFee: isPerPiece,
  // a minimum of 0 is none
  ...(freeFrom ? { isConditionalFree: true, conditionalFreeBasisCost: freeFrom } : {}),
  ...(isPaidOnArrival ? { shippingChargePayType: 'PaymentOnArrival' } : {}),
});

/** Overseas fee of all pieces in won, and weight in kg. */
export interface UnitOverseas {
  readonly fee: Won;
  readonly kg: number;
  readonly isCarried: boolean;
}

export interface ItemDraft {
  readonly price: Won;
  readonly option: Won | undefined;
  readonly addition: Won | undefined;
  readonly min: number;
  readonly max: number | undefined;
  readonly stock: number | undefined;
  readonly kind: keyof ItemFlags | undefined;
}

/** Properties of a unit, independent of its position in the cart. */
export interface UnitDraft {
  readonly service: CartUnitType;
  /** Additional price per piece of the branch, for services with branches. */
  readonly branchPrice: Won;
  readonly quantity: number;
  /** Steps above the minimum, if the item is measured. */
  readonly steps: number;
  readonly discounts: readonly Discount[];
  readonly isCouponUsable: boolean;
  readonly item: ItemDraft;
  /** Index of the given item. */
  readonly given: number;
  readonly seller: number;
  /** True if the unit has the item, and so the seller, of the first unit. */
  readonly isOfFirstItem: boolean;
  readonly unable: UnableOrderType | undefined;
  readonly isSelected: boolean;
  readonly parcel: PolicyDraft;
  /** Indexes of the given shipping terms and fields. */
  readonly policy: number;
  readonly fields: number;
  readonly overseas: UnitOverseas;
}

export const plainWay = (won: Drawing['amount']): UnitOverseas => ({ fee: won(PLAIN.way), kg: 1, isCarried: true });

/** An index of some given values; the first is the default. */
const indexOf = (values: readonly unknown[] = []): Drawn<number> => oneOf(0, ...[...values.keys()].slice(1));

const services = oneOf<CartUnitType>('SmileFresh', 'SmileDelivery', 'ExpressShop');
const reasons = oneOf<UnableOrderType>('ITEM_OUT_OF_STOCK', 'ITEM_STOP_SELLING', 'BUYER_LIMIT_POLICY');
const kinds = oneOf<keyof ItemFlags>(
  'isAdult',
  'isInstall',
  'isECoupon',
  'isMembersOnly',
  'isDomesticOnly',
  'isUsedItem',
);

const overseasDrawn = (won: Drawing['amount']): Drawn<UnitOverseas> => {
  const { fee, kg } = plainWay(won);
  return record<UnitOverseas>({
    fee: mostly(fee, amount({ min: 0, max: won(60_000) }, fee), [1, 1]),
    kg: mostly(kg, whole({ min: 1, max: 30 }), [1, 1]),
    isCarried: mostly(true, always(false), [15, 1]),
  });
};

const itemDrawn = ({ prices, amount: won, isMarketplace }: Drawing): Drawn<ItemDraft> => {
  const price = amount(prices, won(PLAIN.price));
  const more = amount({ min: won(1), max: won(5000) }, won(1000));
  return record<ItemDraft>({
    price: mostly(price.plain, price, [1, 3]),
    option: mostly(undefined, more),
    addition: mostly(undefined, more),
    min: mostly(1, whole({ min: 2, max: 3 }), [15, 1]),
    max: mostly(undefined, whole({ min: 3, max: 5 }), [11, 1]),
    stock: mostly(undefined, whole({ min: 0, max: 5 }), [9, 1]),
    kind: isMarketplace ? mostly(undefined, kinds, [7, 1]) : always(undefined),
  });
};

export const unitDrawn = (drawing: Drawing): Drawn<UnitDraft> => {
  const { isMarketplace, leftOut, amount: won, quantities, steps, sellers, items, policies, fields } = drawing;
  const isGiven = items.length > 0;
  const hasServices = isMarketplace && !isGiven;
  return record<UnitDraft>({
    service: hasServices ? mostly('Normal', services, [5, 1]) : always('Normal'),
    branchPrice: hasServices ? mostly(won(0), amount({ min: won(100), max: won(2000) }), [1, 1]) : always(won(0)),
    quantity: whole(quantities),
    discounts: discountsDrawn(drawing),
    isCouponUsable: mostly(true, always(false), [7, 1]),
    item: isGiven ? always(itemDrawn(drawing).plain) : itemDrawn(drawing),
    given: indexOf(items),
    seller: mostly(1, whole({ min: Math.min(2, sellers.max), max: sellers.max }), [2, 1]),
    isOfFirstItem: isGiven ? always(false) : whether(),
    unable: leftOut ? mostly(undefined, reasons, [11, 1]) : always(undefined),
    isSelected: leftOut ? mostly(true, always(false), [11, 1]) : always(true),
    parcel: policyDrawn(won),
    policy: indexOf(policies),
    fields: indexOf(isGiven ? [] : fields.item),
    overseas: overseasDrawn(won),
    steps: steps > 0 ? whole({ min: 0, max: steps }) : always(0),
  });
};

/** Properties of a coupon, and the unit it applies to if valid. */
export interface CouponDraft {
  readonly lane: 'Buyer' | 'SellerDup' | 'Super' | 'Shipping';
  /** A restriction of the coupon. */
  readonly only: 'isTimeSale' | 'isClub' | 'isMobile' | 'isOversea' | undefined;
  readonly worth: Won;
  readonly percent: number | undefined;
  readonly possiblePrice: Won;
  readonly limitPrice: Won;
  /** First candidate unit by position; undefined if the coupon is not in use. */
  readonly on: number | undefined;
  /** Index of the given coupon. */
  readonly given: number;
}

const lanes = oneOf<CouponDraft['lane']>('SellerDup', 'Super', 'Shipping');
const fewer = oneOf('isTimeSale', 'isClub', 'isMobile', 'isOversea');

export const couponDrawn = ({ amount: won, units, isMarketplace, shopCoupons }: Drawing): Drawn<CouponDraft> =>
  record<CouponDraft>({
    lane: mostly('Buyer', lanes, [2, 3]),
    only: mostly(undefined, isMarketplace ? fewer : oneOf('isTimeSale', 'isMobile'), [7, 1]),
    worth: mostly(won(PLAIN.coupon), amount({ min: 0, max: won(20_000) }, won(PLAIN.coupon)), [1, 1]),
    percent: mostly(undefined, whole({ min: 0, max: 100 }, 10), [2, 1]),
    possiblePrice: mostly(won(0), amount({ min: won(1000), max: won(50_000) })),
    limitPrice: mostly(won(0), amount({ min: won(500), max: won(5000) }, won(5000))),
    on: mostly(undefined, whole({ min: 0, max: Math.max(0, units.max - 1) }), [1, 3]),
    given: indexOf(shopCoupons),
  });

const typeOf = {
  Buyer: 'BuyerCoupon',
  SellerDup: 'SellerDupCoupon',
  Super: 'SuperCoupon',
  Shipping: 'BuyerCoupon',
} as const;

export const couponOf = (draft: CouponDraft, n: number): Coupon => {
  const { lane, only, worth, percent, possiblePrice, limitPrice } = draft;
  return {
    ...plainCouponOf(n, worth),
    couponType: typeOf[lane],
    discountUnitType: percent === undefined ? 'Amount' : 'Rate',
    discountValue: percent ?? worth,
    possiblePrice,
    limitPrice,
    flags: { ...noCouponFlags, isFreeShipping: lane === 'Shipping', ...(only ? { [only]: true } : {}) },
  };
};

export interface AbroadDraft {
  readonly country: string;
  readonly company: 'EMS' | 'SFExpress' | 'CJ';
  readonly isConsented: boolean;
}

export interface AroundDraft extends Pick<Storefront, 'tenant' | 'device' | 'language'> {
  readonly buyer: 'Member' | 'Guest' | 'Club' | 'SimpleMember' | 'Under19' | 'NotCertified';
  /** Indexes of the given fields of the buyer and of the order, and of the given countries. */
  readonly fields: number;
  readonly orderFields: number;
  readonly country: number;
  readonly isVerified: boolean;
  readonly abroad: AbroadDraft | undefined;
  readonly isMaxCharge: boolean;
  readonly funding: Won | undefined;
  readonly extra: { readonly percent: number; readonly from: Won } | undefined;
}

const abroadDrawn: Drawn<AbroadDraft> = record<AbroadDraft>({
  country: mostly('China', oneOf('Japan', 'Taiwan', 'HongKong', 'UnitedStates'), [1, 1]),
  company: mostly('EMS', oneOf<AbroadDraft['company']>('SFExpress', 'CJ'), [1, 1]),
  isConsented: mostly(true, always(false), [11, 1]),
});

const waysOf = ({ overseas, tenant, isMarketplace }: Drawing): Drawn<AbroadDraft | undefined> => {
  if (overseas) return abroadDrawn;
  const isHome = overseas === false || tenant === 'outlet' || !isMarketplace;
  return isHome ? always(undefined) : mostly(undefined, abroadDrawn, [4, 1]);
};

const buyers = oneOf<AroundDraft['buyer']>('Guest', 'Club', 'SimpleMember', 'Under19', 'NotCertified');
const ofAnyShop = oneOf<AroundDraft['buyer']>('Guest', 'NotCertified');

/** Returns the requested value, or one of the marketplace, mostly the first. */
const said = <A>(value: A | undefined, isDrawn: boolean, plain: A, others: Drawn<A>): Drawn<A> =>
  value === undefined && isDrawn ? mostly(plain, others) : always(value ?? plain);

export const aroundDrawn = (drawing: Drawing): Drawn<AroundDraft> => {
  const { tenant, device, language, isMarketplace, overseas, amount: won, hasFunding, hasExtraDiscount } = drawing;
  const funding = amount({ min: won(1), max: won(5000) }, won(1000));
  const extra = record({
    percent: whole({ min: 0, max: 100 }, 5),
    from: mostly(won(0), amount({ min: 0, max: won(100_000) })),
  });
  return record<AroundDraft>({
    // an outlet never ships overseas (OV-14)
    tenant: said(overseas ? 'marketplace' : tenant, isMarketplace, 'marketplace', always('outlet')),
    device: said(device, isMarketplace, 'pc', always('m')),
    language: said(language, isMarketplace, 'ko', oneOf('en', 'cn', 'jp')),
    buyer: mostly('Member', isMarketplace ? buyers : ofAnyShop),
    fields: indexOf(drawing.fields.buyer),
    orderFields: indexOf(drawing.fields.order),
    country: indexOf(drawing.countries),
    isVerified: whether(overseas ? [1, 8] : [1, 2]),
    abroad: waysOf(drawing),
    isMaxCharge: mostly(true, always(false)),
    funding: hasFunding ? mostly(undefined, funding, [7, 1]) : always(undefined),
    extra: hasExtraDiscount ? mostly(undefined, extra, [7, 1]) : always(undefined),
  });
};
