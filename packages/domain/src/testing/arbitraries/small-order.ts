import fc, { type Arbitrary } from 'fast-check';
import type { Cart, OrderedCart } from '../../cart/cart.ts';
import type { CartUnit, CartUnitType } from '../../entities/cart/cart-unit.ts';
import { bundleKey, cartUnitId, couponIssueNo, sellerKey, shippingPolicyKey, itemNo } from '../../money/ids.ts';
import { itemMalls, noFlags, type Item, type ItemFlags } from '../../entities/cart/item.ts';
import { asApplied, type Coupon } from '../../entities/coupon/coupon.ts';
import { noOversea } from '../../entities/overseas/oversea.ts';
import type { ShippingCompanyType } from '../../entities/overseas/country.ts';
import { won } from '../../money/won.ts';
import { aBuyer, anAddress } from '../builders/buyer.ts';
import { anOpenCart, aStorefront, withAllSelected, withCoupons } from '../builders/cart.ts';
import { aHeldCoupon, couponFlags } from '../builders/coupon.ts';
import { anOversea } from '../builders/oversea.ts';
import { anItem, aSeller, aUnit } from '../builders/unit.ts';
import { aDiscount, aDiscountPolicy, aPolicy } from '../builders/price.ts';

const oneIn = (n: number): Arbitrary<boolean> => fc.nat(n - 1).map((roll) => roll === 0);

const troubles: readonly (keyof ItemFlags)[] = [
  'isInstall',
  'isECoupon',
  'isIncomeDuty',
  'isPaymentMoneyCategory',
  'isDepartmentStore',
  'isFasterDelivery',
  'isAdult',
  'isMembersOnly',
  'isClubOnly',
  'isPending',
  'isDomesticOnly',
];

const [cosmetics, lotion, vitamins] = ['200003110', '200003120', '200000398'] as const;

const bundled = aDiscount({
  discountNo: 'B1',
  discountType: 'Bundle',
  policy: aDiscountPolicy({ calcType: 'Amount', discountPrice: won(4000) }),
});

const sharedItem = anItem({ itemNo: itemNo('SHARED'), itemSellPrice: won(4000), shippingWeight: 5, stock: 10 });

const services: readonly CartUnitType[] = ['Normal', 'Normal', 'Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'];

const arbUnit = (id: number): Arbitrary<CartUnit> =>
  fc
    .record({
      cartUnitType: fc.constantFrom(...services),
      price: fc.constantFrom(0, 500, 2000, 3000, 7000, 7000, 12_000, 24_000),
      quantity: fc.constantFrom(1, 1, 1, 3, 9),
      flags: fc.oneof(
        { weight: 2, arbitrary: fc.subarray([...troubles], { maxLength: 0 }) },
        fc.subarray([...troubles], { maxLength: 2 }),
      ),
      mall: fc.oneof({ weight: 3, arbitrary: fc.constant('General' as const) }, fc.constantFrom(...itemMalls)),
      medium: fc.constantFrom('M1', 'M1', cosmetics, lotion, vitamins),
      seller: fc.constantFrom('S1', 'S2'),
      parcel: fc.constantFrom('B1', 'B2'),
      isBundled: oneIn(4),
      isShared: oneIn(5),
      min: fc.constantFrom(1, 1, 1, 1, 2),
      isDeliveryTimeEnded: oneIn(12),
      isNeedAuthentication: oneIn(6),
    })
    .map(({ price, flags, mall, medium, seller, parcel, isBundled, isShared, min, ...rest }) =>
      aUnit({
        ...rest,
        cartUnitId: cartUnitId(id),
        item: isShared
          ? sharedItem
          : anItem({
              itemNo: itemNo(`I${id}`),
              itemSellPrice: won(price),
              mall,
              category: { large: 'L1', medium, small: 'S1', detail: 'D1' },
              shippingWeight: 5,
              limits: { min, max: undefined, multiple: 1 },
              flags: { ...noFlags, ...Object.fromEntries(flags.map((name) => [name, true])) },
            }),
        seller: aSeller({ sellerKey: sellerKey(seller) }),
        shippingPolicyKey: shippingPolicyKey(`P/${seller}/${parcel}`),
        bundleKey: bundleKey(`${rest.cartUnitType}/${seller}/${parcel}`),
        discounts: isBundled ? [bundled] : [],
      }),
    );

const arbCoupon = (n: number, units: readonly CartUnit[]) =>
  fc
    .record({
      on: fc.constantFrom(...units),
      discountValue: fc.constantFrom(300, 1000, 5000, 30_000),
      paymentCouponName: fc.constantFrom(undefined, 'A', 'B'),
      possiblePrice: fc.constantFrom(0, 0, 2500, 8000, 20_000).map(won),
      expiredDate: fc.constantFrom('2026-12-31T14:59:59.999Z', '2026-12-31T14:59:59.999Z', '2026-11-01T00:00:00.000Z'),
      couponType: fc.constantFrom('BuyerCoupon', 'BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon'),
      flags: fc.constantFrom(
        couponFlags(),
        couponFlags('isOversea'),
        couponFlags('isFreeShipping'),
        couponFlags('isFreeShipping'),
        couponFlags('isMobile'),
      ),
    })
    .map(({ on, ...over }) => {
      const coupon = aHeldCoupon({ ...over, issueNo: couponIssueNo(`C${n}`), discountUnitType: 'Amount' });
      const parcel = units.filter((unit) => unit.bundleKey === on.bundleKey);
      const ids = (coupon.flags.isFreeShipping ? parcel : [on]).map((unit) => unit.cartUnitId);
      return { coupon, cartUnitIds: ids };
    });

