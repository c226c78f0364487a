import { attempt } from '@baguni/domain/internal';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isMissing, touchedBy, writeRows } from '@baguni/backend';
import { readCatalogueRow, type CatalogueRow, type RowMisfits } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { typeText } from '../docs/api-docs.ts';
import type { ImportProgress } from '../store/schema.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { linesOf, MAX_LINE_BYTES, type Line } from './lines.ts';

export interface ImportOptions {
  readonly store: Pick<SqlStore, 'transaction'>;
  readonly file: string;
  /** Receives the number of each line that is not imported, from 1, and why. */
  readonly refuse: (line: number, reason: string) => void;
  readonly report: (progress: ImportProgress) => void;
  readonly batchRows?: number;
}

/** Rows of one transaction: a second of work at most, because changes of administrators wait for it. */
const BATCH_ROWS = 500;
const BATCH_BYTES = 4 * MAX_LINE_BYTES;

const reasonOf = ({ misfits, unknown }: RowMisfits): string =>
  [
    ...misfits.map(({ path, fits }) => {
      const name = path === '' ? 'the row' : path;
      return fits === undefined ? `${name} does not fit` : `${name} must be ${typeText(fits)}`;
    }),
    ...unknown.map((path) => `${path} is no field of this type`),
  ].join('; ');

const rowIn = ({ text }: Line): E.Either<string, CatalogueRow> => {
  if (text === null) return E.left(`the line is longer than ${MAX_LINE_BYTES} bytes`);
  const json = attempt((): unknown => JSON.parse(text));
  return json === undefined ? E.left('the line is no JSON') : E.mapLeft(reasonOf)(readCatalogueRow(json));
};

/** Rows that are written together, with the numbers of their lines. */
interface Batch {
  readonly rows: Map<CatalogueRow, number>;
  readonly touched: Set<string>;
  /** The offset of its first line in the file, in bytes. */
  readonly bytes: number;
}

const batchAt = (bytes: number): Batch => ({ rows: new Map(), touched: new Set(), bytes });

const nothing = { lines: 0, bytes: 0, changed: 0, unchanged: 0, refused: 0 };

/**
 * Imports the rows of a file, one transaction for each batch, and writes only rows that differ. Continues after the last batch
 * of an interrupted import, unless the file was changed since then.
 */
export const importFile = async (options: ImportOptions): Promise<ImportProgress> => {
  const { store, file, refuse, report, batchRows = BATCH_ROWS } = options;
  const name = basename(file);
  const { size, mtimeMs } = await stat(file);
  const version = `${size}/${mtimeMs}`;
  const before = await store.transaction((tx) => tx.importProgress(name));
  let progress: ImportProgress = before?.version === version ? before : { version, ...nothing };
  let batch = batchAt(progress.bytes);
  let refused = 0;
  const refuseLine = (line: number, reason: string): void => {
    refused += 1;
    refuse(line, reason);
  };
  /** Writes the batch and the position of the next one in one transaction. */
  const flush = async ({ lines, bytes }: Pick<Line, 'lines' | 'bytes'>, isLast: boolean): Promise<void> => {
    const { next, missing } = await store.transaction(async (tx) => {
      const results = [...(await writeRows(tx, [...batch.rows.keys()]))];
      const incomplete = results.flatMap(([row, result]) => (isMissing(result) ? [{ row, names: result }] : []));
      const changed = results.filter(([, result]) => result === 'Changed').length;
      const state = {
        version,
        lines,
        bytes,
        changed: progress.changed + changed,
        unchanged: progress.unchanged + results.length - changed - incomplete.length,
        refused: progress.refused + refused + incomplete.length,
      };
      await tx.putImportProgress(name, isLast ? null : state);
      return { next: state, missing: incomplete };
    });
    for (const { row, names } of missing)
      refuse(batch.rows.get(row) ?? 0, `the ${row.type} refers to what does not exist: ${names.join(', ')}`);
    progress = next;
    refused = 0;
    batch = batchAt(bytes);
    report(progress);
  };
  let place: Pick<Line, 'lines' | 'bytes'> = progress;
  for await (const line of linesOf(file, progress)) {
    const read = line.text === '' ? null : rowIn(line);
    const row = read && E.isRight(read) ? read.right : null;
    const names = row ? touchedBy(row) : [];
    const isFull = batch.rows.size >= batchRows || place.bytes - batch.bytes > BATCH_BYTES;
    if (isFull || names.some((one) => batch.touched.has(one))) await flush(place, false);
    if (read && E.isLeft(read)) refuseLine(line.lines, read.left);
    if (row) batch.rows.set(row, line.lines);
    for (const one of names) batch.touched.add(one);
    place = line;
  }
  await flush(place, true);
  return progress;
};
