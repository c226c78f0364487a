import { numberIn } from '../fields.ts';
import type { Invariant, Write } from '../history.ts';

/** The unit and the version that a quantity was set from. */
const baseOf = ({ shopper, body }: Write): string =>
  `${shopper}: unit ${numberIn(body, 'cartUnitId')} at version ${numberIn(body, 'unitVersion')}`;

/** Of two changes that were made of one version of a unit only one is acknowledged: the other is told of the newer one (VS-1). */
export const noChangeOverwritten: Invariant = {
  name: 'no change overwritten',
  violations: ({ writes }) => {
    const bases = writes
      .filter(({ path, outcome }) => path === '/cart/setQuantity' && outcome === 'Acknowledged')
      .map(baseOf);
    return [...new Set(bases.filter((base, at) => bases.indexOf(base) !== at))].map(
      (base) => `${base} was changed twice, and both were acknowledged`,
    );
  },
};
