import fc from 'fast-check';
import { type CartUnit, isOrderable, type MarketplaceUnit } from '../../entities/cart/cart-unit.ts';
import { marketplaceUnit } from '../../entities/cart/plain-unit.ts';
import type { Addition, ItemOption, Item } from '../../entities/cart/item.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import { noWon } from '../../money/won.ts';
import { branchPrice } from '../../price/ledger/line.ts';
import { anAddition, anOption } from '../builders/unit.ts';
import { aDiscountPolicy, aFundingDiscount } from '../builders/price.ts';
import { type Teller, tellerOf } from './differences.ts';
import { noOversea, type OverseaShipping } from '../../entities/overseas/oversea.ts';
import type { Cart } from '../../cart/cart.ts';
import { flatCart } from '../../cart/flat-cart.ts';
import { givenPapers, overseasTerms, aPlainExtra } from './cart-of-draft.ts';
import { measuredQuantity } from './cart-terms.ts';
import { plainWay, type UnitOverseas } from './drafts.ts';
import { guest } from '../../entities/buyer/buyer.ts';
import type { EngineCart } from '../../engine/cart/engine-cart.ts';
import { countryCode } from '../../engine/countries.ts';
import { aBuyer } from '../builders/buyer.ts';
import { aPlainCart, aPlainPolicy, inOwnParcel, ofService, PLAIN, plainCouponOf, plainUnitAt } from './plain-cart.ts';
import { couponsOn, couponKeyOf, asApplied, type Coupon } from '../../entities/coupon/coupon.ts';
import type { Currency } from '../../money/currency.ts';
import type { Engine } from '../../engine/engine.ts';

const inside = (told: readonly string[]): string => (told.length > 0 ? ` (${told.join(', ')})` : '');

/** Formats a discount by type and value, with policy differences in brackets. */
const ofDiscount =
  ({ written, differences }: Teller) =>
  ({ discountType, policy }: Discount): string => {
    const { calcType, discountRate, discountPrice } = policy;
    const worth = calcType === 'Rate' ? `${discountRate}%` : written(discountPrice);
    // a rate ignores the amount, and an amount ignores the rate
    const like = aDiscountPolicy({ calcType, discountRate, discountPrice });
    return `${discountType} discount ${worth}${inside(differences(like, policy))}`;
  };

const ofOption =
  ({ written, differences }: Teller) =>
  (option: ItemOption): string => {
    const like = anOption({ optionPrice: option.optionPrice, optionEntries: [] });
    return `option +${written(option.optionPrice)}${inside(differences(like, option))}`;
  };

const ofAddition =
  ({ written, differences }: Teller) =>
  (addition: Addition): string => {
    const like = anAddition({ price: addition.price, name: '', value: '' });
    return `addition ${written(addition.price)}${inside(differences(like, addition))}`;
  };

const unitWords = (unit: CartUnit, teller: Teller): readonly string[] => [
  ...(branchPrice(unit) === noWon ? [] : [`branch +${teller.written(branchPrice(unit))}`]),
  ...unit.item.options.map(ofOption(teller)),
  ...unit.item.additions.map(ofAddition(teller)),
  ...unit.discounts.map(ofDiscount(teller)),
];

const unpriced = <B extends object>(branch: B | undefined): B | undefined =>
  branch === undefined ? undefined : { ...branch, branchAdditionalPrice: noWon };

/** Removes the fields that `unitWords` describes. */
const withoutWords = (unit: CartUnit): CartUnit => ({
  ...unit,
  item: { ...unit.item, options: [], additions: [] },
  discounts: [],
  expressShopBranch: unpriced(unit.expressShopBranch),
  smileFreshBranch: unpriced(unit.smileFreshBranch),
});

type Ways = readonly (readonly [Cart['selected'][number], UnitOverseas])[];

