import * as t from 'io-ts';
import type { Shape } from './shape.ts';

export class Described<A> extends t.Type<A, unknown> {
  readonly shape: Shape;

  constructor(shape: Shape, is: t.Is<A>, validate: t.Validate<unknown, A>, encode: t.Encode<A, unknown> = t.identity) {
    super(shape.type, is, validate, encode);
    this.shape = shape;
  }
}

/** Codec of branded values; `of` brands values that pass `holds`. */
export const plain = <W extends string | number, A extends W>(
  shape: Shape,
  holds: (value: unknown) => value is W,
  of: (value: W) => A,
): Described<A> =>
  new Described<A>(
    shape,
    (value): value is A => holds(value),
    (value, context) => (holds(value) ? t.success(of(value)) : t.failure(value, context)),
  );
