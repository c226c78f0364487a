import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { ItemFlags, ItemMall } from '../../entities/cart/item.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { ParamsOf } from '../../messages/format-message.ts';
import { finding, idsOf, type Fix, type Rule, ruleOf } from '../../rule/rule.ts';
import { type CheckoutFacts, MAX_DEPARTMENT_UNITS, MAX_INSTALL_UNITS } from '../facts.ts';
import { restrictedFrom } from './checkout-facts.ts';

type PlainCode = { [K in MessageKey]: keyof ParamsOf<K> extends never ? K : never }[MessageKey];

type IsKind = (unit: CartUnit) => boolean;

interface Mix extends Pick<Rule<CheckoutFacts>, 'requirement' | 'source'> {
  readonly code: PlainCode;
  readonly apart: IsKind;
  readonly from?: IsKind;
  /** Additional fixes, e.g. an agreement. */
  readonly lifting?: readonly Fix[];
  /** Restricts the rule, e.g. to a storefront. */
  readonly isApplied?: (facts: CheckoutFacts) => boolean;
}

/** Creates a rule against a mix of units, with fixes that order or exclude one side (CK-05..CK-10, CK-17). */
const mixed = ({
  code,
  requirement,
  source,
  apart,
  from = () => true,
  lifting = [],
  isApplied = () => true,
}: Mix): Rule<CheckoutFacts> => ({
  code,
  codes: [code],
  requirement,
  source,
  broken: (facts) => {
    if (!isApplied(facts)) return undefined;
    const { chosen } = facts;
    const alone = idsOf(chosen.filter(apart));
    if (alone.length === 0) return undefined;
    const others = idsOf(chosen.filter((unit) => !apart(unit) && from(unit)));
    if (others.length === 0) return undefined;
    // if all units belong to the two sides, ordering one first equals excluding the other
    const isAll = alone.length + others.length === chosen.length;
    const sides = isAll ? [alone] : [alone, others];
    return finding(code, {}, idsOf(chosen.filter((unit) => apart(unit) || from(unit))), [
      { type: 'OrderFirst', cartUnitIds: alone },
      ...lifting,
      ...sides.map((cartUnitIds): Fix => ({ type: 'Deselect', cartUnitIds })),
    ]);
  },
});

const isOf =
  (...malls: readonly ItemMall[]) =>
  (unit: CartUnit): boolean =>
    malls.includes(unit.item.mall ?? 'General');

const has =
  (flag: keyof ItemFlags) =>
  (unit: CartUnit): boolean =>
    unit.item.flags?.[flag] === true;

const isExpress = ({ cartUnitType }: CartUnit): boolean => cartUnitType === 'ExpressShop';
const isSmileDelivered = ({ cartUnitType, item: { flags } }: CartUnit): boolean =>
  cartUnitType === 'SmileDelivery' || flags?.isSmileDelivery === true || flags?.isFasterDelivery === true;

export const smileFreshFirst = mixed({
  code: 'ASK-SMILE-FRESH-FIRST',
  requirement: 'CK-05',
  source: '5, Mixing',
  apart: (unit) => unit.cartUnitType === 'SmileFresh',
});

/** Rejects too many units with installation; the first ones are ordered first (CK-06). */
export const maxInstall = ruleOf<CheckoutFacts>(
  'ASK-MAX-INSTALL',
  'CK-06',
  '5, Mixing; 9, Install orders',
  ({ chosen }) => {
    if (chosen.length <= MAX_INSTALL_UNITS || !chosen.every((unit) => unit.item.flags?.isInstall)) return undefined;
    const beyond = idsOf(chosen.slice(MAX_INSTALL_UNITS));
    return finding('ASK-MAX-INSTALL', { max: MAX_INSTALL_UNITS }, beyond, [
      { type: 'OrderFirst', cartUnitIds: idsOf(chosen.slice(0, MAX_INSTALL_UNITS)) },
      { type: 'Deselect', cartUnitIds: beyond },
    ]);
  },
);

export const installFirst = mixed({
  code: 'ASK-INSTALL-FIRST',
  requirement: 'CK-06',
  source: '5, Mixing',
  apart: has('isInstall'),
});

export const ecouponWithOthers = mixed({
  code: 'CART-BR7-08',
  requirement: 'CK-07',
  source: '5, Mixing',
  apart: has('isECoupon'),
});

/** Rejects income-duty items with others until the buyer chooses: separate or together (CK-08). */
export const incomeDutyWithOthers = mixed({
  code: 'CART-BR7-09',
  requirement: 'CK-08',
  source: '5, Mixing; 9, Tenant limits',
  apart: has('isIncomeDuty'),
  lifting: [{ type: 'Agree', code: 'CART-BR7-09' }],
  isApplied: ({ features, agreed }) => features.incomeDutyChoice && !agreed.includes('CART-BR7-09'),
});

/** Asks to order same-day items first, where CART-BR7-32-EXPRESS does not forbid the combination (CK-09). */
export const expressFirst = mixed({
  code: 'ASK-EXPRESS-FIRST',
  requirement: 'CK-09',
  source: '5, Mixing',
  apart: isExpress,
  from: isSmileDelivered,
  isApplied: ({ features }) => !features.expressShopAlone,
});

/** Rejects same-day items with others in storefronts that order them separately (CK-09). */
export const expressWithOthers = mixed({
  code: 'CART-BR7-32-EXPRESS',
  requirement: 'CK-09',
  source: '5, Mixing; 8, CART-BR7',
  apart: isExpress,
  isApplied: ({ features }) => features.expressShopAlone,
});

export const booksWithGeneral = mixed({
  code: 'MIXED-BOOKS',
  requirement: 'CK-10',
  source: '5, Mixing',
  apart: isOf('Book'),
  from: isOf('General'),
});

export const homePlusWithGeneral = mixed({
  code: 'CART-BR7-32',
  requirement: 'CK-10',
  source: '5, Mixing; 8, CART-BR7',
  apart: isOf('HomePlus'),
  from: isOf('General'),
});

export const homePlusWithOverseaDirect = mixed({
  code: 'CART-BR7-28',
  requirement: 'CK-10',
  source: '5, Mixing; 8, CART-BR7',
  apart: isOf('HomePlus'),
  from: isOf('OverseaDirect'),
});

export const homePlusWithFashion = mixed({
  code: 'CART-BR7-29',
  requirement: 'CK-10',
  source: '5, Mixing; 8, CART-BR7',
  apart: isOf('HomePlus'),
  from: isOf('FashionBrand', 'MangoKorea'),
});

export const oneDepartmentItem = ruleOf<CheckoutFacts>('CART-BR1-11', 'CK-10', '5, Mixing; 8, CART-BR1', ({ chosen }) =>
  restrictedFrom(
    'CART-BR1-11',
    chosen.filter((unit) => unit.item.flags?.isDepartmentStore).slice(MAX_DEPARTMENT_UNITS),
  ),
);

export const refundableWithOthers = mixed({
  code: 'CART-BR7-44',
  requirement: 'CK-04',
  source: '5, Checkout; 8, CART-BR7',
  apart: has('isPaymentMoneyCategory'),
});
