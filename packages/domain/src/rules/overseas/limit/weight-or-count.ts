import { limitsOf } from '../../../overseas/limits.ts';
import type { OverseaFacts } from '../../checkout/facts.ts';
import type { Cap } from './cap.ts';

type Way = Pick<OverseaFacts, 'country' | 'selectedCompany' | 'caps'>;

/** What an order may hold as it is sent. */
export const limitsOn = ({ country, selectedCompany, caps }: Way) => limitsOf(country, selectedCompany, caps);

/** What goods may cost by SF Express to China, in won: where that is capped, count and amount have one code (OV-04). */
export const chinaCap = (way: Way): number | undefined =>
  way.selectedCompany === 'SFExpress' && way.country === 'China'
    ? limitsOn(way).amounts.find(({ currency }) => currency === 'KRW')?.amount
    : undefined;

/** Whether a gauge is of weight or count; to China by SF Express the count has a code of its own (OV-04, OV-07). */
export const isWeightOrCount: Cap['isAbout'] = ({ kind }, oversea) =>
  kind === 'Weight' || (kind === 'Pieces' && chinaCap(oversea) === undefined);

/** What the chosen company carries to the country at a time: kg, and pieces (OV-07). */
export const weightAndCount = (way: Way): { readonly max: number; readonly count: number } => {
  const { kg, pieces } = limitsOn(way);
  return { max: kg, count: pieces };
};
