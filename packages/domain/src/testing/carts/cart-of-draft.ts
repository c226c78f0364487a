import { guest, type Buyer } from '../../entities/buyer/buyer.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/discount.ts';
import { overseaFreeFrom } from '../../entities/overseas/country.ts';
import type { OverseaPapers, OverseaTerms } from '../../entities/overseas/oversea.ts';
import { type CartUnitId, sellerKey, type CouponIssueNo } from '../../money/ids.ts';
import { noWon } from '../../money/won.ts';
import { aBuyer } from '../builders/buyer.ts';
import { anExtraDiscount, aFundingDiscount } from '../builders/price.ts';
import {
  type AbroadDraft,
  type AroundDraft,
  type UnitOverseas,
  type ItemDraft,
  type UnitDraft,
  type CouponDraft,
  couponOf,
  policyOf,
} from './drafts.ts';
import { type Drawing, measuredQuantity, orderableIn } from './cart-terms.ts';
import { type CartUnit, isOrderable } from '../../entities/cart/cart-unit.ts';
import { noFlags, type Item, type QuantityLimits } from '../../entities/cart/item.ts';
import { anAddition, anOption } from '../builders/unit.ts';
import { within } from './drawn.ts';
import { inOwnParcel, ofService, PLAIN, plainUnitAt, aPlainCart } from './plain-cart.ts';
import { couponKeyOf, type Coupon } from '../../entities/coupon/coupon.ts';
import type { EngineCart } from '../../engine/cart/engine-cart.ts';
import { frozen, cartOf } from '../../engine/cart/cart-of.ts';
import { replayCart } from '../cart-events.ts';
import type { Cart } from '../../cart/cart.ts';
import { aStorefront } from '../builders/cart.ts';

const buyers: Readonly<Record<AroundDraft['buyer'], Buyer>> = {
  Member: aBuyer(),
  Guest: guest,
  Club: aBuyer({ isSmileClub: true }),
  SimpleMember: aBuyer({ memberType: 'SimpleMember' }),
  Under19: aBuyer({ isUnder19: true }),
  NotCertified: aBuyer({ isCertificatedAdult: false }),
};

const withFields = (values: readonly (object | undefined)[] = [], at: number) =>
  values[at] === undefined ? {} : { fields: values[at] };

/** Returns the buyer of the terms, or the drawn one. */
const buyerOf = ({ buyer, isVerified, fields: at }: AroundDraft, { buyer: said, fields }: Drawing): Buyer => {
  const who = { ...(said ? aBuyer(said) : buyers[buyer]), ...withFields(fields.buyer, at) };
  return who.isLogin ? { ...who, isIdentityVerified: said?.isIdentityVerified ?? isVerified } : who;
};

export const givenPapers: OverseaPapers = {
  isConsented: true,
  taiwanIdNumber: 'A123456789',
  hasChinaIdImage: true,
};

/** Extra 5 per cent on the total, without limit and end. */
export const aPlainExtra: ExtraDiscountCandidate = anExtraDiscount({
  baseAmount: noWon,
  maxDiscountAmount: undefined,
  endDate: '9999-12-31T23:59:59.999Z',
});

const extrasOf = ({ extra }: AroundDraft): readonly ExtraDiscountCandidate[] =>
  extra ? [{ ...aPlainExtra, discountRate: extra.percent, baseAmount: extra.from }] : [];

const feeOf = ([cartUnitId, { fee, kg }]: readonly [CartUnitId, UnitOverseas]) => ({
  cartUnitId,
  shippingFee: fee,
  shippingWeight: kg,
});

export const overseasTerms = (
  { country, company }: Pick<AbroadDraft, 'country' | 'company'>,
  units: readonly (readonly [CartUnitId, UnitOverseas])[],
  amount: Drawing['amount'],
): OverseaTerms => {
  const freeFrom = overseaFreeFrom(country);
  return {
    countryType: country,
    companies: [{ shippingCompanyType: company, shippingCompanyName: company }],
    selectedCompany: company,
    fees: [{ shippingCompany: company, shippingFees: units.map(feeOf) }],
    unavailable: [
      {
        shippingCompany: company,
        unavailableCartUnitIds: units.flatMap(([id, { isCarried }]) => (isCarried ? [] : [id])),
      },
    ],
    exchangeRates: [],
    freeFrom: freeFrom === undefined ? undefined : amount(freeFrom),
  };
};

