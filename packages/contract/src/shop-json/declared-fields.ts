import type { FieldReaders } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import {
  withOptional,
  Described,
  documented,
  holding,
  NoField,
  optional,
  type Codec,
  strict,
} from '../codecs/base/codec.ts';
import { choice } from '../codecs/base/values.ts';

const typeNames = ['boolean', 'number', 'string'] as const;
const plain = t.union([t.boolean, t.number, t.string]);

/** The default is of the type. */
const declaration = holding(
  optional(
    strict({ type: choice(typeNames) }),
    'default',
    documented('The value of a missing field; without it the field is required.', plain),
  ),
  'default',
  ({ type, default: value }) => value === undefined || typeof value === type,
);

const declarations = t.record(t.string, declaration);
const nothing: Codec<object> = strict({});

/** Custom fields that shop JSON declares: a type for each name, and the value of a missing field. */
export const declaredFields = withOptional(nothing, {
  item: documented('Custom fields of items; targets may name them.', declarations),
  buyer: documented('Custom fields of the buyer.', declarations),
  order: documented('Custom fields of the order.', declarations),
});

const types = { boolean: t.boolean, number: t.number, string: t.string };

const codecOf = ({ type, default: value }: t.TypeOf<typeof declaration>): t.Mixed => {
  const inner: t.Mixed = types[type];
  return value === undefined
    ? inner
    : new Described<unknown>({ type: 'Holding', inner, ifMissing: value }, inner.is, (read, context) =>
        read === undefined ? t.success(value) : inner.validate(read, context),
      );
};

/** Reads exactly the declared fields; reports others, which may be misspelt. */
const readerOf = (given: t.TypeOf<typeof declarations>): t.Type<object, object> => {
  const fields = t.type(Object.fromEntries(Object.entries(given).map(([name, one]) => [name, codecOf(one)])));
  return new t.Type<object, object>(
    'fields',
    (value): value is object => fields.is(value),
    (value, context) => {
      const read = fields.validate(value, context);
      const unknown = Object.entries(t.UnknownRecord.is(value) ? value : {}).filter(
        ([name]) => !Object.hasOwn(given, name),
      );
      const errors = unknown.map(([name, found]) => ({
        value: found,
        context: t.appendContext(context, name, new NoField(Object.keys(given)), found),
      }));
      return errors.length > 0 ? t.failures([...(E.isLeft(read) ? read.left : []), ...errors]) : read;
    },
    t.identity,
  );
};

export const readersOf = (declared: t.TypeOf<typeof declaredFields>): FieldReaders =>
  Object.fromEntries(Object.entries(declared).map(([name, fields]) => [name, readerOf(fields)]));
