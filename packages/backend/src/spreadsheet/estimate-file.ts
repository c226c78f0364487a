import type { Language } from '@baguni/domain';
import {
  estimateWords,
  type EstimateTables,
  type SheetCell,
  type SheetRow,
  type SheetTable,
} from '@baguni/domain/estimate';
import type { Cell, CellObject, Row } from 'write-excel-file/universal';
import { cellText } from './cell-text.ts';

/** Widths of the columns, in characters. */
const columns = [7, 52, 20, 8, 18, 18, 20].map((width) => ({ width }));

const line = { borderStyle: 'thin', borderColor: '#B9BEC6' } as const;
const headStyle = {
  ...line,
  fontWeight: 'bold',
  backgroundColor: '#EEF0F3',
  wrap: true,
  alignVertical: 'center',
} as const;
const alone = { wrap: true, alignVertical: 'center' } as const;

/** Text, whatever it begins with: its type says so, and its format `@` keeps it text when it is edited (ES-05). */
const text = (value: string): CellObject => ({ type: String, value: cellText(value), format: '@' });

const cell = (content: SheetCell): CellObject => {
  switch (content.type) {
    case 'Head':
      return { ...text(content.text), ...headStyle };
    case 'Text':
      return { ...text(content.text), ...line, ...alone };
    case 'Number':
      return { ...line, type: Number, value: content.value, format: '#,##0', alignVertical: 'center' };
  }
};

/** Cells over several columns: the first holds the content, the others are covered by it. */
const over = (spans: readonly number[], cells: readonly CellObject[]): Row =>
  cells.flatMap((content, i): Cell[] => {
    const columnSpan = spans[i] ?? 1;
    return [{ ...content, columnSpan }, ...Array.from({ length: columnSpan - 1 }, () => null)];
  });

const rowsOf = (table: SheetTable, spans: readonly number[]): readonly Row[] =>
  table.map((row: SheetRow) => over(spans, row.map(cell)));

const wide = (value: string, style: Partial<CellObject> = {}): Row =>
  over([columns.length], [{ ...text(value), ...alone, ...style }]);

const sheetOf = (tables: EstimateTables, language: Language): Row[] => {
  const words = estimateWords[language];
  const { buyerInfoTable, ebayInfoTable, bodyTable, summaryTable } = tables;
  return [
    wide(words.title, { fontWeight: 'bold', fontSize: 18, align: 'center' }),
    [],
    ...rowsOf(buyerInfoTable, [2, 5]),
    [],
    ...rowsOf(ebayInfoTable, [2, 5]),
    [],
    ...rowsOf(bodyTable, []),
    [],
    ...rowsOf(summaryTable, [6, 1]),
    [],
    ...words.notes.map((note) => wide(note)),
  ];
};

/** An estimate as a spreadsheet (ES-05); the library that writes it is loaded with the first one. */
export const estimateFile = async (tables: EstimateTables, language: Language): Promise<Blob> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const options = { sheet: estimateWords[language].title, columns, orientation: 'landscape' } as const;
  return writeExcelFile(sheetOf(tables, language), options).toBlob();
};
