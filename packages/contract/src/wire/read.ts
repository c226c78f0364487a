import { either as E, option as O } from 'fp-ts';
import type { Codec } from '../codecs/shape.ts';
import { pathsOf } from '../codecs/reporter.ts';

const parsed = (text: string): O.Option<unknown> => O.tryCatch((): unknown => JSON.parse(text));

/** Reads a value that was written with the codec; what does not fit counts as absent. */
export const readValue = <A>(codec: Codec<A>, value: unknown): O.Option<A> => O.fromEither(codec.decode(value));

/** The same from JSON text; text that is no JSON counts as absent. */
export const readJson = <A>(codec: Codec<A>, text: string): O.Option<A> =>
  O.chain((value: unknown) => O.fromEither(codec.decode(value)))(parsed(text));

/** JSON text of a value, to be read again with the same codec. */
export const writeJson = <A>(codec: Codec<A>, value: A): string => JSON.stringify(codec.encode(value));

/** What a request's body holds, or the paths that did not fit. */
export const readRequest = <A>(codec: Codec<A>, body: unknown): E.Either<readonly string[], A> =>
  E.mapLeft(pathsOf)(codec.decode(body));
