import {
  discountsFor,
  outOfStock,
  unableForBuyer,
  cartUnitId,
  type CartUnit,
  type CartUnitId,
  type Item,
  type Language,
  type UnableOrderType,
} from '@baguni/domain/internal';
import { choose, soldItem } from '../catalogue/choose.ts';
import { issueNoOf } from '../catalogue/coupons.ts';
import { itemNoOf, type CatalogueItem } from '../catalogue/catalogue.ts';
import type { Scenario, UnitChoice } from '../scenarios/scenario.ts';

const HOUR_MS = 60 * 60 * 1000;
const UNITS_OF_A_SCENARIO = 1000;
const FIRST_OF_GUEST = 500;

/** Returns the ID of a unit. @param index its position in the cart, or in the guest cart */
export const unitIdOf = (scenario: Scenario, index: number, isGuest = false): CartUnitId =>
  cartUnitId(scenario.no * UNITS_OF_A_SCENARIO + (isGuest ? FIRST_OF_GUEST : 0) + index + 1);

/** Returns the reason against an order by the buyer, branch or policy, or none; not by sale or stock. */
export const ownReasonOf = (scenario: Scenario, choice: UnitChoice, item: Item): UnableOrderType | undefined =>
  choice.unable ?? unableForBuyer(item, scenario.buyer);

/** Returns the first reason: of the sale, of the unit, or of the stock. */
const unableOf = (sold: CatalogueItem, own: UnableOrderType | undefined, item: Item): UnableOrderType | undefined => {
  if (sold.saleStatus !== undefined) return sold.saleStatus;
  return own ?? outOfStock(item);
};

/** Creates the unit of a choice. @param now ms since 1970 UTC */
export const unitOfChoice = (
  scenario: Scenario,
  choice: UnitChoice,
  id: CartUnitId,
  language: Language,
  now: number,
): CartUnit => {
  const sold = soldItem(itemNoOf(choice.item), language);
  const item = choose(itemNoOf(choice.item), choice, language);
  const unable = unableOf(sold, ownReasonOf(scenario, choice, item), item);
  return {
    cartUnitId: id,
    cartUnitType: sold.service,
    version: 1,
    quantity: choice.quantity ?? 1,
    item,
    seller: sold.seller,
    shippingPolicyKey: sold.shippingPolicyKey,
    bundleKey: sold.bundleKey,
    partnershipCode: choice.partnershipCode,
    discounts: discountsFor(sold, scenario.buyer, choice.partnershipCode !== undefined),
    isBuyAvailable: unable === undefined,
    unableOrderType: unable,
    unableOrderReasonCode: undefined,
    isCouponUsable: sold.isCouponUsable,
    unusableCouponType: choice.unusableCouponType,
    isNeedAuthentication: sold.isNeedAuthentication,
    isViaEmployeeMall: choice.isViaEmployeeMall ?? false,
    isDeliveryTimeEnded: choice.isDeliveryTimeEnded ?? false,
    isItemDiscountAgreement: sold.isItemDiscountAgreement,
    appliedCouponIssueNoes: (choice.coupons ?? []).map((name) => issueNoOf(name, scenario.name)),
    insertDateISO: new Date(now - (choice.hoursAgo ?? 1) * HOUR_MS).toISOString(),
    hasDuplicates: false,
    duplicateCartUnitIds: [],
    expressShopBranch: sold.expressShopBranch,
    smileFreshBranch: sold.smileFreshBranch,
  };
};
