import { option as O } from 'fp-ts';
import type { CartUnitId } from '../cart/ids.ts';
import { overseaFreeFrom } from '../oversea/free-shipping.ts';
import type { OverseaIn } from '../oversea/oversea-in.ts';
import type { UnitShippingFee } from '../oversea/oversea.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Line } from './line.ts';
import { noWon, won, type Won } from './won.ts';

/** What decides the fees of shipping overseas. */
export type OverseaCharge = Pick<OverseaIn, 'country' | 'selectedCompany' | 'fees' | 'unavailable'>;

/** The fees of the chosen company for the units that it carries: an unavailable unit never has one (OV-03). */
const feesOf = ({ selectedCompany, fees, unavailable }: OverseaCharge): ReadonlyMap<CartUnitId, UnitShippingFee> => {
  const isOurs = ({ shippingCompany }: { readonly shippingCompany: string }): boolean =>
    shippingCompany === selectedCompany;
  const staying = new Set(unavailable.filter(isOurs).flatMap(({ unavailableCartUnitIds }) => unavailableCartUnitIds));
  const carried = fees.filter(isOurs).flatMap(({ shippingFees }) => shippingFees);
  return new Map(carried.filter(({ cartUnitId: id }) => !staying.has(id)).map((fee) => [fee.cartUnitId, fee]));
};

interface Priced {
  readonly charge: OverseaCharge;
  /** What the goods cost that are carried, after discounts and coupons, in won. */
  readonly goods: Won;
  readonly freeFrom: O.Option<Won>;
}

const entryOf = (
  { cartUnitId, shippingFee, shippingWeight: kg }: UnitShippingFee,
  { charge, goods, freeFrom }: Priced,
): LedgerEntry => ({
  rule: 'OverseaShippingFee',
  kind: 'OverseaShipping',
  sellerGroupKey: '',
  place: { type: 'Oversea', cartUnitId },
  amount: O.isSome(freeFrom) && goods >= freeFrom.value ? noWon : shippingFee,
  inputs: {
    company: charge.selectedCompany,
    kg,
    subtotal: goods,
    ...(O.isSome(freeFrom) ? { freeFrom: freeFrom.value } : {}),
  },
});

/**
 * What shipping overseas costs: one entry for each selected unit that the chosen company carries (OV-03), all of them 0
 * from the country's threshold on, which what they cost together must reach (OV-11). Nothing at home, or while shipping
 * is not known.
 */
export const overseaFees = (
  lines: readonly Line[],
  { oversea = O.none, shippingKnown }: { readonly oversea?: O.Option<OverseaCharge>; readonly shippingKnown: boolean },
): readonly LedgerEntry[] => {
  if (O.isNone(oversea) || !shippingKnown) return [];
  const fees = feesOf(oversea.value);
  const carried = lines.filter(({ unit }) => fees.has(unit.cartUnitId));
  const priced: Priced = {
    charge: oversea.value,
    goods: won(carried.reduce((total, { left }) => total + left, 0)),
    freeFrom: overseaFreeFrom(oversea.value.country),
  };
  return carried.flatMap(({ unit }) => {
    const fee = fees.get(unit.cartUnitId);
    return fee ? [entryOf(fee, priced)] : [];
  });
};
