import * as t from 'io-ts';
import {
  cartOfFlat,
  cartTabs,
  flatCart,
  priceParts,
  sideLayers,
  type BundleGauge,
  type EngineCart,
  type Gauge,
  type PriceAnswer,
  type PricedInputs,
  type SavingQuantity,
  type ServerPrices,
  noCashback,
  unknownEnvironment,
  type OrderedCart,
} from '@baguni/domain/internal';
import { buyer, shippingAddress, environment, storefront } from '../buyer.ts';
import { cartUnit } from '../cart/cart-unit.ts';
import { appliedCoupons, couponWallet, combinationPreview, openCouponBox } from '../coupon.ts';
import { cardOffers, cashbackAnswer, appliedPromotions, extraDiscounts, fundingDiscounts } from '../cart/discount.ts';
import { pageData } from '../page-data.ts';
import { finding, messageKey } from '../finding.ts';
import {
  anyCartUnitId,
  bundleKey,
  MAX_UNITS,
  amount,
  count,
  momentMs,
  pieces,
  standingPieces,
  whole,
  answerText,
  choice,
} from '../base/values.ts';
import { absentAs, list, orNull, type Codec, strict } from '../base/codec.ts';
import { oversea } from '../overseas.ts';
import { nudgingTypes } from '../recommend.ts';
import { branchServiceType } from '../cart/seller.ts';
import { bundleTermsList, defaultItemFees, shippingBundles, shippingPolicies } from '../cart/shipping.ts';

const MAX_GAUGES = 1_000;

const unitIds = list(anyCartUnitId, MAX_UNITS);

export const pricedInputs: Codec<PricedInputs> = strict({
  selected: unitIds,
  quantities: list(standingPieces, MAX_UNITS),
});

const gauge: Codec<Gauge> = t.union([
  strict({ type: t.literal('NONE') }),
  strict({ type: t.literal('GAUGE'), missing: amount, percent: whole(0, 100) }),
  strict({ type: t.literal('FREE_SHIPPING') }),
]);

const bundleGauge: Codec<BundleGauge> = strict({ bundleKey, gauge });
export const bundleGauges: Codec<readonly BundleGauge[]> = list(bundleGauge, MAX_GAUGES);

const priceAnswer: Codec<PriceAnswer> = strict({
  inputs: pricedInputs,
  bundles: shippingBundles,
  gauges: bundleGauges,
});

const serverPrices: Codec<ServerPrices> = strict({
  status: choice(['NotAsked', 'Asking', 'Known', 'Failed']),
  answer: orNull(priceAnswer),
});

const load = choice(['NotLoaded', 'Loaded', 'LoadFailed']);
const saving: Codec<SavingQuantity> = strict({ cartUnitId: anyCartUnitId, quantity: pieces });
const refusal = strict({ cartUnitId: anyCartUnitId, finding });

