import * as t from 'io-ts';
import { call } from '../call.ts';
import { cashbackAnswer } from '../../codecs/cart/discount.ts';
import { couponIssueNo } from '../../codecs/base/values.ts';
import { list } from '../../codecs/base/codec.ts';
import { partly } from '../../codecs/base/partly.ts';
import { cashbackRequests, couponUnitIds } from '../../codecs/cart/request-ids.ts';

const request = t.strict({
  isSmileClub: t.boolean,
  cartRequests: cashbackRequests,
  couponRequests: list(t.strict({ couponIssueNo, cartUnitIds: couponUnitIds }), 100),
});

/** Cashback of units (CM-33); the server uses its own prices, coupons and membership. */
export const getTotalCashback = call({
  id: 'CM-33',
  path: '/reward/getTotalCashback',
  request,
  response: partly(cashbackAnswer),
  isSilent: true,
});
