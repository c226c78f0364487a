import type { LabelView } from './common-types.ts';
import { option as O } from 'fp-ts';
import type { CartUnit } from '@baguni/domain';
import { word } from './word.ts';
import type { ViewContext } from './context.ts';
import type { UnitFacts } from './unit-facts.ts';

/** Stock at which a low-stock label appears, in pieces. */
const LOW_STOCK = 9;

/** Stock of the item with its options; infinite if unlimited. */
const stockOf = ({ item }: CartUnit): number =>
  [item.stock, ...item.options.map((option) => option.stock)]
    .flatMap((stock) => (O.isSome(stock) ? [stock.value] : []))
    .reduce((least, stock) => Math.min(least, stock), Number.POSITIVE_INFINITY);

const isLow = (stock: number): boolean => stock > 0 && stock <= LOW_STOCK;

type LabelRow = readonly [holds: boolean, kind: LabelView['kind'], text: () => string];

const labelsOf = (table: readonly LabelRow[]): readonly LabelView[] =>
  table.flatMap(([holds, kind, text]) => (holds ? [{ kind, text: text() }] : []));

export const kindLabels = (
  { words }: Pick<ViewContext, 'words'>,
  { item: { flags } }: CartUnit,
): readonly LabelView[] =>
  labelsOf([
    [flags.isAdult, 'Adult', () => word(words, 'labelAdult')],
    [flags.isECoupon, 'ECoupon', () => word(words, 'labelECoupon')],
    [flags.isInstall, 'Install', () => word(words, 'labelInstall')],
    [flags.isIncomeDuty, 'IncomeDuty', () => word(words, 'labelIncomeDuty')],
    [flags.isUsedItem, 'Used', () => word(words, 'labelUsed')],
  ]);

export const unitLabels = (
  context: ViewContext,
  { unit, hasFreeShippingLabel, duplicates }: Pick<UnitFacts, 'unit' | 'hasFreeShippingLabel' | 'duplicates'>,
): readonly LabelView[] => {
  const stock = stockOf(unit);
  const few: LabelRow = [
    unit.isBuyAvailable && isLow(stock),
    'LowStock',
    () => word(context.words, 'labelLowStock', { n: stock }),
  ];
  const free: LabelRow = [hasFreeShippingLabel, 'FreeShipping', () => word(context.words, 'labelFreeShipping')];
  const again: LabelRow = [duplicates > 0, 'Duplicate', () => word(context.words, 'labelDuplicate')];
  return [...kindLabels(context, unit), ...labelsOf([few, free, again])];
};
