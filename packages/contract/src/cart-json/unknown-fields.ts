import { bareCartSchema } from './cart-schema.ts';
import type { JsonObject } from './json.ts';
import type { LazyProblem } from './problem.ts';
import { namesUnknownTo, propertiesOf } from './unknown-names.ts';

/** Reports unknown fields of a cart, those of coupons last. Knows the names of the initial load reply (CM-01). */
export const unknownFields = ({ coupons, ...rest }: JsonObject): readonly LazyProblem[] => {
  const known = { ...propertiesOf([bareCartSchema()]), priorityBranchServiceType: {} };
  return namesUnknownTo({ properties: known }, coupons === undefined ? rest : { ...rest, coupons });
};
