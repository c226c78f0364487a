import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { ItemFlags } from '../../entities/cart/item.ts';
import { cartUnitId } from '../../money/ids.ts';
import { featuresOf } from '../../storefront/features.ts';
import type { Language } from '../../storefront/storefront.ts';
import { aStorefront } from '../../testing/builders/cart.ts';
import { aSmileDeliveryUnit, anExpressShopUnit } from '../../testing/builders/unit.ts';
import { ordersApart } from '../../testing/checkout-rules.ts';
import { deselect, testRule } from '../../testing/rule-table.ts';
import { afterLeavingOut, findingOf, flaggedUnit, isBroken, leavingOut, ordering } from '../../testing/rules.ts';
import { type UnitKind, anyUnit, flagged, ofMalls, sameDay, smileFresh } from '../../testing/unit-kinds.ts';
import type { CheckoutFacts } from '../facts.ts';
import * as rules from './mixing.ts';

const store = (id: number, quantity = 1) => flaggedUnit(id, ['isDepartmentStore'], { quantity });
const threeStores = ordering([flaggedUnit(9), store(1), store(2), store(3)]);
testRule('CART-BR1-11 one department item', rules.oneDepartmentItem, [
  '[CK-10] accepts one department-store unit with any number of pieces, and refuses a second; the first stays',
  [
    ordering([flaggedUnit(9)]),
    ordering([flaggedUnit(9), store(1, 3)]),
    leavingOut(threeStores, [2, 3].map(cartUnitId)),
  ],
  [threeStores],
  {
    params: { product: '사과' },
    units: [2, 3],
    fixes: [deselect(2, 3)],
    en: '‘사과’ is a department store item and can be ordered only by itself, one at a time.',
  },
]);

/** An ordinary unit and one with this flag. */
const mixed = (flag: keyof ItemFlags, over: Partial<CheckoutFacts> = {}) =>
  ordering([flaggedUnit(1), flaggedUnit(2, [flag])], over);

ordersApart('CART-BR7-08 [CK-07 CK-17] e-coupons go alone, not with what is delivered', rules.ecouponWithOthers, {
  apart: flagged('isECoupon'),
  en: 'E-coupons cannot be ordered together with items that are delivered. Please order them separately.',
});

const inLanguage = (language: Language) => mixed('isIncomeDuty', { features: featuresOf(aStorefront({ language })) });
testRule('CART-BR7-09 income duty with others', rules.incomeDutyWithOthers, [
  [
    '[CK-08] the agreement to order together lifts it; another agreement does not',
    [mixed('isIncomeDuty', { agreed: ['CART-BR7-09'] })],
    [mixed('isIncomeDuty', { agreed: ['ASK-OVERSEA-CONSENT'] })],
    { en: 'Tax-deductible items must be ordered separately from other items.' },
  ],
  ['[CK-08] offers the choice in Korean only', (['en', 'cn', 'jp'] as const).map(inLanguage), [inLanguage('ko')]],
]);
ordersApart(
  '[CK-08 CK-17] income-duty items go alone, not with others, unless the shopper chose so',
  rules.incomeDutyWithOthers,
  { apart: flagged('isIncomeDuty'), lifting: [{ type: 'Agree', code: 'CART-BR7-09' }] },
);

ordersApart(
  'CART-BR7-28 [CK-10 CK-17] home-plus does not go with overseas-direct items',
  rules.homePlusWithOverseaDirect,
  {
    apart: ofMalls('HomePlus'),
    from: [ofMalls('OverseaDirect'), ofMalls('Book')],
    en: 'Home plus items cannot be ordered together with overseas-direct items. Please order them separately.',
  },
);

ordersApart(
  'CART-BR7-29 [CK-10 CK-17] home-plus does not go with fashion brands, nor with Mango Korea',
  rules.homePlusWithFashion,
  {
    apart: ofMalls('HomePlus'),
    from: [ofMalls('FashionBrand', 'MangoKorea'), ofMalls('Book')],
    en: 'Home plus items cannot be ordered together with fashion-brand or Mango Korea items. Please order them separately.',
  },
);

const onOutlet = { features: featuresOf(aStorefront({ tenant: 'outlet' })) };
const express = anExpressShopUnit({ cartUnitId: cartUnitId(2) });
testRule('CART-BR7-32-EXPRESS with others', rules.expressWithOthers, [
  '[CK-09] applies on outlet, not on the marketplace',
  [ordering([flaggedUnit(1), express])],
  [ordering([flaggedUnit(1), express], onOutlet)],
  { en: 'ExpressShop items cannot be ordered together with other items. Please order them separately.' },
]);
ordersApart('[CK-09 CK-17] on outlet same-day items go alone', rules.expressWithOthers, {
  apart: sameDay,
  over: onOutlet,
});

