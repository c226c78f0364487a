import * as E from '../money/either.ts';
import { thrownText } from './finding.ts';

/** A codec of io-ts. */
export interface Decoder<P> {
  readonly decode: (
    input: unknown,
  ) => { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right'; readonly right: P };
}

/** A schema of a library that follows Standard Schema, e.g. zod or valibot. */
export interface StandardSchema<P> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      input: unknown,
    ) =>
      | { readonly value: P; readonly issues?: undefined }
      | { readonly issues: readonly unknown[] }
      | PromiseLike<unknown>;
  };
}

/** Reads an unknown value: a function that returns undefined for invalid ones, a schema, or a codec. */
export type Reader<P> = ((input: unknown) => P | undefined) | StandardSchema<P> | Decoder<P>;

/** @throws TypeError that names the reader, if it throws */
const call = <P>(reader: (input: unknown) => P, input: unknown, name: string): P => {
  try {
    return reader(input);
  } catch (error) {
    throw new TypeError(
      `${name}: expected a function that returns undefined for invalid values, it threw ${thrownText(error)}`,
      {
        cause: error,
      },
    );
  }
};

/** @throws TypeError for a promise */
const rejectPromise: <R>(result: R, name: string) => asserts result is Exclude<R, PromiseLike<unknown>> = (
  result,
  name,
) => {
  if ('then' in Object(result))
    throw new TypeError(`${name}: a reader that answers at once is expected, not a promise`);
};

/** Returns the value, or the errors of the reader, which name it. Throws if the reader returns a promise. */
export const readWith = <P>(reader: Reader<P>, input: unknown, name: string): E.Either<unknown, P> => {
  // schemas of zod also have `decode`, and those of other libraries are functions
  if ('~standard' in reader) {
    const result = reader['~standard'].validate(input);
    rejectPromise(result, name);
    // a result of valibot can contain both a value and issues
    return result.issues ? E.left(result.issues) : E.right(result.value);
  }
  if ('decode' in reader) return reader.decode(input);
  const read = call(reader, input, name);
  rejectPromise(read, name);
  return read === undefined || read === null ? E.left([]) : E.right(read);
};
