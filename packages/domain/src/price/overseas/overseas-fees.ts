import type { OverseaIn } from '../../entities/overseas/oversea.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { ShippingCompanyType } from '../../entities/overseas/country.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import type { Line } from '../ledger/line.ts';
import { noWon, sum } from '../../money/won.ts';

export type OverseaCharge = Pick<OverseaIn, 'selectedCompany' | 'fees' | 'unavailable' | 'freeFrom'>;

const isOf =
  (company: ShippingCompanyType) =>
  ({ shippingCompany }: { readonly shippingCompany: ShippingCompanyType }): boolean =>
    shippingCompany === company;

const termsOf = ({ selectedCompany, fees, unavailable }: Omit<OverseaCharge, 'freeFrom'>) => ({
  asked: fees.find(isOf(selectedCompany))?.shippingFees,
  staying: unavailable.find(isOf(selectedCompany))?.unavailableCartUnitIds,
});

/** True if the chosen courier’s fee is missing for a unit that it ships. */
export const lacksFee = (charge: Omit<OverseaCharge, 'freeFrom'>, selected: readonly CartUnitId[]): boolean => {
  const { asked, staying } = termsOf(charge);
  return selected.some((id) => !asked?.some(({ cartUnitId }) => cartUnitId === id) && !staying?.includes(id));
};

const carriedBy = (charge: OverseaCharge, lines: readonly Line[]) => {
  const { asked, staying } = termsOf(charge);
  return lines.flatMap(({ unit: { cartUnitId }, left }) => {
    const fee = asked?.find((one) => one.cartUnitId === cartUnitId);
    return fee && !staying?.includes(cartUnitId) ? [{ ...fee, left }] : [];
  });
};

const isFree = ({ freeFrom }: OverseaCharge, subtotal: number): boolean =>
  freeFrom !== undefined && subtotal >= freeFrom;

/** Overseas shipment: subtotal of the shipped units and the sum of their fees, in won. */
export interface Carriage {
  readonly subtotal: number;
  readonly asked: number;
}

const noCarriage: Carriage = { subtotal: 0, asked: 0 };

/** Returns the overseas shipment of some lines; empty for domestic carts. */
export const carriageOf = (lines: readonly Line[], oversea?: OverseaCharge): Carriage => {
  if (oversea === undefined) return noCarriage;
  const carried = carriedBy(oversea, lines);
  return { subtotal: sum(carried.map(({ left }) => left)), asked: sum(carried.map((one) => one.shippingFee)) };
};

/** Returns the overseas fee in won: the sum of `overseaFees`. */
export const carriageTotal = ({ subtotal, asked }: Carriage, oversea?: OverseaCharge): number =>
  oversea !== undefined && isFree(oversea, subtotal) ? 0 : asked;

/** Returns one fee entry per selected unit that the chosen courier ships. All are 0 from the country’s threshold. */
export const overseaFees = (
  lines: readonly Line[],
  { oversea, shippingKnown }: { readonly oversea?: OverseaCharge | undefined; readonly shippingKnown: boolean },
): readonly LedgerEntry[] => {
  if (oversea === undefined || !shippingKnown) return [];
  const { selectedCompany: company, freeFrom: from } = oversea;
  const carried = carriedBy(oversea, lines);
  const subtotal = sum(carried.map(({ left }) => left));
  const freeFrom = from === undefined ? {} : { freeFrom: from };
  const isCarriedFree = isFree(oversea, subtotal);
  return carried.map(({ cartUnitId, shippingFee, shippingWeight: kg }) => ({
    rule: 'OverseaShippingFee',
    kind: 'OverseaShipping',
    sellerGroupKey: '',
    place: { type: 'Oversea', cartUnitId },
    amount: isCarriedFree ? noWon : shippingFee,
    inputs: { company, kg, subtotal, ...freeFrom },
  }));
};
