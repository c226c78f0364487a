import { nearest, type JsonObject } from '@baguni/domain/internal';
import { propertiesOf, unknownNames } from '../openapi/unknown-names.ts';
import { bareCartSchema } from './cart-schema.ts';
import type { LazyProblem } from './problem.ts';

export const namesUnknownTo = (schema: JsonObject, value: unknown): readonly LazyProblem[] =>
  unknownNames(schema, value).map(({ path, found, known }) => () => ({
    type: 'UnknownField',
    path,
    found,
    fits: nearest(path.slice(path.lastIndexOf('.') + 1), known),
  }));

/** Reports unknown fields of a cart, those of coupons last. Knows the names of the initial load reply (CM-01). */
export const unknownFields = ({ coupons, ...rest }: JsonObject): readonly LazyProblem[] => {
  const known = { ...propertiesOf([bareCartSchema()]), priorityBranchServiceType: {} };
  return namesUnknownTo({ properties: known }, coupons === undefined ? rest : { ...rest, coupons });
};
