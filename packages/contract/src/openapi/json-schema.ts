import { momentPattern } from '@baguni/domain';
import { function as F } from 'fp-ts';
import * as t from 'io-ts';
import { Described } from '../codecs/base/described.ts';
import type { Shape } from '../codecs/base/shape.ts';

/** A JSON schema of draft 2020-12, as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

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

const propertiesOf = (schema: JsonSchema): object => {
  const properties = schema['properties'];
  return typeof properties === 'object' && properties !== null ? properties : {};
};

const requiredOf = (schema: JsonSchema): readonly unknown[] =>
  Array.isArray(schema['required']) ? schema['required'] : [];

const shapeSchema = (shape: Shape): JsonSchema => {
  switch (shape.type) {
    case 'Nothing':
      return { type: 'object' };
    case 'Text':
      return { type: 'string', minLength: shape.min, maxLength: shape.max };
    case 'DateTime':
      return { type: 'string', format: 'date-time', pattern: momentPattern };
    case 'Day':
      return { type: 'string', format: 'date' };
    case 'Integer':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'Number':
      return { type: 'number', minimum: shape.min, maximum: shape.max };
    case 'Choice':
      return { type: 'string', enum: shape.values };
    case 'List':
      return { type: 'array', items: schemaOf(shape.item), maxItems: shape.max };
    case 'OrNull':
      return nullable(schemaOf(shape.inner));
    case 'NamedValues':
      return named({ type: ['string', 'number'] }, shape.max);
    case 'Holding':
      return schemaOf(shape.inner);
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

const isCodec = (value: unknown): value is t.Mixed => value instanceof t.Type;

const objectSchema = (props: Readonly<Record<string, unknown>>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, schemaOf(codec)])),
  required: Object.keys(props),
});

/** The JSON schema of what a codec accepts; a codec that cannot be described is a bug and throws. */
export const schemaOf = (codec: unknown): JsonSchema => {
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
  throw new TypeError(`no schema for ${isCodec(codec) ? codec.name : typeof codec}`);
};
