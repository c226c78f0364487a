import { option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { schemaOf, type JsonSchema } from './json-schema.ts';
import { pathOf } from '../codecs/base/reporter.ts';

/** A value that did not fit: its path, and the schema of what fits there. */
export interface Misfit {
  /** Names and list positions from the outside in, e.g. `units.0.quantity`. */
  readonly path: string;
  /** None if no schema describes it. */
  readonly fits: O.Option<JsonSchema>;
}

const misfitOf = ({ context }: t.ValidationError): Misfit => ({
  path: pathOf(context),
  fits: O.tryCatch(() => schemaOf(context.at(-1)?.type)),
});

/**
 * The paths of values that did not fit, each once, with the schema of what fits; never the values (CM-53).
 * @example
 * const read = shippingAddress.decode({ addressNo: 7 });
 * E.isLeft(read) && misfitsOf(read.left).slice(0, 2).map(({ path }) => path); // [ 'addressNo', 'address' ]
 */
export const misfitsOf = (errors: t.Errors): readonly Misfit[] =>
  errors.map(misfitOf).filter(({ path }, i, all) => all.findIndex((one) => one.path === path) === i);
