import {
  countryCode,
  couponLanes,
  EUR,
  HOME_COUNTRY,
  JPY,
  KRW,
  KWD,
  marketplaceBase,
  omittableNames,
  shippingCompanyTypes,
  shippingRefunds,
  simpleBase,
  USD,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import {
  checkedLater,
  Described,
  documented,
  filledList,
  list,
  plain,
  withOptional,
  withDefault,
  type Codec,
  strict,
} from '../codecs/base/codec.ts';
import {
  namedValues,
  amount,
  kilograms,
  taxPercent,
  percentOrAmount,
  whole,
  answerText,
  choice,
  keyText,
  moment,
  patternText,
} from '../codecs/base/values.ts';
import { shipnation } from '../cookies/cookies.ts';
import { filledTarget } from '../codecs/coupon.ts';
import { declaredFields } from './declared-fields.ts';
import { messageTexts } from './messages.ts';

const text = keyText((value: string) => value);

/** Texts such as coupon codes. */
export const texts = list(text, 100);
const nothing: Codec<object> = strict({});

const rounding = choice(['Down', 'Up', 'HalfUp', 'HalfEven']);

const known: Readonly<Record<string, unknown>> = { KRW, JPY, USD, EUR, KWD };

const ownCurrency = strict({
  code: documented('ISO 4217, e.g. USD.', patternText(/^[A-Z]{3}$/u)),
  exponent: documented('Decimals: 0 for won, 2 for dollars, 3 for dinars.', whole(0, 6)),
  rounding: documented('Rounding of fractions of a minor unit.', rounding),
});

/** The code of a known currency, or a complete currency. */
const currency = new Described<t.TypeOf<typeof ownCurrency>>(
  { type: 'Holding', inner: t.union([choice(Object.keys(known)), ownCurrency]) },
  ownCurrency.is,
  (read, context) =>
    ownCurrency.validate(typeof read === 'string' && Object.hasOwn(known, read) ? known[read] : read, context),
);

/** Tax of every item that has no `taxRate` (EN-12). */
const tax = withOptional(
  strict({
    rate: documented('Per cent; for items without their own taxRate.', taxPercent),
    prices: documented(
      'Inclusive if prices contain the tax; otherwise it is added.',
      choice(['Inclusive', 'Exclusive']),
    ),
  }),
  {
    roundedPer: documented('Rounds the tax of each line, or once per rate.', choice(['Line', 'Total'])),
    rounding: documented('Rounding of the tax; that of the currency if missing.', rounding),
  },
);

/** Refunds of returned pieces (EN-13). */
const refunds = strict({
  shipping: documented(
    'Complete: the fee of a parcel when its last piece is returned. Pieces: a share for each piece. Never: no refund.',
    choice(shippingRefunds),
  ),
});

/** A country by its cookie name (OV-01). */
const country = choice(Array.from(shipnation.values.values()).filter((name) => name !== HOME_COUNTRY));

const capAmount = strict({
  amount: documented('The amount, in whole units of the currency.', percentOrAmount),
  currency: documented('The shop’s own currency, or one whose rate the cart knows.', text),
});

const cap = withOptional(nothing, {
  country: documented('The country that it is for; all if missing.', country),
  company: documented('The courier that it is for; all if missing.', choice(shippingCompanyTypes)),
  kg: documented('The most that an order may weigh, in kg.', kilograms),
  pieces: documented('The most pieces.', whole(0, 99_999)),
  amounts: documented('The most that goods may cost, in some currencies.', list(capAmount, 10)),
  cosmetics: documented('The most pieces of cosmetics.', whole(0, 99_999)),
  ofEachCategory: documented('The most pieces of each category.', whole(0, 99_999)),
  healthFoodBelowKg: documented('Health food must weigh less than this, in kg.', kilograms),
  withBodyHair: documented('The most that goods for body or hair may cost, in won.', amount),
});

const limits = withOptional(nothing, {
  overseas: documented('Caps of orders overseas, instead of those of the base.', list(cap, 500)),
  units: documented('Units of one order.', whole(1, 500)),
  pieces: documented('Pieces of one unit, where its item says no fewer.', whole(1, 99_999)),
  lines: documented('Units of the cart, selected or not.', whole(1, 500)),
});

const isoCountry = patternText(countryCode);

/** A shipping zone of a simple shop (EN-15). */
const zone = withOptional(
  strict({ codes: documented('The countries of the zone, by their ISO 3166 codes.', filledList(isoCountry, 250)) }),
  {
    fee: documented('Fee of a parcel in minor units; that of the cart’s terms if missing.', amount),
    freeFrom: documented('Goods of a parcel in minor units from which shipping is free.', amount),
  },
);

const offer = withOptional(
  strict({
    id: documented('Identifies the offer in carts.', text),
    name: documented('The name that shoppers read.', answerText),
    code: documented('The kind of promotion.', text),
    // each kind of promotion reads its own
    params: documented('Settings of the kind.', t.unknown),
  }),
  {
    from: documented('The first moment at which it is active; no limit if missing.', moment),
    until: documented('The last moment at which it is active; no limit if missing.', moment),
    stacksWith: documented(
      'Everything, or codes of promotions, ids of offers and coupon lanes that combine.',
      t.union([t.literal('Everything'), texts]),
    ),
    couponCode: documented('The code that a cart must hold; case and spaces do not matter.', patternText(/\S/u)),
    groups: documented('The groups of buyers who have the offer; all buyers if missing.', filledList(text, 100)),
  },
);

/** Coupon lanes that cannot be combined, on shared units or in the whole cart. */
const exclusion = strict({
  code: documented('The code of the refusal.', patternText(/^[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)*$/u)),
  message: documented('Text of the refusal by language.', namedValues(20)),
  lanes: documented('Two coupon lanes, or one that does not combine with itself.', list(choice(couponLanes), 2)),
  where: documented('On units in common, or anywhere in the cart.', choice(['OnUnits', 'Anywhere'])),
});

/** Names that a shop of either base can omit, for editors. A later check accepts only those of its base. */
const omittable = plain(
  { type: 'Choice', values: [...new Set([marketplaceBase, simpleBase].flatMap(omittableNames))] },
  t.string.is,
  (name) => name,
);

const discount = strict({
  on: filledTarget,
  // the codecs of a cart read it
  discount: documented('The discount, as a unit has it.', t.unknown),
});

/** Every field of shop JSON with its type, default and description, except the policies of carts (EN-10). */
export const shopFields = withOptional(
  strict({
    currency: documented('The currency of all amounts: a known code, or a complete currency.', currency),
    without: documented('Rules of the base to omit, by group or code.', withDefault([], list(omittable, 200))),
    limits: documented('How much a cart and an order may hold.', withDefault({}, limits)),
    promotions: documented('The offers of the shop.', withDefault([], list(offer, 100))),
    exclusions: documented('Further coupons that do not combine.', withDefault([], list(exclusion, 50))),
    fields: documented('Custom fields of carts: a type for each name, and a default.', withDefault({}, declaredFields)),
    discounts: documented('Discounts of units.', withDefault([], list(discount, 50))),
  }),
  {
    $schema: answerText,
    base: documented('The rules and codes to start from; those of a simple shop if missing.', choice(['Marketplace'])),
    home: documented('The ISO 3166 code of the country that the shop ships to, in addition to its zones.', isoCountry),
    countries: documented('The shipping zones.', list(zone, 250)),
    rounding: documented('How percentages of discounts and coupons are rounded; down if missing.', rounding),
    tax: documented('Tax of the goods and of shipping.', tax),
    refunds: documented('Refunds of returned pieces; those of Complete if missing.', refunds),
    messages: documented('Texts instead of those of the engine, by language and code.', checkedLater(messageTexts)),
  },
);

export type ShopFields = t.TypeOf<typeof shopFields>;

/** The fields of shop JSON that are those of a cart, which may override them. */
export const policies = ['shippingPolicies', 'coupons', 'extraDiscountCandidates'] as const;
