import type { OverseaIn } from '../../entities/overseas/oversea.ts';
import { option as O } from 'fp-ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { ShippingCompanyType } from '../../entities/overseas/company.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { Line } from '../ledger/line.ts';
import { noWon, sum } from '../../money/won.ts';

/** What decides the fees of shipping overseas. */
export type OverseaCharge = Pick<OverseaIn, 'selectedCompany' | 'fees' | 'unavailable' | 'freeFrom'>;

const isOf =
  (company: ShippingCompanyType) =>
  ({ shippingCompany }: { readonly shippingCompany: ShippingCompanyType }): boolean =>
    shippingCompany === company;

/** What the chosen company asks for each unit, and which units it does not carry. */
const termsOf = ({ selectedCompany, fees, unavailable }: Omit<OverseaCharge, 'freeFrom'>) => ({
  asked: fees.find(isOf(selectedCompany))?.shippingFees,
  staying: unavailable.find(isOf(selectedCompany))?.unavailableCartUnitIds,
});

/** Whether the chosen company's fee for some unit that it carries is not there (OV-03). */
export const lacksFee = (charge: Omit<OverseaCharge, 'freeFrom'>, selected: readonly CartUnitId[]): boolean => {
  const { asked, staying } = termsOf(charge);
  return selected.some((id) => !asked?.some(({ cartUnitId }) => cartUnitId === id) && !staying?.includes(id));
};

/** The selected units that the chosen company carries, with its fee: an unavailable unit never has one (OV-03). */
const carriedBy = (charge: OverseaCharge, lines: readonly Line[]) => {
  const { asked, staying } = termsOf(charge);
  return lines.flatMap(({ unit: { cartUnitId }, left }) => {
    const fee = asked?.find((one) => one.cartUnitId === cartUnitId);
    return fee && !staying?.includes(cartUnitId) ? [{ ...fee, left }] : [];
  });
};

/** Whether a company carries what costs so much together for nothing (OV-11). */
const isFree = ({ freeFrom }: OverseaCharge, subtotal: number): boolean =>
  O.isSome(freeFrom) && subtotal >= freeFrom.value;

/** Units on their way overseas: what those that are carried cost together, and what the company asks for each, summed, in won. */
export interface Carriage {
  readonly subtotal: number;
  readonly asked: number;
}

const noCarriage: Carriage = { subtotal: 0, asked: 0 };

/** What is carried of some lines; nothing at home. */
export const carriageOf = (lines: readonly Line[], oversea: O.Option<OverseaCharge> = O.none): Carriage => {
  if (O.isNone(oversea)) return noCarriage;
  const carried = carriedBy(oversea.value, lines);
  return { subtotal: sum(carried.map(({ left }) => left)), asked: sum(carried.map((one) => one.shippingFee)) };
};

/** What shipping overseas costs altogether, in won: the sum of `overseaFees` (OV-03, OV-11). */
export const carriageTotal = ({ subtotal, asked }: Carriage, oversea: O.Option<OverseaCharge> = O.none): number =>
  O.isSome(oversea) && isFree(oversea.value, subtotal) ? 0 : asked;

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
  const { selectedCompany: company, freeFrom: from } = oversea.value;
  const carried = carriedBy(oversea.value, lines);
  const subtotal = sum(carried.map(({ left }) => left));
  const freeFrom = O.isSome(from) ? { freeFrom: from.value } : {};
  const isCarriedFree = isFree(oversea.value, subtotal);
  return carried.map(({ cartUnitId, shippingFee, shippingWeight: kg }) => ({
    rule: 'OverseaShippingFee',
    kind: 'OverseaShipping',
    sellerGroupKey: '',
    place: { type: 'Oversea', cartUnitId },
    amount: isCarriedFree ? noWon : shippingFee,
    inputs: { company, kg, subtotal, ...freeFrom },
  }));
};
