import { finding, idsOf, when } from '../rule/rule.ts';
import { orderCouponRules, priceBelowZero } from '../rules/checkout/amount.ts';
import {
  quantitiesOfOrder,
  shortTogether,
  moreThan30,
  noneSelected,
  unavailableUnit,
} from '../rules/checkout/selection.ts';
import { readableCodes } from './readable-codes.ts';
import type { ShopRule } from './rule.ts';
import type { RuleBase } from './rule-base.ts';

const codes: Readonly<Record<string, string>> = readableCodes;

/** Without the reasons of delivery services of the marketplace. */
const unavailable: ShopRule = {
  ...unavailableUnit,
  codes: unavailableUnit.codes.filter((code) => Object.hasOwn(codes, code) || !code.startsWith('CART-')),
};

/** Rejects a country that the shop does not ship to. */
const countryNotServed: ShopRule = {
  code: 'CART-BR7-23',
  codes: ['CART-BR7-23'],
  requirement: 'EN-15',
  source: '',
  broken: ({ chosen, country, served }) =>
    when(chosen.length > 0 && served?.includes(country) === false, () =>
      finding('CART-BR7-23', { country }, idsOf(chosen), [{ type: 'ShipDomestic' }]),
    ),
};

/** The rules and codes of a shop that does not select the marketplace. */
export const simpleBase: RuleBase = {
  orders: {
    selection: [noneSelected, moreThan30, unavailable],
    quantity: [...quantitiesOfOrder, shortTogether],
    countries: [countryNotServed],
    amount: [...orderCouponRules, priceBelowZero],
  },
  codes,
};

/** Order rules of a simple shop, in evaluation order. A shop can add its own rules. */
export const shopRules: readonly ShopRule[] = /* @__PURE__ */ Object.values(simpleBase.orders).flat();
