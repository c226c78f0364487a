import * as t from 'io-ts';
import {
  cartOfFlat,
  cartTabs,
  flatCart,
  priceParts,
  sideLayers,
  type BundleGauge,
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
import { absentAs, list, orNull, type Codec } from '../base/codec.ts';
import { oversea } from '../overseas.ts';
import { nudgingTypes } from '../recommend.ts';
import { branchServiceType } from '../cart/seller.ts';
import { bundleTermsList, defaultItemFees, shippingBundles, shippingPolicies } from '../cart/shipping.ts';

const MAX_GAUGES = 1_000;

const unitIds = list(anyCartUnitId, MAX_UNITS);

export const pricedInputs: Codec<PricedInputs> = t.strict({
  selected: unitIds,
  quantities: list(standingPieces, MAX_UNITS),
});

const gauge: Codec<Gauge> = t.union([
  t.strict({ type: t.literal('NONE') }),
  t.strict({ type: t.literal('GAUGE'), missing: amount, percent: whole(0, 100) }),
  t.strict({ type: t.literal('FREE_SHIPPING') }),
]);

const bundleGauge: Codec<BundleGauge> = t.strict({ bundleKey, gauge });
export const bundleGauges: Codec<readonly BundleGauge[]> = list(bundleGauge, MAX_GAUGES);

const priceAnswer: Codec<PriceAnswer> = t.strict({
  inputs: pricedInputs,
  bundles: shippingBundles,
  gauges: bundleGauges,
});

const serverPrices: Codec<ServerPrices> = t.strict({
  status: choice(['NotAsked', 'Asking', 'Known', 'Failed']),
  answer: orNull(priceAnswer),
});

const load = choice(['NotLoaded', 'Loaded', 'LoadFailed']);
const saving: Codec<SavingQuantity> = t.strict({ cartUnitId: anyCartUnitId, quantity: pieces });
const refusal = t.strict({ cartUnitId: anyCartUnitId, finding });

/** A cart with the state of its page, as one flat JSON object: the format of carts by hand and of saved sessions. */
export const cartDocument = t.strict({
  storefront,
  environment,
  load,
  cartVersion: count,
  tab: choice(cartTabs),
  buyer,
  isCertificatedAdult: t.boolean,
  shippingCountry: answerText,
  oversea,
  sideLayer: orNull(choice(sideLayers)),
  agreed: list(messageKey, 100),
  latestShippingAddress: orNull(shippingAddress),
  isAddressUnread: t.boolean,
  branchServiceType,
  units: list(cartUnit, MAX_UNITS),
  selected: unitIds,
  shippingPolicies,
  bundleTerms: bundleTermsList,
  defaultItemShippingFeeIsFreeList: defaultItemFees,
  cartNudgingTypes: nudgingTypes,
  appliedCoupons,
  coupons: couponWallet,
  couponBox: orNull(openCouponBox),
  couponPrompt: t.strict({ recommended: unitIds, isDismissed: t.boolean }),
  bestCombination: orNull(combinationPreview),
  serverPrices,
  missing: list(choice(priceParts), priceParts.length),
  fundingDiscounts,
  appliedPromotions,
  extraDiscountCandidates: extraDiscounts,
  pricesAsOf: momentMs,
  cashback: cashbackAnswer,
  smileCardNudgeCoupons: cardOffers,
  extras: pageData,
  saving: list(saving, MAX_UNITS),
  refusals: list(refusal, MAX_UNITS),
  deleting: unitIds,
  isOrdering: t.boolean,
  // missing in sessions that older pages saved
  refusedOrders: absentAs(0, count),
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

/**
 * Returns the document of a cart on a loaded page.
 * @example
 * documentOf(cart).load; // Loaded
 */
export const documentOf = (cart: OrderedCart): CartDocument => ({
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