const waysOf = ({ destination: { overseas: oversea }, units }: Cart, plain: UnitOverseas): Ways => {
  const fees = oversea.fees[0]?.shippingFees ?? [];
  const gone = oversea.unavailable[0]?.unavailableCartUnitIds ?? [];
  return units.map(({ cartUnitId: id }) => {
    const known = fees.find(({ cartUnitId }) => cartUnitId === id);
    const fee = known?.shippingFee ?? plain.fee;
    return [id, { fee, kg: known?.shippingWeight ?? plain.kg, isCarried: !gone.includes(id) }];
  });
};

const likeOversea = ({ destination }: Cart, ways: Ways, { won }: Teller): OverseaShipping => {
  const { overseas: oversea, country } = destination;
  const company = oversea.selectedCompany === 'Unknown' ? 'EMS' : oversea.selectedCompany;
  const { countryType: _, ...terms } = overseasTerms({ country, company }, ways, won);
  return { ...noOversea, ...terms, status: 'Known', papers: givenPapers };
};

const overseasWords = (cart: Cart, teller: Teller): readonly string[] => {
  const { country, overseas: oversea } = cart.destination;
  const { differences, won } = teller;
  if (country === 'SouthKorea' || countryCode.test(country)) return differences(noOversea, oversea);
  const plain = plainWay(won);
  const ways = waysOf(cart, plain);
  const special = ways.flatMap(([id, way]) => {
    const told = differences(plain, way);
    return told.length > 0 ? [`unit ${id} ${told.join(' ')}`] : [];
  });
  const like = likeOversea(cart, ways, teller);
  return [`to ${country} by ${oversea.selectedCompany}`, ...special, ...differences(like, oversea)];
};

/** Formats a line of a report, or returns undefined without content. */
const line = (name: string, told: readonly string[]): readonly string[] =>
  told.length > 0 ? [`  ${name}: ${told.join(' · ')}`] : [];

/** Fields that are printed in separate lines. */
const told =
  /^(?:units|selected|coupons|appliedCoupons|shippingPolicies|bundleTerms|shippingCountry|oversea|fundingDiscounts|extraDiscountCandidates|buyer|currency|promotions)$/u;

const buyerWords = ({ buyer }: EngineCart, { differences }: Teller): readonly string[] => {
  const fromMember = differences(aBuyer(), buyer);
  const fromGuest = ['a guest', ...differences(guest, buyer)];
  return fromGuest.length < fromMember.length ? fromGuest : fromMember;
};

const fundingLines = ({ discounts }: EngineCart, { differences, written }: Teller): readonly string[] =>
  discounts.funding.flatMap((funding) => {
    const { discountPolicyNo, discountPrice, cartUnitIds } = funding;
    const like = aFundingDiscount({ discountPolicyNo, discountPrice, cartUnitIds });
    return line(`funding discount ${discountPolicyNo}`, [
      `${written(discountPrice)} on unit ${cartUnitIds.join(', ')}`,
      ...differences(like, funding),
    ]);
  });

const extraLines = ({ discounts }: EngineCart, { differences, written }: Teller): readonly string[] =>
  discounts.extra.flatMap((extra) => {
    const { masterNo, unit, discountRate, discountAmount } = extra;
    const worth = unit === 'Rate' ? `${discountRate}%` : written(discountAmount);
    const like = { ...aPlainExtra, masterNo, unit, discountRate, discountAmount };
    return line(`extra discount ${masterNo}`, [worth, ...differences(like, extra)]);
  });

const fieldsOf = (cart: Cart): readonly (readonly [string, unknown])[] => {
  const { destination: _, shipping, coupons: __, discounts: ___, ...fields } = cart;
  return Object.entries({ ...fields, ...flatCart(cart), thresholds: shipping.thresholds });
};

