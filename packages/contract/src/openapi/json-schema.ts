import { momentPattern, attempt, listOf, objectOf, type JsonObject } from '@baguni/domain/internal';
import { function as F } from 'fp-ts';
import * as t from 'io-ts';
import { Described, Repeated, type Shape, pathOf } from '../codecs/base/codec.ts';
import { choice } from '../codecs/base/values.ts';

/** A JSON Schema of draft 2020-12. */
export type JsonSchema = JsonObject;

const anything: JsonSchema = {};

const named = (value: JsonSchema, max: number): JsonSchema => ({
  type: 'object',
  additionalProperties: value,
  maxProperties: max,
});

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

const withField = (rest: JsonSchema, name: string, value: JsonSchema): JsonSchema => ({
  ...rest,
  properties: { ...propertiesOf(rest), [name]: value },
});

const withUnits = (rest: JsonSchema, units: JsonSchema): JsonSchema => ({
  ...withField(rest, 'units', units),
  required: [...requiredOf(rest), 'units'],
});

/** Returns the fields of an object’s schema. */
export const propertiesOf = (schema: JsonSchema): JsonObject => objectOf(schema['properties']);

const requiredOf = (schema: JsonSchema): readonly unknown[] => listOf(schema['required']);

/** Text without NUL and surrogates, as a Unicode pattern. */
const STORABLE = String.raw`^[^\u0000\ud800-\udfff]*$`;

const textOf = ({ min, max, isStorable }: Extract<Shape, { type: 'Text' }>): JsonSchema => ({
  type: 'string',
  minLength: min,
  maxLength: max,
  ...(isStorable ? { pattern: STORABLE } : {}),
});

const shapeSchema = (shape: Shape): JsonSchema => {
  switch (shape.type) {
    case 'Nothing':
      return { type: 'object' };
    case 'Text':
      return textOf(shape);
    case 'Code':
      return { anyOf: [{ type: 'string', maxLength: shape.max }, { type: 'integer' }] };
    case 'Pattern':
      return { type: 'string', pattern: shape.pattern };
    case 'DateTime':
      return { type: 'string', format: 'date-time', pattern: momentPattern.source };
    case 'Day':
      return { type: 'string', format: 'date' };
    case 'Integer':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'Number':
      return { type: 'number', minimum: shape.min, maximum: shape.max };
    case 'Choice':
      return { type: 'string', enum: shape.values };
    case 'List':
      return {
        type: 'array',
        items: schemaOf(shape.item),
        ...(shape.min === undefined ? {} : { minItems: shape.min }),
        maxItems: shape.max,
      };
    case 'OrNull':
      return nullable(schemaOf(shape.inner));
    case 'NamedValues':
      return named({ anyOf: [{ type: 'string', maxLength: 10_000 }, { type: 'number' }] }, shape.max);
    case 'Holding':
      return { ...schemaOf(shape.inner), ...(shape.ifMissing === undefined ? {} : { default: shape.ifMissing }) };
    case 'Partly':
      return schemaOf(shape.whole);
    case 'Optional':
      return withField(schemaOf(shape.fields), shape.name, schemaOf(shape.inner));
    case 'WithUnits':
      return withUnits(schemaOf(shape.rest), schemaOf(shape.units));
  }
  return F.absurd(shape);
};

const isObjectCodec = (value: unknown): value is t.InterfaceType<Readonly<Record<string, unknown>>> =>
  value instanceof t.InterfaceType;

const isPartialCodec = (value: unknown): value is t.PartialType<Readonly<Record<string, unknown>>> =>
  value instanceof t.PartialType;

const isListCodec = (value: unknown): value is t.ReadonlyArrayType<t.Mixed> =>
  value instanceof t.ReadonlyArrayType || value instanceof t.ArrayType;

const isUnionCodec = (value: unknown): value is t.UnionType<t.Mixed[]> => value instanceof t.UnionType;

const isDictionary = (value: unknown): value is t.DictionaryType<t.Mixed, t.Mixed> => value instanceof t.DictionaryType;

const isIntersection = (value: unknown): value is t.IntersectionType<t.Mixed[]> => value instanceof t.IntersectionType;

const isRefinement = (value: unknown): value is t.RefinementType<t.Mixed> => value instanceof t.RefinementType;

