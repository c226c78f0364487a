import type { CouponNews, UnitNews, VisitNews } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, couponIssueNo, MAX_UNITS } from '../base/ids.ts';
import { list, orNull } from '../base/list.ts';
import { signedAmount } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, moment } from '../base/text.ts';

const unitNews: Codec<UnitNews> = t.union([
  t.strict({ type: t.literal('SoldOut'), cartUnitId: anyCartUnitId }),
  t.strict({ type: t.literal('PriceChanged'), cartUnitId: anyCartUnitId, before: signedAmount, now: signedAmount }),
]);

const couponNews: Codec<CouponNews> = t.strict({
  couponIssueNo,
  couponName: answerText,
  expiredDate: moment,
  cartUnitId: orNull(anyCartUnitId),
});

export const visitNews: Codec<VisitNews> = t.strict({
  units: list(unitNews, MAX_UNITS),
  coupons: list(couponNews, 1_000),
});
