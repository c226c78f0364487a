import { either as E, option as O } from 'fp-ts';
import type { Codec } from '../codecs/base/codec.ts';
import { pathsOf } from '../codecs/base/partly.ts';

const parsed = (text: string): O.Option<unknown> => O.tryCatch((): unknown => JSON.parse(text));

/**
 * Decodes a value, or returns `none` if it is invalid.
 * @example
 * O.toNullable(readValue(couponType, 'BuyerCoupon')); // BuyerCoupon
 * O.toNullable(readValue(couponType, 7)); // null
 */
export const readValue = <A>(codec: Codec<A>, value: unknown): O.Option<A> => O.fromEither(codec.decode(value));

/**
 * Decodes JSON text, or returns `none` if it is invalid.
 * @example
 * O.isSome(readJson(cartDocument, writeJson(cartDocument, documentOf(cart)))); // true
 * O.isSome(readJson(cartDocument, '{')); // false
 */
export const readJson = <A>(codec: Codec<A>, text: string): O.Option<A> =>
  O.chain((value: unknown) => O.fromEither(codec.decode(value)))(parsed(text));

/**
 * A value as JSON text, to be read again with the same codec.
 * @example
 * writeJson(unitDiscounts, { cartUnitId: cartUnitId(1), discounts: [] }); // {"cartUnitId":1,"discounts":[]}
 */
export const writeJson = <A>(codec: Codec<A>, value: A): string => JSON.stringify(codec.encode(value));

/**
 * A decoded request body, or the paths that did not fit.
 * @example
 * readRequest(calls.changeCountry.request, { countryType: 'Japan' }); // { _tag: 'Right', right: { countryType: 'Japan' } }
 * readRequest(calls.changeCountry.request, { countryType: 7 }); // { _tag: 'Left', left: [ 'countryType' ] }
 */
export const readRequest = <A>(codec: Codec<A>, body: unknown): E.Either<readonly string[], A> =>
  E.mapLeft(pathsOf)(codec.decode(body));
