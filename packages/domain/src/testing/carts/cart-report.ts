import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { couponsOn } from '../../entities/coupon/application.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Item } from '../../entities/cart/item.ts';
import { couponKeyOf, asApplied, type Coupon } from '../../entities/coupon/held-coupon.ts';
import type { Currency } from '../../money/currency.ts';
import type { Engine } from '../../shop/engine.ts';
import type { AnyCart, In, ShopCart } from '../../shop/in.ts';
import type { Cart } from '../../cart/cart.ts';
import { aroundLines, line } from './around-words.ts';
import { inOwnParcel, ofService, PLAIN, plainCouponOf, plainUnitAt } from './plain-cart.ts';
import { tellerOf, type Teller } from './teller.ts';
import { unitWords, withoutWords } from './unit-words.ts';

/** Returns the default unit for comparison, so that derived fields are no differences. */
const likeUnit = (unit: CartUnit, { appliedCoupons }: AnyCart, { won: amount, items }: Teller): CartUnit => {
  const { cartUnitId, cartUnitType, seller, item, expressShopBranch, smileFreshBranch } = unit;
  const bare = plainUnitAt(cartUnitId, amount(PLAIN.price));
  const plain = ofService({ ...bare, cartUnitType, item: items.get(item.itemNo) ?? bare.item });
  const parcel = inOwnParcel({ ...plain, seller, expressShopBranch, smileFreshBranch });
  return {
    ...plain,
    shippingPolicyKey: parcel.shippingPolicyKey,
    bundleKey: parcel.bundleKey,
    isBuyAvailable: O.isNone(unit.unableOrderType),
    appliedCouponIssueNoes: couponsOn(appliedCoupons, cartUnitId).map(({ couponIssueNo }) => couponIssueNo),
  };
};

const worthOf = (
  { discountUnitType, discountValue }: Pick<Coupon, 'discountUnitType' | 'discountValue'>,
  { written }: Teller,
): string => `${discountUnitType} ${discountUnitType === 'Amount' ? written(discountValue) : discountValue}`;

const withoutChoices = (unit: CartUnit): CartUnit => ({ ...unit, item: { ...unit.item, options: [], additions: [] } });

const unitLine = (cart: AnyCart, unit: CartUnit, teller: Teller): readonly string[] => {
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

const couponLine = ({ appliedCoupons }: AnyCart, coupon: Coupon, n: number, teller: Teller): readonly string[] => {
  const { discountUnitType, discountValue } = coupon;
  const key = couponKeyOf(coupon);
  const used = appliedCoupons.filter(({ couponIssueNo }) => couponIssueNo === key);
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

const strayLines = ({ coupons, appliedCoupons }: AnyCart, teller: Teller): readonly string[] => {
  const held = new Set(coupons.offered.map(couponKeyOf));
  return appliedCoupons
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
const currencyWords = ({ currency = 'KRW' }: AnyCart, { currency: { code } }: Teller): string => {
  if (currency !== code) return ` in the smallest units of ${currency}`;
  return code === 'KRW' ? '' : ` in ${code}`;
};

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

const reportOf = (cart: AnyCart, teller: Teller): string => {
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

export const toldBy = <A extends AnyCart>(cart: A, teller: Teller): A =>
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
  cart: Cart | ShopCart<C>,
  engine?: Pick<Engine<C>, 'terms'>,
  items?: readonly (Item | In<C, Item>)[],
): string => reportOf(cart as AnyCart, tellerLike(engine, items));

/**
 * Makes fast-check print a cart like `cartReport`; a changed copy prints normally.
 * @param engine engine of a cart that is not in won
 * @param items items it was drawn from
 * @example
 * fc.stringify(reported(aPlainCart())); // a plain cart of 1 unit
 */
export const reported = <A extends Cart | ShopCart<string>>(
  cart: A,
  engine?: Pick<Engine<string>, 'terms'>,
  items?: readonly (Item | In<string, Item>)[],
): A => toldBy(cart as A & AnyCart, tellerLike(engine, items));
