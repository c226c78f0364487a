import {
  type Language,
  estimateWords,
  type EstimateTables,
  type SheetCell,
  type SheetRow,
  type SheetTable,
} from '@baguni/domain/internal';
import type { Cell, CellObject, Row } from 'write-excel-file/universal';

/** Property names of all JavaScript objects: the library would look them up instead of writing them. */
const isInherited = (text: string): boolean => text in {};

const coded = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** Escapes a text for a spreadsheet, where `_x0041_` denotes a character (ECMA-376, ST_Xstring). */
export const cellText = (text: string): string => {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/giu, coded);
  return isInherited(plain) ? coded(plain.charAt(0)) + plain.slice(1) : plain;
};

/** Column widths in characters, for landscape paper. */
const widths = [6, 42, 18, 7, 16, 16, 17] as const;
const columns = widths.map((width) => ({ width }));
const LINE_HEIGHT = 16;
const font = { fontFamily: 'Arial', fontSize: 10 } as const;

const line = { borderStyle: 'thin', borderColor: '#B9BEC6' } as const;
const headStyle = {
  ...line,
  fontWeight: 'bold',
  backgroundColor: '#EEF0F3',
  wrap: true,
  alignVertical: 'center',
} as const;
const alone = { wrap: true, alignVertical: 'center' } as const;

/** Text cell; type and format `@` prevent formulas even after editing (ES-05). */
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

/** Returns the text width in characters; Asian characters count twice. */
const widthOf = (text: string): number => text.length + (text.match(/[\u1100-\uFFEF]/gu)?.length ?? 0);

/** Returns the number of lines in a column, including wrapped lines. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((lines, one) => lines + Math.max(1, Math.ceil(widthOf(one) / width)), 0);

/** Sets the row height explicitly, because spreadsheet programs do not compute it. */
const heightOf = (row: SheetRow, spans: readonly number[]): number => {
  const lines = row.map((content, i) => {
    const before = spans.slice(0, i).reduce((sum, span) => sum + span, 0);
    const at = spans.length === 0 ? i : before;
    const width = widths.slice(at, at + (spans[i] ?? 1)).reduce<number>((sum, one) => sum + one, 0);
    return content.type === 'Number' ? 1 : linesOf(content.text, width);
  });
  return LINE_HEIGHT * Math.max(1, ...lines);
};

const over = (spans: readonly number[], cells: readonly CellObject[]): Row =>
  cells.flatMap((content, i): Cell[] => {
    const columnSpan = spans[i] ?? 1;
    return [{ ...content, columnSpan }, ...Array.from({ length: columnSpan - 1 }, () => null)];
  });

const rowsOf = (table: SheetTable, spans: readonly number[]): readonly Row[] =>
  table.map((row: SheetRow) => {
    const height = heightOf(row, spans);
    return over(
      spans,
      row.map((content) => ({ ...cell(content), height })),
    );
  });

const wide = (value: string, style: Partial<CellObject> = {}): Row =>
  over([columns.length], [{ ...text(value), ...alone, ...style }]);

const sheetOf = (tables: EstimateTables, language: Language): Row[] => {
  const words = estimateWords[language];
  const { buyerInfoTable, ebayInfoTable, bodyTable, summaryTable } = tables;
  return [
    wide(words.title, { fontWeight: 'bold', fontSize: 18, align: 'center', height: 2 * LINE_HEIGHT }),
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

/** Creates an estimate spreadsheet (ES-05); loads the library lazily. */
export const estimateFile = async (tables: EstimateTables, language: Language): Promise<Blob> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const options = { sheet: estimateWords[language].title, columns, orientation: 'landscape' } as const;
  return writeExcelFile(sheetOf(tables, language), options, font).toBlob();
};
