import { either as E, option as O } from 'fp-ts';
import type { Codec } from '../codecs/base/shape.ts';
import { pathsOf } from '../codecs/base/reporter.ts';

const parsed = (text: string): O.Option<unknown> => O.tryCatch((): unknown => JSON.parse(text));

/** Decodes a value; one that does not fit counts as absent. */
export const readValue = <A>(codec: Codec<A>, value: unknown): O.Option<A> => O.fromEither(codec.decode(value));

/** The same from JSON text; invalid JSON counts as absent. */
export const readJson = <A>(codec: Codec<A>, text: string): O.Option<A> =>
  O.chain((value: unknown) => O.fromEither(codec.decode(value)))(parsed(text));

/** A value as JSON text, to be read again with the same codec. */
export const writeJson = <A>(codec: Codec<A>, value: A): string => JSON.stringify(codec.encode(value));

/** A decoded request body, or the paths that did not fit. */
export const readRequest = <A>(codec: Codec<A>, body: unknown): E.Either<readonly string[], A> =>
  E.mapLeft(pathsOf)(codec.decode(body));
