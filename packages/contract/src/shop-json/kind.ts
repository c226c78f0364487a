import { attempt, readOffer, type Offer, type OfferTerms, type Promotion } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { isErrors, misfitsOf, schemaOf, type JsonSchema, type Misfit } from '../openapi/json-schema.ts';
import * as promotions from './promotions.ts';

/** A promotion kind that shop JSON can offer, with any params. */
export interface PromotionKind {
  readonly code: string;
  readonly schema: JsonSchema;
  /** Returns the offer, or invalid params by path. */
  readonly read: (terms: OfferTerms<unknown>) => E.Either<readonly Misfit[], Offer>;
}

/** Returns the schema of a self-describing codec, or an empty schema. */
const openSchemaOf = (codec: unknown): JsonSchema =>
  codec instanceof t.Type ? (attempt(() => schemaOf(codec)) ?? {}) : {};

/**
 * Wraps a promotion, built-in or custom, for shop JSON (EN-10).
 * @param promotion an io-ts codec for its params gives errors by path and a schema
 * @example
 * promotionKind(happyHour).code; // HAPPY-HOUR
 */
export const promotionKind = <P>(promotion: Promotion<string, P>): PromotionKind => ({
  code: promotion.code,
  schema: openSchemaOf(promotion.params),
  read: (terms) =>
    // other decoders report the params as a whole
    E.mapLeft((errors: unknown) => (isErrors(errors) ? misfitsOf(errors) : [{ path: '', fits: undefined }]))(
      readOffer(promotion, terms),
    ),
});

/** The promotion kinds that every shop can offer. */
export const promotionKinds: readonly PromotionKind[] = [
  promotionKind(promotions.buyNGetM),
  promotionKind(promotions.nForPrice),
  promotionKind(promotions.cheapestFree),
  promotionKind(promotions.tiered),
  promotionKind(promotions.fixedPrice),
  promotionKind(promotions.gift),
  promotionKind(promotions.nthPiece),
  promotionKind(promotions.percentOffOrder),
  promotionKind(promotions.amountOffOrder),
  promotionKind(promotions.freeShipping),
];
