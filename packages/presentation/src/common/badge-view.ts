import type { BadgeView } from './common-types.ts';
import type { CartUnit, CartUnitType, SellerGroup } from '@baguni/domain';
import { tabWords, word } from './word.ts';
import type { ViewContext } from './context.ts';

/** Returns the service of a seller group; `Normal` for an ordinary seller with several services. */
export const serviceOf = ({ type }: Pick<SellerGroup, 'type'>, units: readonly CartUnit[]): CartUnitType => {
  if (type !== 'Ordinary') return type;
  return units.length > 0 && units.every((unit) => unit.cartUnitType === 'SmileFresh') ? 'SmileFresh' : 'Normal';
};

export const badgeOf = ({ words }: ViewContext, service: CartUnitType): BadgeView | undefined =>
  service === 'Normal' ? undefined : { service, label: word(words, tabWords[service]) };
