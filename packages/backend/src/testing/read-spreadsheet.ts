import { strFromU8, unzipSync } from 'fflate';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

export type FileCell =
  { readonly type: 'Text'; readonly text: string } | { readonly type: 'Number'; readonly value: number };

export interface FileSheet {
  readonly name: string;
  /** By address, e.g. `A1`; omits empty cells. */
  readonly cells: ReadonlyMap<string, FileCell>;
  /** Distinct element names of the sheet; a formula would be an `f`. */
  readonly elements: ReadonlySet<string>;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string => text.replace(/&(\w+);/gu, (_, name: string) => entities[name] ?? '');
const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );

const parts = /<\?[^>]*\?>|<(?<close>\/?)(?<name>[\w:]+)(?<rest>[^>]*?)(?<empty>\/?)>|(?<text>[^<]+)/gu;

/** Parses XML without comments and namespaces; rejects invalid characters and unclosed elements. */
const parsed = (xml: string): Element => {
  // oxlint-disable-next-line no-control-regex -- what XML 1.0 has not
  if (/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/u.test(xml))
    throw new Error('a character that XML has not');
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open: Element[] = [root];
  for (const { groups = {} } of xml.matchAll(parts)) {
    const { close, name, rest = '', empty, text } = groups;
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += decoded(text);
    else if (close) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else if (name !== undefined) {
      const element: Element = { name, attributes: attributesOf(rest), children: [], text: '' };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error('an element does not close');
  return root;
};

const all = (element: Element): readonly Element[] => [element, ...element.children.flatMap(all)];
const named = (root: Element, name: string): readonly Element[] => all(root).filter((one) => one.name === name);
const coded = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const cellOf = (
  { attributes: { t: type = 'n' }, children }: Element,
  strings: readonly string[],
): FileCell | undefined => {
  const value = children.find(({ name }) => name === 'v')?.text;
  if (value === undefined) return undefined;
  if (type === 's') {
    const text = strings[Number(value)];
    if (text === undefined) throw new Error(`no text ${value}`);
    return { type: 'Text', text };
  }
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) throw new Error(`a cell of the type ${type} with ${value}`);
  return { type: 'Number', value: number };
};

/** Unzips and parses a spreadsheet, independently of the writer. */
export const readSpreadsheet = (bytes: Uint8Array): FileSheet => {
  const files = unzipSync(bytes);
  const xmlOf = (path: string): Element => {
    const file = files[path];
    if (!file) throw new Error(`no ${path} among ${Object.keys(files).join(', ')}`);
    return parsed(strFromU8(file));
  };
  for (const path of ['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml']) xmlOf(path);
  const strings = named(xmlOf('xl/sharedStrings.xml'), 'si').map((si) =>
    coded(
      named(si, 't')
        .map(({ text }) => text)
        .join(''),
    ),
  );
  const sheet = xmlOf('xl/worksheets/sheet1.xml');
  const cells = named(sheet, 'c').flatMap((c) => {
    const cell = cellOf(c, strings);
    return cell ? [[c.attributes['r'] ?? '', cell] as const] : [];
  });
  const name = named(xmlOf('xl/workbook.xml'), 'sheet')[0]?.attributes['name'] ?? '';
  return { name, cells: new Map(cells), elements: new Set(all(sheet).map((one) => one.name)) };
};

export const rowOf = ({ cells }: FileSheet, row: number): readonly (string | number | undefined)[] =>
  ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((column) => {
    const cell = cells.get(`${column}${row}`);
    return cell && (cell.type === 'Number' ? cell.value : cell.text);
  });