const aroundLines = (cart: EngineCart, teller: Teller): readonly string[] => {
  const { differences, now } = teller;
  const plain = new Map(fieldsOf({ ...aPlainCart(cart.units), pricesAsOf: now }));
  const rest = fieldsOf(cart).filter(([name]) => !told.test(name));
  return [
    ...line('promotions', cart.promotions ?? []),
    ...cart.shipping.policies.flatMap((policy) =>
      line(`shipping ${policy.shippingPolicyKey}`, differences(aPlainPolicy(policy.shippingPolicyKey), policy)),
    ),
    ...cart.shipping.bundleTerms.flatMap(({ bundleKey, isMaxCharge }) =>
      line(`parcel ${bundleKey}`, isMaxCharge ? [] : ['isMaxCharge false']),
    ),
    ...line('country', cart.destination.country.match(countryCode) ?? []),
    ...line('overseas', overseasWords(cart, teller)),
    ...fundingLines(cart, teller),
    ...extraLines(cart, teller),
    ...line('buyer', buyerWords(cart, teller)),
    ...rest.flatMap(([name, value]) => line(name, differences(plain.get(name), value))),
  ];
};

/** Returns the default unit for comparison, so that derived fields are no differences. */
const likeUnit = (unit: MarketplaceUnit, { coupons }: EngineCart, { won: amount, items }: Teller): CartUnit => {
  const { cartUnitId, cartUnitType, seller, item, expressShopBranch, smileFreshBranch } = unit;
  const bare = plainUnitAt(cartUnitId, amount(PLAIN.price));
  const plain = ofService({ ...bare, cartUnitType, item: { ...bare.item, ...items.get(item.itemNo) } });
  const parcel = inOwnParcel({ ...plain, seller, expressShopBranch, smileFreshBranch });
  const { measure } = plain.item;
  return {
    ...plain,
    quantity: measure ? measuredQuantity(plain.item, 0) : plain.quantity,
    shippingPolicyKey: parcel.shippingPolicyKey,
    bundleKey: parcel.bundleKey,
    isBuyAvailable: unit.unableOrderType === undefined,
    appliedCouponIssueNoes: couponsOn(coupons.applied, cartUnitId).map(({ couponIssueNo }) => couponIssueNo),
  };
};

const worthOf = (
  { discountUnitType, discountValue }: Pick<Coupon, 'discountUnitType' | 'discountValue'>,
  { written }: Teller,
): string => `${discountUnitType} ${discountUnitType === 'Amount' ? written(discountValue) : discountValue}`;

const withoutChoices = (unit: CartUnit): CartUnit => ({ ...unit, item: { ...unit.item, options: [], additions: [] } });

const unitLine = (cart: EngineCart, given: CartUnit, teller: Teller): readonly string[] => {
  const unit = marketplaceUnit(given);
  const { cartUnitId, cartUnitType, item } = unit;
  const isSelected = cart.selected.includes(cartUnitId);
  const [plainItem] = teller.items.keys();
  const isGiven = teller.items.has(item.itemNo);
  const bare = withoutWords(unit);
  return line(`unit ${cartUnitId}`, [
    ...(isGiven && item.itemNo !== plainItem ? [item.itemNo] : []),
    ...(cartUnitType === 'Normal' ? [] : [cartUnitType]),
    ...teller.differences(likeUnit(unit, cart, teller), isGiven ? { ...bare, item } : bare),
    ...unitWords(isGiven ? withoutChoices(unit) : unit, teller),
    ...(isSelected === isOrderable(unit) ? [] : [isSelected ? 'selected' : 'not selected']),
  ]);
};

const couponLine = ({ coupons }: EngineCart, coupon: Coupon, n: number, teller: Teller): readonly string[] => {
  const { discountUnitType, discountValue } = coupon;
  const key = couponKeyOf(coupon);
  const used = coupons.applied.filter(({ couponIssueNo }) => couponIssueNo === key);
  const plain = plainCouponOf(n, teller.won(PLAIN.coupon));
  const isPlain = discountUnitType === plain.discountUnitType && discountValue === plain.discountValue;
  const beside = [
    ...teller.differences({ ...plain, discountUnitType, discountValue }, coupon),
    ...used.flatMap((one) => [
      `used on unit ${one.cartUnitIds.join(', ')}`,
      ...teller.differences(asApplied(coupon, one.cartUnitIds), one),
    ]),
  ];
  return isPlain && beside.length === 0 ? [] : line(`coupon ${key}`, [worthOf(coupon, teller), ...beside]);
};