ordersApart('CART-BR7-32 [CK-10 CK-17] home-plus does not go with general items', rules.homePlusWithGeneral, {
  apart: ofMalls('HomePlus'),
  from: [ofMalls('General'), ofMalls('Book')],
  en: 'Home plus items cannot be ordered together with general items. Please order them separately.',
});

ordersApart('MIXED-BOOKS [CK-10 CK-17] books do not go with general items', rules.booksWithGeneral, {
  apart: ofMalls('Book'),
  from: [ofMalls('General'), ofMalls('HomePlus')],
  en: 'Books cannot be ordered together with general items. Please order them separately.',
});

const withExpress = (other: CartUnit, over: Partial<CheckoutFacts> = {}) => ordering([other, express], over);
const smileDelivery = aSmileDeliveryUnit({ cartUnitId: cartUnitId(1) });
testRule('ASK-EXPRESS-FIRST', rules.expressFirst, [
  [
    '[CK-09] conflicts with SmileDelivery by service or flag and with faster delivery, but not with ordinary items',
    [withExpress(flaggedUnit(1))],
    [
      withExpress(smileDelivery),
      withExpress(flaggedUnit(1, [], { cartUnitType: 'SmileDelivery' })),
      withExpress(flaggedUnit(1, ['isFasterDelivery'])),
      withExpress(flaggedUnit(1, ['isSmileDelivery'])),
    ],
    { en: 'ExpressShop items are ordered separately. Do you want to order them first?' },
  ],
  ['[CK-09] another rule applies on outlet', [withExpress(smileDelivery, onOutlet)], []],
]);
const smileKinds = [flagged('isSmileDelivery'), flagged('isFasterDelivery')];
const smileDelivered: UnitKind = {
  is: (unit) => unit.cartUnitType === 'SmileDelivery' || smileKinds.some(({ is }) => is(unit)),
  ways: [(unit) => ({ ...unit, cartUnitType: 'SmileDelivery' }), ...smileKinds.flatMap(({ ways }) => ways)],
};
ordersApart('[CK-09 CK-17] same-day items do not go with SmileDelivery or faster delivery', rules.expressFirst, {
  apart: sameDay,
  from: [smileDelivered, anyUnit],
});

ordersApart('ASK-INSTALL-FIRST [CK-06 CK-17] what is installed goes alone, not with others', rules.installFirst, {
  apart: flagged('isInstall'),
  en: 'Items with installation are ordered separately. Do you want to order them first?',
});

const installs = (count: number) => Array.from({ length: count }, (_, i) => flaggedUnit(i + 1, ['isInstall']));
testRule('ASK-MAX-INSTALL', rules.maxInstall, [
  '[CK-06] accepts five items with installation and refuses six; with any other item another question applies',
  [ordering(installs(5)), ordering([...installs(6), flaggedUnit(9)]), ordering([])],
  [ordering(installs(6))],
  { en: 'You can order up to 5 items with installation at a time. Do you want to order 5 first?' },
]);
test('[CK-06 CK-17] orders the first five units of the cart first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 40 }), (count) => {
      const facts = ordering(installs(count));
      const found = findingOf(rules.maxInstall, facts);
      const ids = facts.chosen.map((unit) => unit.cartUnitId);
      expect(found.units).toEqual(ids.slice(5));
      expect(found.fixes).toEqual([
        { type: 'OrderFirst', cartUnitIds: ids.slice(0, 5) },
        { type: 'Deselect', cartUnitIds: ids.slice(5) },
      ]);
      for (const left of afterLeavingOut(facts, found)) expect(isBroken(rules.maxInstall, left)).toBe(false);
    }),
  );
});

ordersApart('ASK-SMILE-FRESH-FIRST [CK-05 CK-17] SmileFresh goes alone, not with others', rules.smileFreshFirst, {
  apart: smileFresh,
  en: 'SmileFresh items are ordered separately. Do you want to order them first?',
});

ordersApart(
  'CART-BR7-44 [CK-04 CK-17] items of a money category go alone, not with others',
  rules.refundableWithOthers,
  {
    apart: flagged('isPaymentMoneyCategory'),
    en: 'Gift cards and other items that can be turned into cash must be ordered separately from other items.',
  },
);
