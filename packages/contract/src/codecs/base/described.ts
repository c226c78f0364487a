import * as t from 'io-ts';
import type { Shape } from './shape.ts';

/** A codec that also describes, as data, what it accepts. */
export class Described<A> extends t.Type<A, unknown> {
  readonly shape: Shape;

  constructor(shape: Shape, is: t.Is<A>, validate: t.Validate<unknown, A>, encode: t.Encode<A, unknown> = t.identity) {
    super(shape.type, is, validate, encode);
    this.shape = shape;
  }
}

/** A codec of plain values: accepts those for which `holds` is true and brands them by `of`. */
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
