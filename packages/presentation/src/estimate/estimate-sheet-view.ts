import type { Session } from '@baguni/use-cases';
import { chosenUnits, formatNumber, pricedOf, type MessageKey } from '@baguni/domain';
import {
  ESTIMATE_TEXT_LENGTH,
  estimateBuyerFields,
  estimateOf,
  estimateTables,
  estimateWords,
  type Estimate,
  type EstimateBuyer,
  type EstimateLine,
  type SheetCell,
  type SheetRow,
} from '@baguni/domain/estimate';
import { statePolicies } from '../layers/state-policies.ts';
import { action } from '../common/action-views.ts';
import type { ViewContext } from '../common/context.ts';
import type { ImageView } from '../common/common-types.ts';
import { unreadNotices } from '../prices/unread-notices.ts';
import { messageText } from '../common/word.ts';
import type { EstimateFieldView, EstimateLineView, EstimateRowView, EstimateSheetView } from './estimate-types.ts';
import { sheetWords } from './sheet-words.ts';

export interface SheetFacts {
  readonly buyer: EstimateBuyer;
  readonly date: string;
  readonly isEditing: boolean;
}

const textOf = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  return cell.type === 'Number' ? formatNumber(cell.value) : cell.text;
};

const rowView = ([head, content]: SheetRow): EstimateRowView => ({ label: textOf(head), text: textOf(content) });

const imageOf = ({ type, itemImageUrl }: EstimateLine): ImageView | undefined =>
  type === 'Item' ? { src: itemImageUrl || undefined, alt: '', isStruck: false } : undefined;

const lineView = (line: EstimateLine, i: number, row: SheetRow): EstimateLineView => {
  const [number = '', names = '', supplier = '', quantity = '', supplyPrice = '', discount = '', supplyTotal = ''] =
    row.map(textOf);
  const [name = '', options] = names.split('\n');
  const amounts = { quantity, supplyPrice, discount, supplyTotal };
  return { key: String(i), number, name, options, image: imageOf(line), supplier, ...amounts };
};

const linesOf = ({ groups }: Estimate, [, ...rows]: readonly SheetRow[]): readonly EstimateLineView[] =>
  groups.flat().map((line, i) => lineView(line, i, rows[i] ?? []));

const fieldsOf = (rows: readonly SheetRow[], draft: EstimateBuyer): readonly EstimateFieldView[] =>
  estimateBuyerFields.map((key, i) => ({
    key,
    ...rowView(rows[i] ?? []),
    draft: draft[key],
    maxLength: ESTIMATE_TEXT_LENGTH,
  }));

const lacking = (state: Session): readonly MessageKey[] => [
  ...new Set([
    ...(pricedOf(state.cart).shippingKnown ? [] : (['SHIPPING-UNKNOWN'] as const)),
    ...unreadNotices(state.cart.missing),
  ]),
];

export const estimateSheetView = (
  { words: translations }: ViewContext,
  state: Session,
  { buyer, date, isEditing }: SheetFacts,
): EstimateSheetView => {
  const { language } = translations;
  const [words, own] = [sheetWords[language], estimateWords[language]];
  const estimate = estimateOf(state.cart, buyer, date);
  const tables = estimateTables(estimate, own);
  return {
    title: own.title,
    closeLabel: words.close,
    close: { type: 'CloseSideLayer' },
    isDimmed: statePolicies.EstimateSheet.isDimmed,
    isEditing,
    editLabel: isEditing ? words.editDone : words.edit,
    buyerLabel: words.buyer,
    fields: fieldsOf(tables.buyerInfoTable, buyer),
    date: rowView(tables.buyerInfoTable[estimateBuyerFields.length] ?? []),
    sellerLabel: words.seller,
    seller: tables.ebayInfoTable.map(rowView),
    itemsLabel: words.items,
    columns: (tables.bodyTable[0] ?? []).map(textOf),
    lines: linesOf(estimate, tables.bodyTable),
    sumsLabel: words.sums,
    sums: tables.summaryTable.map(rowView),
    notesLabel: words.notes,
    notes: own.notes,
    notices: lacking(state).map((key) => messageText(translations, key)),
    emptyText: chosenUnits(state.cart).length === 0 ? words.empty : undefined,
    printLabel: words.print,
    blockedText: words.blocked,
    save: action(words.save, words.save, { type: 'SaveEstimate', buyer, date }),
  };
};
