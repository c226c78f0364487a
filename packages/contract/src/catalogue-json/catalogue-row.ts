import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { Codec } from '../codecs/base/codec.ts';
import { choice } from '../codecs/base/values.ts';
import { rowCodecs as codecs } from '../codecs/catalogue/rows.ts';
import { schemaOf, type JsonSchema, misfitsOf, type Misfit } from '../openapi/json-schema.ts';
import { unknownNames } from '../openapi/unknown-names.ts';

/** Rows of a catalogue by type. */
type Rows = { readonly [Type in keyof typeof codecs]: t.TypeOf<(typeof codecs)[Type]> };

/** The type of a row of a catalogue file. */
export type CatalogueRowType = keyof Rows;

/** A row of a catalogue of one type. */
export type CatalogueRowOf<Type extends CatalogueRowType> = Rows[Type];

/** One row of a catalogue. */
export type CatalogueRow = Rows[CatalogueRowType];

/* oxlint-disable typescript/no-unsafe-type-assertion -- an object has the keys of its type, and each row its codec */
const catalogueRowTypes = Object.keys(codecs) as readonly CatalogueRowType[];

const codecOf = (type: CatalogueRowType): Codec<CatalogueRow> => codecs[type] as unknown as Codec<CatalogueRow>;
/* oxlint-enable typescript/no-unsafe-type-assertion */

const rowType = choice(catalogueRowTypes);

const schemas: ReadonlyMap<CatalogueRowType, JsonSchema> = new Map(
  catalogueRowTypes.map((type) => [type, schemaOf(codecs[type])]),
);

/** Why a row does not fit: its invalid fields, or names of fields that no row of its type has. */
export interface RowMisfits {
  readonly misfits: readonly Misfit[];
  readonly unknown: readonly string[];
}

/**
 * Reads one row of a catalogue.
 * @example
 * readCatalogueRow({ type: 'stock', tenant: 'outlet', itemNo: 'A', pieces: 3 })._tag; // Right
 * readCatalogueRow({ type: 'stock', tenant: 'outlet', itemNo: 'A', pieces: -3 })._tag; // Left
 */
export const readCatalogueRow = (value: unknown): E.Either<RowMisfits, CatalogueRow> => {
  const type = rowType.decode(t.UnknownRecord.is(value) ? value['type'] : undefined);
  if (E.isLeft(type)) return E.left({ misfits: [{ path: 'type', fits: schemaOf(rowType) }], unknown: [] });
  const read = codecOf(type.right).decode(value);
  const unknown = unknownNames(schemas.get(type.right) ?? {}, value).map(({ path }) => path);
  if (E.isRight(read) && unknown.length === 0) return read;
  return E.left({ misfits: E.isLeft(read) ? misfitsOf(read.left) : [], unknown });
};

/**
 * Writes one row of a catalogue as JSON.
 * @example
 * const json = writeCatalogueRow({ type: 'sale', tenant: 'outlet', itemNo: itemNo('A'), unable: null });
 * JSON.stringify(json); // {"type":"sale","tenant":"outlet","itemNo":"A","unable":null}
 */
export const writeCatalogueRow = (row: CatalogueRow): unknown => codecOf(row.type).encode(row);