const withWallet = (
  state: Cart,
  uses: readonly { readonly coupon: Coupon; readonly cartUnitIds: Cart['selected'] }[],
): Cart => {
  const appliedCoupons = uses.map(({ coupon, cartUnitIds }) => asApplied(coupon, cartUnitIds));
  return {
    ...state,
    units: withCoupons(state.units, appliedCoupons),
    coupons: { ...state.coupons, applied: appliedCoupons, status: 'Known', offered: uses.map(({ coupon }) => coupon) },
  };
};

const shippedBy = (company: ShippingCompanyType, gone: Cart['selected']): Cart['destination']['overseas'] =>
  anOversea(company, [], {
    fees: [],
    unavailable: [{ shippingCompany: company, unavailableCartUnitIds: gone }],
    exchangeRates: [
      { currencyCode: 'JPY', exchangeRate: 1.5 },
      { currencyCode: 'THB', exchangeRate: 20 },
      { currencyCode: 'TWD', exchangeRate: 9 },
    ],
    papers: noOversea.papers,
  });

const arbBuyer = fc
  .record({
    memberType: fc.constantFrom('NonMember', 'SimpleMember', 'Member', 'Member'),
    isCertificatedAdult: fc.boolean(),
    isUnder19: oneIn(6),
    isSmileClub: fc.boolean(),
    standing: fc.oneof({ weight: 15, arbitrary: fc.constant('Normal' as const) }, fc.constant('Restricted' as const)),
    ownSellerKeys: fc.constantFrom([], [], [], [sellerKey('S2')]),
  })
  .map((over) => aBuyer({ ...over, isLogin: over.memberType !== 'NonMember' }));

const arbOversea = (units: readonly CartUnit[]) =>
  fc.tuple(
    fc.constantFrom('SouthKorea', 'SouthKorea', 'China', 'Japan', 'Thailand', 'Taiwan', 'Taiwan'),
    fc.constantFrom<ShippingCompanyType>('SFExpress', 'EMS', 'CJ', 'CJ'),
    fc.subarray(
      units.map(({ cartUnitId: id }) => id),
      { maxLength: 1 },
    ),
  );

/** A small order with many violations, for brute force over all changes: up to 7 units and 2 coupons (CK-18). */
export const arbSmallOrder: Arbitrary<Cart> = fc
  .oneof(fc.integer({ min: 1, max: 5 }), fc.constant(7))
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => arbUnit(i + 1))))
  .chain((units) =>
    fc
      .record({
        buyer: arbBuyer,
        tenant: fc.constantFrom('marketplace' as const, 'marketplace' as const, 'outlet' as const),
        oversea: arbOversea(units),
        uses: fc
          .nat(2)
          .chain((coupons) => fc.tuple(...Array.from({ length: coupons }, (_, n) => arbCoupon(n + 1, units)))),
        fee: fc.constantFrom(0, 2500),
        isAddressKnown: fc.integer({ min: 0, max: 7 }).map((n) => n > 0),
      })
      .map(({ buyer, tenant, oversea: [shippingCountry, company, gone], uses, fee, isAddressKnown }) => {
        const keys = [...new Set(units.map((unit) => unit.shippingPolicyKey))];
        const cart = anOpenCart(units, {
          destination: {
            address: isAddressKnown ? anAddress() : undefined,
            country: shippingCountry,
            overseas: shippingCountry === 'SouthKorea' ? noOversea : shippedBy(company, gone),
          },
          storefront: aStorefront({ tenant }),
          shipping: { policies: keys.map((key) => aPolicy({ shippingPolicyKey: key, shippingFee: won(fee) })) },
          buyer,
        });
        return withWallet(withAllSelected(cart), uses);
      }),
  );

const plainly = (given: Cart): OrderedCart => ({
  ...given,
  buyer: aBuyer({ isIdentityVerified: true }),
  destination: { ...given.destination, address: anAddress() },
  coupons: { ...given.coupons, applied: given.coupons.applied.slice(0, 1) },
  agreed: ['ASK-OVERSEA-CONSENT'],
  units: given.units.map((unit) => {
    const { shippingWeight, limits, stock } = anItem();
    const item: Item = { ...unit.item, mall: 'General', flags: noFlags, shippingWeight, limits, stock };
    return { ...unit, cartUnitType: 'Normal', isDeliveryTimeEnded: false, item };
  }),
});

/** A small order with possible violations only by coupons, price or destination. */
export const arbPlainOrder: Arbitrary<Cart> = arbSmallOrder.map(plainly);
