import { cashbackTypes, noCouponFlags, type CouponFlags } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { list, nullable, orNull } from '../base/codec.ts';
import { amount, choice, itemNo, momentMs, percent, percentOrAmount, price, whole, moment } from '../base/values.ts';
import { extraDiscounts } from '../cart/discount.ts';
import { couponPolicyNo, couponTarget, couponType, percentOrWon } from '../coupon.ts';
import { benefit, bsdEventTag, colour } from '../information.ts';
import { flagsOf, no, noText, partNo, someOf, tenant, texts } from './base.ts';

const MAX_CARDS = 100;
const MAX_CASHBACKS = 1_000;
const MAX_ENTRIES = 20;
/** Stores keep counts in 32 bits. */
const MOST_ISSUES = 2_000_000_000;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
const couponFlags = Object.keys(noCouponFlags) as readonly (keyof CouponFlags)[];

/** A coupon policy: downloadable, or granted if `perBuyer` is 0. */
export const couponRow = percentOrWon(
  t.strict({
    type: t.literal('coupon'),
    tenant,
    policyNo: couponPolicyNo,
    couponType,
    discountUnitType: choice(['Rate', 'Amount']),
    discountValue: percentOrAmount,
    couponName: texts,
    paymentCouponName: nullable(texts),
    possiblePrice: amount,
    limitPrice: amount,
    expiredDate: moment,
    flags: flagsOf(couponFlags),
    target: couponTarget,
    eventNo: noText,
    encStr: noText,
    couponPromotionType: noText,
    issueLimit: nullable(whole(1, MOST_ISSUES)),
    perBuyer: whole(0, 1_000),
  }),
);

const card = t.strict({ couponNo: partNo, cardName: texts, discountPrice: amount, possiblePrice: amount });

/** The only campaign of a tenant. */
export const campaignRow = t.strict({
  type: t.literal('campaign'),
  tenant,
  extraDiscounts,
  cards: someOf(card, MAX_CARDS),
  bsdTag: nullable(bsdEventTag),
  welcomeGift: nullable(couponPolicyNo),
});

const cashback = t.strict({
  cashbackType: choice(cashbackTypes),
  calcType: choice(['Rate', 'Amount']),
  rate: percent,
  amount,
  maxAmount: orNull(amount),
  date: moment,
  target: couponTarget,
});

/** All cashback terms of a tenant. Terms that are not in the row are removed. */
export const cashbacksRow = t.strict({
  type: t.literal('cashbacks'),
  tenant,
  cashbacks: list(cashback, MAX_CASHBACKS),
});

const ofItem = { tenant, itemNo };

const event = t.strict({
  bigSmile: no,
  startDate: moment,
  endDate: moment,
  bannerText: texts,
  dwebImageUrl: noText,
  mwebImageUrl: noText,
  textColor: colour,
  bgColor: colour,
});

/** All sale events of an item. A row of a list replaces the stored list of its item. */
export const eventsRow = t.strict({ type: t.literal('events'), ...ofItem, events: list(event, MAX_ENTRIES) });
export const benefitsRow = t.strict({ type: t.literal('benefits'), ...ofItem, benefits: list(benefit, MAX_ENTRIES) });
export const relatedRow = t.strict({
  type: t.literal('related'),
  ...ofItem,
  boughtTogether: someOf(itemNo, MAX_ENTRIES),
  similar: someOf(itemNo, MAX_ENTRIES),
});
export const pastPricesRow = t.strict({
  type: t.literal('pastPrices'),
  ...ofItem,
  prices: list(t.strict({ before: price, changedAt: momentMs }), MAX_ENTRIES),
});

export type CouponRow = t.TypeOf<typeof couponRow>;
export type CampaignRow = t.TypeOf<typeof campaignRow>;
export type CashbacksRow = t.TypeOf<typeof cashbacksRow>;
export type EventsRow = t.TypeOf<typeof eventsRow>;
export type BenefitsRow = t.TypeOf<typeof benefitsRow>;
export type RelatedRow = t.TypeOf<typeof relatedRow>;
export type PastPricesRow = t.TypeOf<typeof pastPricesRow>;
