import { cartUnitTypes, unableOrderTypes, unitItemPrice, unusableCouponTypes, type CartUnit } from '@baguni/domain';
import * as t from 'io-ts';
import { discounts } from './discount.ts';
import { absentAs } from '../base/absent-as.ts';
import { MAX_UNITS, anyCartUnitId, bundleKey, couponIssueNo, shippingPolicyKey } from '../base/ids.ts';
import { item } from './item.ts';
import { list, orNull } from '../base/list.ts';
import { holding } from '../base/holding.ts';
import { count, isAmount, standingPieces } from '../base/number.ts';
import { expressShopBranch, seller, smileFreshBranch } from './seller.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice, codeText, moment } from '../base/text.ts';

const fields: Codec<CartUnit> = t.strict({
  cartUnitId: anyCartUnitId,
  cartUnitType: choice(cartUnitTypes),
  version: count,
  quantity: standingPieces,
  item,
  seller,
  shippingPolicyKey,
  bundleKey,
  partnershipCode: orNull(answerText),
  discounts,
  isBuyAvailable: t.boolean,
  unableOrderType: orNull(choice(unableOrderTypes)),
  unableOrderReasonCode: orNull(codeText),
  isCouponUsable: t.boolean,
  unusableCouponType: orNull(choice(unusableCouponTypes)),
  isNeedAuthentication: t.boolean,
  isViaEmployeeMall: t.boolean,
  isDeliveryTimeEnded: t.boolean,
  isItemDiscountAgreement: t.boolean,
  appliedCouponIssueNoes: list(couponIssueNo, 100),
  insertDateISO: moment,
  hasDuplicates: absentAs(false, t.boolean),
  duplicateCartUnitIds: absentAs([], list(anyCartUnitId, MAX_UNITS)),
  expressShopBranch: orNull(expressShopBranch),
  smileFreshBranch: orNull(smileFreshBranch),
});

/** The total of one unit stays within the amount bound, so that cart totals stay safe integers. */
export const cartUnit: Codec<CartUnit> = holding(fields, 'item', (unit) => isAmount(unitItemPrice(unit)));