const itemOf = (plain: Item, { price, option, addition, min, max, stock, kind }: ItemDraft): Item => ({
  ...plain,
  itemSellPrice: price,
  options: option === undefined ? [] : [anOption({ optionPrice: option, optionEntries: [] })],
  additions: addition === undefined ? [] : [anAddition({ price: addition, name: '', value: '' })],
  limits: { min, max, multiple: 1 },
  stock,
  flags: kind ? { ...noFlags, [kind]: true } : noFlags,
});

const unitOf = (draft: UnitDraft, n: number, first: UnitDraft, drawing: Drawing): CartUnit => {
  const { items, amount, sellers, fields } = drawing;
  const plain = plainUnitAt(n, amount(PLAIN.price));
  // the first units cover the minimum number of sellers
  const isOfFirst = draft.isOfFirstItem && n > sellers.min;
  const like = isOfFirst
    ? { ...first, itemNo: plainUnitAt(1, plain.item.itemSellPrice).item.itemNo, seller: 1 }
    : { ...draft, itemNo: plain.item.itemNo, seller: n <= sellers.min ? n : draft.seller };
  const given = items[draft.given];
  const unit: CartUnit = {
    ...plain,
    cartUnitType: draft.service,
    quantity: given?.measure ? measuredQuantity(given, draft.steps) : draft.quantity,
    discounts: draft.discounts,
    isCouponUsable: draft.isCouponUsable,
    item: given ?? {
      ...itemOf(plain.item, like.item),
      itemNo: like.itemNo,
      ...withFields(fields.item, like.fields),
    },
    seller: { ...plain.seller, sellerKey: sellerKey(`S${like.seller}`) },
    isBuyAvailable: draft.unable === undefined,
    unableOrderType: draft.unable,
  };
  return inOwnParcel(ofService(unit, draft.branchPrice));
};

const wider = ({ min, max, multiple }: QuantityLimits, quantities: readonly number[]): QuantityLimits => ({
  min: Math.min(min, ...quantities),
  max: max === undefined ? undefined : Math.max(max, ...quantities),
  multiple,
});

/** Raises stock and limits of each item to the pieces of its units; pieces of given items fit their limits. */
const withEnough = (units: readonly CartUnit[], { items, quantities }: Drawing): readonly CartUnit[] => {
  const fitting = units.map((unit) => {
    const { min, max, multiple } = orderableIn(unit.item, quantities);
    return items.length > 0
      ? { ...unit, quantity: within({ min, max }, unit.quantity - (unit.quantity % multiple)) }
      : unit;
  });
  return fitting.map((unit) => {
    const { item } = unit;
    const pieces = fitting.filter((one) => one.item.itemNo === item.itemNo).map(({ quantity }) => quantity);
    const needed = pieces.reduce((sum, quantity) => sum + quantity, 0);
    const stock = item.stock === undefined ? undefined : Math.max(item.stock, needed);
    return { ...unit, item: { ...item, stock, limits: wider(item.limits, pieces) } };
  });
};

const unitsOf = (drafts: readonly UnitDraft[], drawing: Drawing): readonly CartUnit[] => {
  const [first] = drafts;
  const units = first ? drafts.map((draft, i) => unitOf(draft, i + 1, first, drawing)) : [];
  return drawing.leftOut ? units : withEnough(units, drawing);
};

export interface Uses {
  readonly begin: (cart: EngineCart) => EngineCart;
  readonly promotion: (cart: EngineCart, id: string) => EngineCart | undefined;
  readonly coupon: (cart: EngineCart, key: CouponIssueNo, ids: readonly CartUnitId[]) => EngineCart | undefined;
}

const placeOf = (coupon: Coupon, unit: CartUnit, units: readonly CartUnit[]): readonly CartUnitId[] => {
  const inParcel = units.filter((one) => isOrderable(one) && one.bundleKey === unit.bundleKey);
  const isOfUnit = coupon.couponType === 'BuyerCoupon' && !coupon.flags.isFreeShipping;
  const together = coupon.flags.isFreeShipping
    ? inParcel
    : inParcel.filter((one) => one.item.itemNo === unit.item.itemNo);
  return (isOfUnit ? [unit] : together).map(({ cartUnitId }) => cartUnitId);
};

const withCoupon = (cart: EngineCart, coupon: Coupon | undefined, on: number, uses: Uses): EngineCart => {
  if (!coupon) return cart;
  const { units } = cart;
  const first = units.length > 0 ? on % units.length : 0;
  for (const unit of [...units.slice(first), ...units.slice(0, first)]) {
    const used = uses.coupon(cart, couponKeyOf(coupon), placeOf(coupon, unit, units));
    if (used) return used;
  }
  return cart;
};

