import fc, { type Arbitrary } from 'fast-check';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { cartUnitId, itemNo } from '../money/ids.ts';
import type { Item } from '../entities/cart/item.ts';
import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import type { OverseaPapers } from '../entities/overseas/oversea.ts';
import { won } from '../money/won.ts';
import type { CheckoutFacts, OverseaFacts } from '../rules/facts.ts';
import type { Fix, OverseaPaper } from '../rule/rule.ts';
import { arbBuyer } from './arbitraries/buyer.ts';
import { arbOverseaTerms, arbPapers } from './arbitraries/delivery.ts';
import { aBuyer } from './builders/buyer.ts';
import { anItem, aUnit } from './builders/unit.ts';
import { anOversea } from './builders/oversea.ts';
import { ordering } from './rules.ts';

/** Medium category codes for couriers, and one of an ordinary item. */
export const mediums = {
  cosmetics: '200003110',
  body: '200003120',
  hair: '200003130',
  healthFood: '200000398',
  other: 'M1',
};

export const parcel = (
  id: number,
  item: Partial<Item> = {},
  unit: Partial<CartUnit> = {},
  medium: keyof typeof mediums = 'other',
): CartUnit => {
  const category = { large: 'L1', medium: mediums[medium], small: 'S1', detail: 'D1' };
  return aUnit({ cartUnitId: cartUnitId(id), item: anItem({ itemNo: itemNo(`I${id}`), category, ...item }), ...unit });
};

/** One unit with this weight per piece, in kg. */
export const weighing = (kg: number, quantity = 1): CartUnit => parcel(1, { shippingWeight: kg }, { quantity });

/** One unit with this price, in won. */
export const costing = (amount: number, medium: keyof typeof mediums = 'other'): CartUnit =>
  parcel(1, { itemSellPrice: won(amount) }, {}, medium);

const costOf = (facts: CheckoutFacts): CheckoutFacts => ({
  ...facts,
  payableWithoutShipping: facts.goodsOf(facts.chosen),
});

/** An overseas order by a verified member with all papers, priced by its units. */
export const shipping = (
  country: string,
  company: ShippingCompanyType,
  chosen: readonly CartUnit[],
  over: Partial<OverseaFacts> = {},
): CheckoutFacts => {
  const countries = [{ countryCode: 'XX', countryType: country, countryName: `‹${country}›` }];
  const oversea = { ...anOversea(company), countries, country, ...over };
  return costOf(ordering(chosen, { oversea, buyer: aBuyer({ isIdentityVerified: true }) }));
};

const withOversea = (facts: CheckoutFacts, change: Partial<OverseaFacts>): CheckoutFacts => ({
  ...facts,
  oversea: facts.oversea === undefined ? undefined : { ...facts.oversea, ...change },
});

const paperGiven: Readonly<Record<OverseaPaper, Partial<OverseaPapers>>> = {
  Consent: { isConsented: true },
  TaiwanIdNumber: { taiwanIdNumber: 'A123456789' },
  ChinaIdImage: { hasChinaIdImage: true },
};

export const afterFix = (facts: CheckoutFacts, fix: Fix): CheckoutFacts => {
  switch (fix.type) {
    case 'Deselect':
    case 'Delete':
      return costOf({ ...facts, chosen: facts.chosen.filter((unit) => !fix.cartUnitIds.includes(unit.cartUnitId)) });
    case 'SetQuantity': {
      const { cartUnitId: id, quantity } = fix;
      return costOf({
        ...facts,
        chosen: facts.chosen.map((unit) => (unit.cartUnitId === id ? { ...unit, quantity } : unit)),
      });
    }
    case 'ChooseCompany':
      return withOversea(facts, { selectedCompany: fix.company });
    case 'ShipDomestic':
      return { ...facts, oversea: undefined };
    case 'VerifyIdentity':
      return { ...facts, buyer: { ...facts.buyer, isIdentityVerified: true } };
    case 'Agree':
      return { ...facts, agreed: [...facts.agreed, fix.code] };
    case 'GivePapers': {
      const papers = facts.oversea?.papers;
      return papers ? withOversea(facts, { papers: { ...papers, ...paperGiven[fix.paper] } }) : facts;
    }
    case 'OrderFirst':
    case 'RemoveCoupons':
    case 'SelectAll':
    case 'SignIn':
    case 'VerifyAdult':
    case 'ChooseDeliveryTime':
      throw new Error(`no fix of an overseas rule: ${fix.type}`);
  }
};

const arbParcel = (id: number): Arbitrary<CartUnit> =>
  fc
    .record({
      medium: fc.constantFrom(...(Object.keys(mediums) as (keyof typeof mediums)[])),
      itemSellPrice: fc.integer({ min: 0, max: 300_000 }).map(won),
      shippingWeight: fc.integer({ min: 0, max: 12_000 }).map((grams) => grams / 1000),
      quantity: fc.integer({ min: 1, max: 9 }),
      isDomesticOnly: fc.boolean(),
    })
    .map(({ medium, quantity, isDomesticOnly, ...item }) => {
      const { flags } = anItem();
      return parcel(
        id,
        { ...item, flags: { ...flags, isDomesticOnly: isDomesticOnly && id === 1 } },
        { quantity },
        medium,
      );
    });

/** Any order overseas. */
export const arbOverseaOrder: Arbitrary<CheckoutFacts> = fc
  .integer({ min: 1, max: 6 })
  .chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => arbParcel(i + 1))))
  .chain((chosen) =>
    fc
      .tuple(arbOverseaTerms(chosen.map(({ cartUnitId: id }) => id)), arbPapers, arbBuyer)
      .map(([terms, papers, buyer]) => {
        const { countryType, ...known } = terms;
        return { ...shipping(countryType, terms.selectedCompany, chosen, { ...known, papers }), buyer };
      }),
  );
