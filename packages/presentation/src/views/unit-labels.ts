import { option as O } from 'fp-ts';
import type { CartUnit } from '@baguni/domain';
import { word } from '../words/word.ts';
import type { ViewContext } from './context.ts';
import type { LabelView } from './types.ts';

/** From how many pieces left on the shopper is told, in pieces. */
const LOW_STOCK = 9;

/** Pieces left of the item with its options; none where neither is limited. */
const stockOf = ({ item }: CartUnit): number =>
  [item.stock, ...item.options.map((option) => option.stock)]
    .flatMap((stock) => (O.isSome(stock) ? [stock.value] : []))
    .reduce((least, stock) => Math.min(least, stock), Number.POSITIVE_INFINITY);

const isLow = (stock: number): boolean => stock > 0 && stock <= LOW_STOCK;

/** What kind of item it is, in words: adult, e-coupon, install, used, few left. */
export const unitLabels = ({ words }: ViewContext, unit: CartUnit): readonly LabelView[] => {
  const { flags } = unit.item;
  const stock = stockOf(unit);
  const table: readonly (readonly [boolean, LabelView['kind'], () => string])[] = [
    [flags.isAdult, 'Adult', () => word(words, 'labelAdult')],
    [flags.isECoupon, 'ECoupon', () => word(words, 'labelECoupon')],
    [flags.isInstall, 'Install', () => word(words, 'labelInstall')],
    [flags.isUsedItem, 'Used', () => word(words, 'labelUsed')],
    [unit.isBuyAvailable && isLow(stock), 'LowStock', () => word(words, 'labelLowStock', { n: stock })],
  ];
  return table.flatMap(([holds, kind, text]) => (holds ? [{ kind, text: text() }] : []));
};