/** Resets the versions of units to 0: a use raises them. */
const asDrawn = (cart: EngineCart): EngineCart => ({
  ...cart,
  units: cart.units.map((unit) => (unit.version === 0 ? unit : { ...unit, version: 0 })),
});

/** Returns the coupons of the drafts, each given coupon once. */
const distinct = (drafts: readonly CouponDraft[], given: readonly Coupon[]): readonly CouponDraft[] =>
  given.length === 0 ? drafts : drafts.filter((draft, i) => drafts.findIndex((one) => one.given === draft.given) === i);

/** Applies promotions and coupons of the drafts if the rules allow them (CP-01..CP-09, EN-09). */
const withUses = (
  cart: EngineCart,
  { coupons, promotions }: CartDraft,
  { shopCoupons }: Drawing,
  uses: Uses,
): EngineCart => {
  const promoted = promotions.reduce((used, id) => uses.promotion(used, id) ?? used, cart);
  return asDrawn(
    distinct(coupons, shopCoupons).reduce(
      (used, { on }, i) => (on === undefined ? used : withCoupon(used, used.coupons.offered[i], on, uses)),
      promoted,
    ),
  );
};

export interface CartDraft {
  readonly units: readonly UnitDraft[];
  readonly coupons: readonly CouponDraft[];
  readonly around: AroundDraft;
  readonly promotions: readonly string[];
}

const atHome = ({ units: drafts, coupons, around }: CartDraft, drawing: Drawing): Cart => {
  const units = unitsOf(drafts, drawing);
  const [first] = units;
  const plain = aPlainCart(units);
  const { tenant, device, language, isMaxCharge, funding } = around;
  return cartOf(units, {
    ...plain,
    pricesAsOf: drawing.now,
    selected: plain.selected.filter((id) => drafts[units.findIndex((unit) => unit.cartUnitId === id)]?.isSelected),
    storefront: aStorefront({ tenant, device, language }),
    buyer: buyerOf(around, drawing),
    ...withFields(drawing.fields.order, around.orderFields),
    shipping: {
      ...plain.shipping,
      policies: plain.shipping.policies.map((policy) => {
        const draft = drafts[units.findIndex((unit) => unit.shippingPolicyKey === policy.shippingPolicyKey)];
        if (!draft) return policy;
        const { shippingPolicyKey } = policy;
        const given = drawing.policies[draft.policy];
        return given ? { ...given, shippingPolicyKey } : { ...policy, ...policyOf(draft.parcel) };
      }),
      bundleTerms: plain.shipping.bundleTerms.map((terms) => ({ ...terms, isMaxCharge })),
    },
    coupons: {
      ...plain.coupons,
      status: 'Known',
      offered: distinct(coupons, drawing.shopCoupons).map(
        (coupon, i) => drawing.shopCoupons[coupon.given] ?? couponOf(coupon, i + 1),
      ),
    },
    destination: { ...plain.destination, country: drawing.countries[around.country] ?? plain.destination.country },
    discounts: {
      ...plain.discounts,
      funding:
        first && funding !== undefined
          ? [aFundingDiscount({ discountPrice: funding, cartUnitIds: [first.cartUnitId] })]
          : [],
      extra: extrasOf(around),
    },
  });
};

const abroad = (cart: Cart, { units, around }: CartDraft, { amount }: Drawing): Cart => {
  const { abroad: way, tenant } = around;
  // an outlet never ships overseas (OV-14)
  if (!way || tenant === 'outlet') return cart;
  const fees = cart.units.flatMap(({ cartUnitId }, i) => {
    const draft = units[i];
    return draft ? [[cartUnitId, draft.overseas] as const] : [];
  });
  const terms = overseasTerms(way, fees, amount);
  return replayCart(cart, [
    { type: 'CountryChanged', countryType: terms.countryType },
    { type: 'OverseaRead', ...terms },
    { type: 'PapersGiven', papers: { ...givenPapers, isConsented: way.isConsented } },
  ]);
};

export const cartOfDraft = (draft: CartDraft, drawing: Drawing, uses: Uses): EngineCart =>
  frozen(withUses(uses.begin(abroad(atHome(draft, drawing), draft, drawing)), draft, drawing, uses));
