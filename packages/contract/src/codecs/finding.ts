import { shippingCompanyTypes, type Finding, type Fix, type MessageKey } from '@baguni/domain/internal';
import { plain, type Codec, list, strict } from './base/codec.ts';
import { namedValues, MAX_UNITS, anyCartUnitId, couponIssueNo, whole, choice } from './base/values.ts';
import * as t from 'io-ts';

// messages are looked up later; an unknown key appears as an unknown code (ER-02)
const isMessageKey = (value: unknown): value is MessageKey =>
  typeof value === 'string' && /^[\w.-]{1,100}$/u.test(value);
export const messageKey: Codec<MessageKey> = plain({ type: 'Text', min: 1, max: 100 }, isMessageKey, (key) => key);

const unitIds = list(anyCartUnitId, MAX_UNITS);

const fix: Codec<Fix> = t.union([
  strict({ type: t.literal('Deselect'), cartUnitIds: unitIds }),
  strict({ type: t.literal('Delete'), cartUnitIds: unitIds }),
  strict({ type: t.literal('SetQuantity'), cartUnitId: anyCartUnitId, quantity: whole(0, 999) }),
  // the coupons concerned, if not all of the units’ coupons
  strict({ type: t.literal('RemoveCoupons'), cartUnitIds: unitIds, couponIssueNoes: list(couponIssueNo, 100) }),
  strict({ type: t.literal('RemoveCoupons'), cartUnitIds: unitIds }),
  strict({ type: t.literal('SelectAll') }),
  strict({ type: t.literal('SignIn') }),
  strict({ type: t.literal('OrderFirst'), cartUnitIds: unitIds }),
  strict({ type: t.literal('Agree'), code: messageKey }),
  strict({ type: t.literal('ChooseCompany'), company: choice(shippingCompanyTypes) }),
  strict({ type: t.literal('ShipDomestic') }),
  strict({ type: t.literal('ChooseDeliveryTime') }),
  strict({ type: t.literal('VerifyIdentity') }),
  strict({ type: t.literal('VerifyAdult') }),
  strict({ type: t.literal('GivePapers'), paper: choice(['Consent', 'TaiwanIdNumber', 'ChinaIdImage']) }),
]);

export const finding: Codec<Finding> = strict({
  code: messageKey,
  params: namedValues(50),
  units: unitIds,
  fixes: list(fix, 100),
});