/** A cart with the state of its page, as one flat JSON object: the format of carts by hand and of saved sessions. */
export const cartDocument = strict({
  storefront,
  /** The server's settings (CM-43). */
  environment,
  /** State of the first load (LS-05). */
  load,
  /** Increases with each change of the cart on the server, which refuses changes of older versions. */
  cartVersion: count,
  tab: choice(cartTabs),
  buyer,
  isCertificatedAdult: t.boolean,
  shippingCountry: answerText,
  oversea,
  /** The open side layer (LY-02). */
  sideLayer: orNull(choice(sideLayers)),
  /** Questions of the order that the shopper has agreed to (CK-08). */
  agreed: list(messageKey, 100),
  latestShippingAddress: orNull(shippingAddress),
  /** True if the last read of the shipping address failed, so it may be outdated (AD-01, CM-20). */
  isAddressUnread: t.boolean,
  /** The delivery service of SmileFresh (LY-09). */
  branchServiceType,
  units: list(cartUnit, MAX_UNITS),
  selected: unitIds,
  shippingPolicies,
  bundleTerms: bundleTermsList,
  /** Items that ship free by default (SH-07). */
  defaultItemShippingFeeIsFreeList: defaultItemFees,
  /** The nudges that the marketplace allows for this buyer (ND-02). */
  cartNudgingTypes: nudgingTypes,
  appliedCoupons,
  coupons: couponWallet,
  /** The open coupon box (CP-11, CP-12). */
  couponBox: orNull(openCouponBox),
  /** Units with recommended coupons (CP-16), and true if the shopper closed the prompt; it stays closed after a reload. */
  couponPrompt: strict({ recommended: unitIds, isDismissed: t.boolean }),
  /** The open preview of the best combination (CP-19). */
  bestCombination: orNull(combinationPreview),
  serverPrices,
  missing: list(choice(priceParts), priceParts.length),
  fundingDiscounts,
  appliedPromotions,
  extraDiscountCandidates: extraDiscounts,
  pricesAsOf: momentMs,
  /** The last cashback response (CB-02). */
  cashback: cashbackAnswer,
  /** Card offers of the marketplace (ND-04). */
  smileCardNudgeCoupons: cardOffers,
  /** The data around the cart that has been read (LS-04). */
  extras: pageData,
  saving: list(saving, MAX_UNITS),
  /** The last refusal of each unit's quantity (QT-05). */
  refusals: list(refusal, MAX_UNITS),
  /** Units that are being deleted (DL-03). */
  deleting: unitIds,
  /** True while a checkout is being prepared (PG-10, CK-14). */
  isOrdering: t.boolean,
  /** Number of refused orders since the order changed; each refusal shows its reasons (CK-18). Missing in older sessions. */
  refusedOrders: absentAs(0, count),
  /** True after the notice that a quantity change cancelled a coupon (QT-08). */
  isAppliedCouponQuantityChanged: t.boolean,
});

/** A cart with the state of its page. */
export type CartDocument = t.TypeOf<typeof cartDocument>;

/**
 * Returns the cart of a document, without the state of its page.
 * @example
 * cartOfDocument(documentOf(cart)).units === cart.units; // true
 */
export const cartOfDocument = ({ environment, extras: { delivery }, ...document }: CartDocument): OrderedCart => ({
  ...cartOfFlat(document, environment.freeShippingThresholds),
  ...(document.agreed.length > 0 ? { agreed: document.agreed } : {}),
  ...(delivery ? { delivery } : {}),
});

/** Returns the document of a cart without the fields of its shop. */
export const documentOfMarketplace = (cart: OrderedCart): CartDocument => ({
  ...flatCart(cart),
  agreed: cart.agreed ?? [],
  environment: { ...unknownEnvironment, freeShippingThresholds: cart.shipping.thresholds },
  load: 'Loaded',
  cartVersion: 0,
  sideLayer: undefined,
  isAddressUnread: false,
  branchServiceType: 'Reserve',
  defaultItemShippingFeeIsFreeList: [],
  cartNudgingTypes: [],
  couponBox: undefined,
  couponPrompt: { recommended: [], isDismissed: false },
  bestCombination: undefined,
  cashback: noCashback,
  smileCardNudgeCoupons: [],
  extras: cart.delivery ? { delivery: cart.delivery } : {},
  refusals: [],
  deleting: [],
  isOrdering: false,
  refusedOrders: 0,
  isAppliedCouponQuantityChanged: false,
});

/** Fields that only carts of shops have, except the currency. */
export const shopFields = [
  'promotions',
  'couponCodes',
  'usedCouponCodes',
  'buyerGroups',
  'fields',
] as const satisfies readonly (keyof EngineCart)[];

/**
 * Returns the document of a marketplace cart on a loaded page. `cartToJson` saves a cart of any shop.
 * @throws TypeError for a cart with the currency or with fields of another shop, which the document would lose
 * @example
 * documentOf(cart).load; // Loaded
 */
export const documentOf = (cart: OrderedCart & { readonly currency?: 'KRW' }): CartDocument => {
  const given: Partial<EngineCart> = cart;
  const lost =
    (given.currency ?? 'KRW') === 'KRW'
      ? shopFields.find((name) => Object.keys(given[name] ?? []).length > 0)
      : 'currency';
  if (lost !== undefined)
    throw new TypeError(
      `cart: expected a cart of the marketplace, not one with ${lost} ${JSON.stringify(given[lost])}; cartToJson saves it`,
    );
  return documentOfMarketplace(cart);
};
