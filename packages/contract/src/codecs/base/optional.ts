import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { Described } from './described.ts';
import type { Codec } from './shape.ts';

type With<A, K extends string, B> = A & { readonly [N in K]?: B };

export const optional = <A extends object, K extends string, B>(
  fields: Codec<A>,
  name: K,
  inner: Codec<B>,
): Described<With<A, K, B>> =>
  new Described<With<A, K, B>>(
    { type: 'Optional', fields, name, inner },
    (value): value is With<A, K, B> =>
      fields.is(value) && (fieldOf(value, name) === undefined || inner.is(fieldOf(value, name))),
    (value, context) => {
      const rest = fields.validate(value, context);
      const own = fieldOf(value, name);
      if (own === undefined) return rest;
      const read = inner.validate(own, t.appendContext(context, name, inner, own));
      if (E.isLeft(rest)) return E.isLeft(read) ? E.left([...rest.left, ...read.left]) : rest;
      return E.map((one: B): With<A, K, B> => Object.assign({ ...rest.right }, { [name]: one }))(read);
    },
    (value) => {
      const own = value[name];
      const rest = fields.encode(value);
      return own !== undefined && t.UnknownRecord.is(rest) ? { ...rest, [name]: inner.encode(own) } : rest;
    },
  );

const fieldOf = (value: unknown, name: string): unknown => (t.UnknownRecord.is(value) ? value[name] : undefined);
