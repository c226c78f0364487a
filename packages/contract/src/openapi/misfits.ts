import { attempt } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { pathOf } from '../codecs/base/partly.ts';
import { choice } from '../codecs/base/values.ts';
import { schemaOf, type JsonSchema } from './json-schema.ts';

export interface Misfit {
  readonly path: string;
  readonly fits: JsonSchema | undefined;
}

interface Place {
  readonly path: string;
  readonly type: unknown;
}

const isObjectCodec = (value: unknown): value is t.InterfaceType<Readonly<Record<string, unknown>>> =>
  value instanceof t.InterfaceType;

const literalsIn = (type: unknown): ReadonlyMap<string, unknown> => {
  const inner: unknown = type instanceof t.ExactType ? type.type : type;
  const props = isObjectCodec(inner) ? Object.entries(inner.props) : [];
  return new Map(props.flatMap(([name, of]) => (of instanceof t.LiteralType ? [[name, of.value] as const] : [])));
};

const isUnion = (type: unknown): type is t.UnionType<t.Mixed[]> => type instanceof t.UnionType;

/** Returns the discriminator of a union if its value matches no member, or `undefined` without a discriminator. */
const kindIn = (type: unknown, value: unknown): Place | undefined => {
  if (!isUnion(type) || !t.UnknownRecord.is(value) || Array.isArray(value)) return undefined;
  const kinds = type.types.map(literalsIn);
  const tag = [...(kinds[0]?.keys() ?? [])].find((name) => kinds.every((kind) => kind.has(name)));
  return tag === undefined ? undefined : { path: tag, type: choice(kinds.map((kind) => String(kind.get(tag)))) };
};

const placeOf = ({ context, value }: t.ValidationError): Place => {
  const type: unknown = context.at(-1)?.type;
  const path = pathOf(context);
  const kind = kindIn(type, value);
  return kind ? { ...kind, path: path === '' ? kind.path : `${path}.${kind.path}` } : { path, type };
};

/** Returns the distinct paths of invalid values with their codecs. */
export const placesIn = (errors: t.Errors): ReadonlyMap<string, unknown> => {
  const places = new Map<string, unknown>();
  for (const error of errors) {
    const { path, type } = placeOf(error);
    if (!places.has(path)) places.set(path, type);
  }
  return places;
};

/** True for errors of an io-ts codec; other readers have their own. */
export const isErrors = (errors: unknown): errors is t.Errors =>
  Array.isArray(errors) &&
  errors.length > 0 &&
  errors.every((one) => typeof one === 'object' && one !== null && 'context' in one);

/**
 * Returns the distinct paths of invalid values with the accepted schema, never the values (CM-53). Never throws.
 * @example
 * const read = shippingAddress.decode({ addressNo: 7 });
 * E.isLeft(read) && misfitsOf(read.left).slice(0, 2).map(({ path }) => path); // [ 'addressNo', 'address' ]
 */
export const misfitsOf = (errors: t.Errors): readonly Misfit[] =>
  [...placesIn(errors)].map(([path, type]) => ({ path, fits: attempt(() => schemaOf(type)) }));
