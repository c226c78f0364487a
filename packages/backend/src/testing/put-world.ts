import { languages, type CartContent, type CartUnitId, type InitialCart, type ItemNo } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { putCart, type CartInLanguages } from '../seed/put-cart.ts';
import { stockOf } from '../seed/demo-catalogue.ts';
import type { Catalogue, OfferedItem } from '../store/catalogue.ts';
import type { Scope } from '../store/owner.ts';
import type { Store } from '../store/tx.ts';

const byKey = <K, V>(values: readonly V[], keyOf: (value: V) => K): ReadonlyMap<K, V> =>
  new Map(values.map((value) => [keyOf(value), value]));

const offered = (units: CartContent['units'], no: ItemNo): OfferedItem | null => {
  const items = units.map(({ item }) => item).filter(({ itemNo }) => itemNo === no);
  const last = items.at(-1);
  if (!last) return null;
  const options = [
    ...byKey(
      items.flatMap((item) => item.options),
      ({ optionNo }) => optionNo,
    ).values(),
  ];
  const additions = [
    ...byKey(
      items.flatMap((item) => item.additions),
      ({ additionNo }) => additionNo,
    ).values(),
  ];
  return { item: { ...last, options, additions }, unable: null };
};

/** The catalogue that a cart needs. */
export const catalogueOf = ({ units, shippingPolicies, bundleTerms, fundingDiscounts }: CartContent): Catalogue => ({
  items: new Map(
    units.flatMap(({ item: { itemNo } }) => {
      const item = offered(units, itemNo);
      return item ? [[itemNo, item] as const] : [];
    }),
  ),
  sellers: byKey(
    units.map(({ seller }) => seller),
    ({ sellerKey }) => sellerKey,
  ),
  policies: byKey(shippingPolicies, ({ shippingPolicyKey }) => shippingPolicyKey),
  bundleTerms: byKey(bundleTerms, ({ bundleKey }) => bundleKey),
  discounts: byKey(
    units.flatMap(({ discounts }) => discounts),
    ({ discountNo }) => discountNo,
  ),
  fundings: byKey(
    fundingDiscounts.map(({ cartUnitIds: _, ...terms }) => terms),
    ({ discountPolicyNo }) => discountPolicyNo,
  ),
});

/** Stores any cart with its catalogue and stock; returns the new unit numbers. */
export const putWorld = (
  store: Store,
  scope: Scope,
  initial: InitialCart,
): Promise<ReadonlyMap<CartUnitId, CartUnitId>> =>
  store.transaction(async (tx) => {
    const catalogue = catalogueOf(initial);
    for (const language of languages) await tx.putCatalogue(scope.tenant, language, catalogue);
    for (const item of catalogue.items.values())
      for (const [key, left] of stockOf(item)) await tx.putStock(scope.tenant, key, left);
    const { buyer, isCertificatedAdult, shippingCountry, latestShippingAddress, priorityBranchServiceType } = initial;
    await tx.putBuyer(scope, {
      buyer,
      isCertificatedAdult,
      shippingCountry,
      latestShippingAddress: O.toNullable(latestShippingAddress),
      priorityBranchServiceType,
    });
    const cart: CartInLanguages = { ko: initial, en: initial, cn: initial, jp: initial };
    return putCart(tx, scope, cart, { ofSale: () => null, flagged: initial.removeCartUnitIds });
  });
