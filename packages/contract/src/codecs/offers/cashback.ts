import { cashbackTypes, type CashbackAnswer, type SmileCardNudgeCoupon, type UnitCashback } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId } from '../base/ids.ts';
import { orNull, parts } from '../base/list.ts';
import { amount, percent } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice, keyText, moment } from '../base/text.ts';

const MAX_CASHBACKS = 2_000;

const unitCashback: Codec<UnitCashback> = t.strict({
  cartUnitId: anyCartUnitId,
  cashbackType: choice(cashbackTypes),
  amount,
  rate: percent,
  date: moment,
});

export const cashbackAnswer: Codec<CashbackAnswer> = t.strict({
  cartUnitCashbacks: parts('NoPrice', unitCashback, MAX_CASHBACKS),
  useEnableDate: orNull(moment),
});

const cardOffer: Codec<SmileCardNudgeCoupon> = t.strict({
  couponNo: keyText((no) => no),
  cardName: answerText,
  discountPrice: amount,
  possiblePrice: amount,
});

export const cardOffers: Codec<readonly SmileCardNudgeCoupon[]> = parts('NoPrice', cardOffer, 100);
