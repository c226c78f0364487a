import { option as O } from 'fp-ts';
import type * as t from 'io-ts';
import { schemaOf, type JsonSchema } from './json-schema.ts';
import { pathOf } from '../codecs/reporter.ts';

/** A value that did not fit: where it stands in what was read, and what may stand there. */
export interface Misfit {
  readonly path: string;
  /** None for what no schema describes. */
  readonly fits: O.Option<JsonSchema>;
}

const misfitOf = ({ context }: t.ValidationError): Misfit => ({
  path: pathOf(context),
  fits: O.tryCatch(() => schemaOf(context.at(-1)?.type)),
});

/** The values that did not fit, each path once, with what may stand there; never the values (CM-53). */
export const misfitsOf = (errors: t.Errors): readonly Misfit[] =>
  errors.map(misfitOf).filter(({ path }, i, all) => all.findIndex((one) => one.path === path) === i);
