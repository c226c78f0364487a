import { readOffer, type Offer, type OfferTerms, type Promotion } from '@baguni/domain/shop';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { schemaOf, type JsonSchema } from '../openapi/json-schema.ts';
import { misfitsOf, type Misfit } from '../openapi/misfits.ts';
import * as promotions from './promotions/index.ts';

/** A kind of promotion that a shop’s JSON may offer, whatever its params are. */
export interface PromotionKind {
  /** The kind, as the JSON names it. */
  readonly code: string;
  /** The JSON schema of its params. */
  readonly schema: JsonSchema;
  /** The offer, or what does not fit of its params, by paths within them. */
  readonly read: (terms: OfferTerms<unknown>) => E.Either<readonly Misfit[], Offer>;
}

const isErrors = (errors: unknown): errors is t.Errors =>
  Array.isArray(errors) &&
  errors.length > 0 &&
  errors.every((one) => typeof one === 'object' && one !== null && 'context' in one);

/** The schema of a codec that describes itself; of any other it says nothing. */
const openSchemaOf = (codec: unknown): JsonSchema =>
  codec instanceof t.Type ? O.getOrElse<JsonSchema>(() => ({}))(O.tryCatch(() => schemaOf(codec))) : {};

/**
 * A promotion as a shop’s JSON may offer it, one’s own among them (EN-10).
 * @param promotion its params should be read by a codec of io-ts: then what does not fit is told by path; the schema says what
 * is in them where the codecs of this package read them
 * @example
 * promotionKind(happyHour).code; // HAPPY-HOUR
 */
export const promotionKind = <P>(promotion: Promotion<string, P>): PromotionKind => ({
  code: promotion.code,
  schema: openSchemaOf(promotion.params),
  read: (terms) =>
    // what no codec of io-ts refused is told as a whole
    E.mapLeft((errors: unknown) => (isErrors(errors) ? misfitsOf(errors) : [{ path: '', fits: O.none }]))(
      readOffer(promotion, terms),
    ),
});

/** The kinds of promotions that come with the package. */
export const promotionKinds: readonly PromotionKind[] = [
  promotionKind(promotions.buyNGetM),
  promotionKind(promotions.nForPrice),
  promotionKind(promotions.cheapestFree),
  promotionKind(promotions.tiered),
  promotionKind(promotions.fixedPrice),
  promotionKind(promotions.gift),
];
