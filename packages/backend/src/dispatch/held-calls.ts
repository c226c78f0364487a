import type { CallName } from '@baguni/contract';

/**
 * The calls that need no rows but a cart's, its catalogue's and its stock's, so that they can be answered of what is
 * held. `Stamp`: the answer depends on them alone and is kept as well. `Rows`: it depends on the time, the device or more.
 */
export const heldCalls: Partial<Readonly<Record<CallName, 'Stamp' | 'Rows'>>> = {
  getInitialCart: 'Stamp',
  getCart: 'Stamp',
  getAppliedCoupons: 'Stamp',
  getLatestShippingAddress: 'Stamp',
  checkAppliedCoupons: 'Rows',
  getAvailableDiscount: 'Rows',
  getExhibitExtraDiscountForNudge: 'Rows',
  getShipping: 'Rows',
  getSmileCardNudgeCoupon: 'Rows',
  getTotalCashback: 'Rows',
  getOverseaShippingCompanies: 'Rows',
  getOverseaShippingFees: 'Rows',
  getShippingUnavailableItems: 'Rows',
  setQuantity: 'Rows',
  removeCartUnits: 'Rows',
  applyCoupons: 'Rows',
  unapplyCoupons: 'Rows',
  changeCountry: 'Rows',
  estimateToExcel: 'Rows',
  getBsdGlobalEventTag: 'Rows',
  getBsdEvents: 'Rows',
  getPurchaseBenefits: 'Rows',
  hideNudging: 'Rows',
  postSignalItems: 'Rows',
  vimp: 'Rows',
  imp: 'Rows',
};
