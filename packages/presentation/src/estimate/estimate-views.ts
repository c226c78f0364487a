import type { Session, Clock } from '@baguni/use-cases';
import {
  type EstimateBuyer,
  ESTIMATE_TEXT_LENGTH,
  estimateBuyerFields,
  estimateOf,
  estimateTables,
  estimateWords,
  type Estimate,
  type EstimateLine,
  type SheetCell,
  type SheetRow,
  estimateBuyerOf,
  estimateDate,
  estimateTimestamp,
  chosenUnits,
  formatNumber,
  pricedOf,
  type MessageKey,
} from '@baguni/domain/internal';
import type { ImageView } from '../common/common-types.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import { plainAction } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';
import { unreadNotices } from '../prices/summary-view.ts';
import { messageText } from '../common/word.ts';
import { sheetWords } from './sheet-words.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CartStore } from '../store/cart-store.ts';
import { memoizedViews } from '../store/memoize.ts';

export interface SheetFacts {
  readonly buyer: EstimateBuyer;
  readonly date: string;
  readonly isEditing: boolean;
}

const textOf = (cell: SheetCell | undefined): string => {
  if (cell === undefined) return '';
  return cell.type === 'Number' ? formatNumber(cell.value) : cell.text;
};

const rowView = ([head, content]: SheetRow) => ({ label: textOf(head), text: textOf(content) });

/** A label and its value. */
export type EstimateRowView = ReturnType<typeof rowView>;

const imageOf = ({ type, itemImageUrl }: EstimateLine): ImageView | undefined =>
  type === 'Item' ? { src: itemImageUrl || undefined, alt: '', isStruck: false } : undefined;

const lineView = (line: EstimateLine, i: number, row: SheetRow) => {
  const [number = '', names = '', supplier = '', quantity = '', supplyPrice = '', discount = '', supplyTotal = ''] =
    row.map(textOf);
  const [name = '', options] = names.split('\n');
  const amounts = { quantity, supplyPrice, discount, supplyTotal };
  return { key: String(i), number, name, options, image: imageOf(line), supplier, ...amounts };
};

export type EstimateLineView = ReturnType<typeof lineView>;

const linesOf = ({ groups }: Estimate, [, ...rows]: readonly SheetRow[]): readonly EstimateLineView[] =>
  groups.flat().map((line, i) => lineView(line, i, rows[i] ?? []));

const fieldsOf = (rows: readonly SheetRow[], draft: EstimateBuyer) =>
  estimateBuyerFields.map((key, i) => ({
    key,
    ...rowView(rows[i] ?? []),
    draft: draft[key],
    maxLength: ESTIMATE_TEXT_LENGTH,
  }));

export type EstimateFieldView = ReturnType<typeof fieldsOf>[number];

const lacking = (state: Session): readonly MessageKey[] => [
  ...new Set([
    ...(pricedOf(state.cart).shippingKnown ? [] : (['SHIPPING-UNKNOWN'] as const)),
    ...unreadNotices(state.cart.missing),
  ]),
];

export const estimateSheetView = (context: ViewContext, state: Session, { buyer, date, isEditing }: SheetFacts) => {
  const { language } = context.words;
  const [words, own] = [sheetWords[language], estimateWords[language]];
  const estimate = estimateOf(state.cart, buyer, date);
  const tables = estimateTables(estimate, own);
  return {
    title: own.title,
    ...layerFrame(context),
    closeLabel: words.close,
    close: { type: 'CloseSideLayer' as const },
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
    notices: lacking(state).map((key) => messageText(context.words, key)),
    emptyText: chosenUnits(state.cart).length === 0 ? words.empty : undefined,
    printLabel: words.print,
    blockedText: words.blocked,
    save: plainAction(words.save, { type: 'SaveEstimate', buyer, date }),
  };
};

export type EstimateSheetView = ReturnType<typeof estimateSheetView>;

export const estimateViewsOf = (clock: Clock) => (store: CartStore, context: ViewContext) => {
  const { title } = estimateWords[context.words.language];
  const draft: { isEditing: boolean; buyer: EstimateBuyer | undefined } = makeAutoObservable(
    { isEditing: true, buyer: undefined },
    { buyer: observableRef },
  );
  const buyer = () => draft.buyer ?? estimateBuyerOf(store.state.cart);
  const write = (key: keyof EstimateBuyer, text: string): void =>
    runInAction(() => void (draft.buyer = { ...buyer(), [key]: text }));
  const toggleEditing = (): void => runInAction(() => void (draft.isEditing = !draft.isEditing));
  const printTitle = () => `${title}_${estimateTimestamp(clock.now())}`;
  return memoizedViews({
    sheet: () => {
      const { state } = store;
      if (state.sideLayer !== 'EstimateSheet') return undefined;
      const date = estimateDate(clock.now());
      return estimateSheetView(context, state, { buyer: buyer(), date, isEditing: draft.isEditing });
    },
    write: () => write,
    toggleEditing: () => toggleEditing,
    /** Print title with seconds; becomes the file name of a PDF. */
    printTitle: () => printTitle,
  });
};

export type EstimateViews = ReturnType<ReturnType<typeof estimateViewsOf>>;
