import { limitsOf } from '../../../overseas/limits.ts';
import type { OverseaFacts } from '../../checkout/facts.ts';
import type { Cap } from './cap.ts';

type Way = Pick<OverseaFacts, 'country' | 'selectedCompany' | 'caps'>;

export const limitsOn = ({ country, selectedCompany, caps }: Way) => limitsOf(country, selectedCompany, caps);

/** Upper bound of goods by SF Express to China in won. If present, count and amount share one code (OV-04). */
export const chinaCap = (way: Way): number | undefined =>
  way.selectedCompany === 'SFExpress' && way.country === 'China'
    ? limitsOn(way).amounts.find(({ currency }) => currency === 'KRW')?.amount
    : undefined;

/** True for gauges of weight or count. The count of SF Express to China has another code (OV-04). */
export const isWeightOrCount: Cap['isAbout'] = ({ kind }, oversea) =>
  kind === 'Weight' || (kind === 'Pieces' && chinaCap(oversea) === undefined);

/** Returns the limits of the company for the country: kg and pieces (OV-07). */
export const weightAndCount = (way: Way): { readonly max: number; readonly count: number } => {
  const { kg, pieces } = limitsOn(way);
  return { max: kg, count: pieces };
};
