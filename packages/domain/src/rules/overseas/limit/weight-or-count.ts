import { limitsOf } from '../../../overseas/limits.ts';
import type { OverseaFacts } from '../../checkout/facts.ts';
import type { Cap } from './cap.ts';

/** Whether a gauge is of weight or count; to China by SF Express the count has a code of its own (OV-04, OV-07). */
export const isWeightOrCount: Cap['isAbout'] = ({ kind }, company, country) =>
  kind === 'Weight' || (kind === 'Pieces' && !(company === 'SFExpress' && country === 'China'));

/** What the chosen company carries to the country at a time: kg, and pieces (OV-07). */
export const weightAndCount = ({
  country,
  selectedCompany,
}: Pick<OverseaFacts, 'country' | 'selectedCompany'>): { readonly max: number; readonly count: number } => {
  const { kg, pieces } = limitsOf(country, selectedCompany);
  return { max: kg, count: pieces };
};