const strayLines = ({ coupons }: EngineCart, teller: Teller): readonly string[] => {
  const held = new Set(coupons.offered.map(couponKeyOf));
  return coupons.applied
    .filter(({ couponIssueNo }) => !held.has(couponIssueNo))
    .flatMap((coupon) =>
      line(`coupon ${coupon.couponIssueNo}`, [
        worthOf(coupon, teller),
        coupon.couponType,
        `used on unit ${coupon.cartUnitIds.join(', ')}`,
        'not held',
      ]),
    );
};

/** Describes the currency if it is not won; only its engine knows the decimals. */
const currencyWords = ({ currency = 'KRW' }: EngineCart, { currency: { code } }: Teller): string => {
  if (currency !== code) return ` in the smallest units of ${currency}`;
  return code === 'KRW' ? '' : ` in ${code}`;
};

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

const reportOf = (cart: EngineCart, teller: Teller): string => {
  const { length: coupons } = cart.coupons.offered;
  const [plainItem] = teller.items.keys();
  const units = `${counted(cart.units.length, 'unit')}${plainItem === undefined ? '' : ` of ${plainItem}`}`;
  const size = [units, ...(coupons > 0 ? [counted(coupons, 'coupon')] : [])].join(' and ');
  const title = `a plain cart of ${size}${currencyWords(cart, teller)}`;
  const ids = cart.units.map(({ cartUnitId }) => cartUnitId);
  const isInOrder = ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? id));
  const lines = [
    ...(isInOrder ? [] : [`  order of units: ${ids.join(', ')}`]),
    ...cart.units.flatMap((unit) => unitLine(cart, unit, teller)),
    ...cart.coupons.offered.flatMap((coupon, i) => couponLine(cart, coupon, i + 1, teller)),
    ...strayLines(cart, teller),
    ...aroundLines(cart, teller),
  ];
  return lines.length > 0 ? [`${title}, but for`, ...lines].join('\n') : title;
};

export const toldBy = <A extends EngineCart>(cart: A, teller: Teller): A =>
  Object.freeze(Object.defineProperty({ ...cart }, fc.toStringMethod, { value: () => reportOf(cart, teller) }));

const tellerLike = (engine: { readonly terms: { readonly currency: Currency } } | undefined, items: unknown): Teller =>
  tellerOf(engine?.terms.currency, items as readonly Item[] | undefined);

/**
 * Formats the differences of a cart from a default one, for short reports (EN-04). Default units are one piece at
 * 10,000 won or $10.00 of one seller, all selected. A member orders them on a Korean desktop with free domestic
 * shipping.
 * @param engine engine of a cart that is not in won
 * @param items items it was drawn from
 * @example
 * cartReport(aPlainCart()); // a plain cart of 1 unit
 */
export const cartReport = <const C extends string>(
  cart: Cart | EngineCart<C>,
  engine?: Pick<Engine<C>, 'terms'>,
  items?: readonly Item[],
): string => reportOf(cart, tellerLike(engine, items));

/**
 * Makes fast-check print a cart like `cartReport`; a changed copy prints normally.
 * @param engine engine of a cart that is not in won
 * @param items items it was drawn from
 * @example
 * fc.stringify(reported(aPlainCart())); // a plain cart of 1 unit
 */
export const reported = <A extends Cart | EngineCart>(
  cart: A,
  engine?: Pick<Engine<string>, 'terms'>,
  items?: readonly Item[],
): A => toldBy(cart as A & EngineCart, tellerLike(engine, items));