const isKeyof = (value: unknown): value is t.KeyofType<Readonly<Record<string, unknown>>> =>
  value instanceof t.KeyofType;

const isCodec = (value: unknown): value is t.Mixed => value instanceof t.Type;

const objectSchema = (props: Readonly<Record<string, unknown>>): JsonSchema => {
  const properties = Object.entries(props).map(([name, codec]): readonly [string, JsonSchema] => [
    name,
    schemaOf(codec),
  ]);
  const required = properties.filter(([, schema]) => !('default' in schema)).map(([name]) => name);
  return { type: 'object', properties: Object.fromEntries(properties), required };
};

/** Merges object schemas, e.g. of `t.type` and `t.partial`. */
const together = (schemas: readonly JsonSchema[]): JsonSchema => {
  if (schemas.some((schema) => schema['type'] !== 'object')) throw new TypeError('no schema for an intersection');
  return {
    type: 'object',
    properties: Object.fromEntries(schemas.flatMap((schema) => Object.entries(propertiesOf(schema)))),
    required: schemas.flatMap(requiredOf),
  };
};

/** Returns the JSON Schema of a codec, or throws if it cannot be described. */
export const schemaOf = (codec: unknown): JsonSchema =>
  isCodec(codec) && 'description' in codec
    ? { description: codec.description, ...undocumentedSchemaOf(codec) }
    : undocumentedSchemaOf(codec);

const undocumentedSchemaOf = (codec: unknown): JsonSchema => {
  if (codec instanceof Described) return shapeSchema(codec.shape);
  if (codec instanceof t.ExactType) return schemaOf(codec.type);
  if (isObjectCodec(codec)) return objectSchema(codec.props);
  if (isUnionCodec(codec)) return { anyOf: codec.types.map(schemaOf) };
  if (codec instanceof t.LiteralType) return { const: codec.value };
  if (isPartialCodec(codec)) return { ...objectSchema(codec.props), required: [] };
  if (isListCodec(codec)) return { type: 'array', items: schemaOf(codec.type) };
  if (codec instanceof t.NullType) return { type: 'null' };
  if (codec instanceof t.BooleanType) return { type: 'boolean' };
  if (codec instanceof t.UnknownType) return anything;
  // codecs outside this package
  if (codec instanceof t.StringType) return { type: 'string' };
  if (codec instanceof t.NumberType) return { type: 'number' };
  if (isKeyof(codec)) return { type: 'string', enum: Object.keys(codec.keys) };
  if (isDictionary(codec)) return { type: 'object', additionalProperties: schemaOf(codec.codomain) };
  if (isIntersection(codec)) return together(codec.types.map(schemaOf));
  // refinements use the schema of their base codec, except for `t.Int`
  if (isRefinement(codec)) return codec.name === t.Int.name ? { type: 'integer' } : schemaOf(codec.type);
  throw new TypeError(`no schema for ${isCodec(codec) ? codec.name : typeof codec}`);
};

/** The path of an invalid value, with the schema of accepted values if there is one. */
export interface Misfit {
  readonly path: string;
  readonly fits: JsonSchema | undefined;
  /** True if it repeats an earlier value. */
  readonly isRepeated?: boolean;
}

interface Place {
  readonly path: string;
  readonly type: unknown;
}

const literalsIn = (type: unknown): ReadonlyMap<string, unknown> => {
  const inner: unknown = type instanceof t.ExactType ? type.type : type;
  const props = isObjectCodec(inner) ? Object.entries(inner.props) : [];
  return new Map(props.flatMap(([name, of]) => (of instanceof t.LiteralType ? [[name, of.value] as const] : [])));
};

/** Returns the discriminator of a union if its value matches no member, or `undefined` without a discriminator. */
const kindIn = (type: unknown, value: unknown): Place | undefined => {
  if (!isUnionCodec(type) || !t.UnknownRecord.is(value) || Array.isArray(value)) return undefined;
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
 * const read = calls.changeCountry.request.decode({ countryType: 7 });
 * E.isLeft(read) && misfitsOf(read.left).map(({ path }) => path); // [ 'countryType' ]
 */
export const misfitsOf = (errors: t.Errors): readonly Misfit[] =>
  [...placesIn(errors)].map(([path, type]) =>
    type instanceof Repeated
      ? { path, fits: undefined, isRepeated: true }
      : { path, fits: attempt(() => schemaOf(type)) },
  );
