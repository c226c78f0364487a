import type { ActionView, BadgeView, ImageView, LabelView } from './common-types.ts';
import {
  type CartUnitId,
  type Fix,
  type CartUnit,
  type CartUnitType,
  type SellerGroup,
  type Item,
  listNames,
  optionText,
} from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';
import { word, tabWords } from './word.ts';
import type { ViewContext } from './context.ts';
import type { UnitFacts } from './unit-types.ts';

export const action = (label: string, accessibleName: string, command: Command): ActionView => ({
  label,
  accessibleName,
  isEnabled: true,
  reason: undefined,
  command,
});

/** Creates a control whose label is its whole name. */
export const plainAction = (label: string, command: Command): ActionView => action(label, label, command);

/** Returns a unit’s name, or an empty string if it was deleted. */
export type NameOf = (id: CartUnitId) => string;

/** Creates a button that names its subject, if it has a name. */
export const named = ({ words }: ViewContext, label: string, name: string, command: Command): ActionView =>
  action(label, name === '' ? label : word(words, 'fixNameOf', { fix: label, name }), command);

export const quantityAction = (
  context: ViewContext,
  { cartUnitId, quantity }: Extract<Fix, { type: 'SetQuantity' }>,
  nameOf: NameOf,
): ActionView =>
  named(context, word(context.words, 'fixQuantity', { n: quantity }), nameOf(cartUnitId), {
    type: 'ChangeQuantity',
    cartUnitId,
    asked: String(quantity),
  });

/** Returns the service of a seller group; `Normal` for an ordinary seller with several services. */
export const serviceOf = ({ type }: Pick<SellerGroup, 'type'>, units: readonly CartUnit[]): CartUnitType => {
  if (type !== 'Ordinary') return type;
  return units.length > 0 && units.every((unit) => unit.cartUnitType === 'SmileFresh') ? 'SmileFresh' : 'Normal';
};

export const badgeOf = ({ words }: ViewContext, service: CartUnitType): BadgeView | undefined =>
  service === 'Normal' ? undefined : { service, label: word(words, tabWords[service]) };

/** An image next to its name needs no alternative text (WA-01). */
export const imageView = (url: string, isStruck: boolean): ImageView => ({
  src: url === '' ? undefined : url,
  alt: '',
  isStruck,
});

/** Returns the address of an item’s page; undefined for an item missing from the catalogue or a standalone cart. */
export const itemLinkView = (
  { links: { item: prefix } }: { readonly links: Pick<ViewContext['links'], 'item'> },
  { itemNo, itemName }: Pick<Item, 'itemNo' | 'itemName'>,
): string | undefined => (prefix && itemName ? prefix + encodeURIComponent(itemNo) : undefined);

/** Returns the item’s name from the seller, or a default text if it is empty. */
export const itemNameOf = ({ words }: Pick<ViewContext, 'words'>, name: string): string =>
  name.trim() === '' ? word(words, 'unnamed') : name;

export const unitNameOf = (context: Pick<ViewContext, 'words'>, unit: CartUnit): string =>
  itemNameOf(context, unit.item.itemName);

type Named = Pick<UnitFacts, 'unit' | 'hasNamesake'>;

/**
 * Names a unit, with its options and additions if another unit has the same name, so that their controls have
 * different names.
 */
export const distinctNameOf = (context: Pick<ViewContext, 'words'>, { unit, hasNamesake }: Named): string =>
  hasNamesake
    ? listNames(
        [
          unitNameOf(context, unit),
          optionTextOf(context, unit.item),
          ...unit.item.additions.map(({ name, value, quantity }) => `${value || name} × ${quantity}`),
        ],
        context.words.language,
      )
    : unitNameOf(context, unit);

/** Keeps each unit on the line of its number, e.g. `5 kg`. */
export const unbrokenUnits = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u{A0}');

export const optionTextOf = (
  { words }: Pick<ViewContext, 'words'>,
  item: Pick<Item, 'options'>,
  language = words.language,
): string => unbrokenUnits(optionText(item, language)) || word(words, 'optionNone');

/** Stock at which a low-stock label appears, in pieces. */
const LOW_STOCK = 9;

/** Stock of the item with its options; infinite if unlimited. */
const stockOf = ({ item }: CartUnit): number =>
  [item.stock, ...item.options.map((option) => option.stock)]
    .flatMap((stock) => (stock === undefined ? [] : [stock]))
    .reduce((least, stock) => Math.min(least, stock), Number.POSITIVE_INFINITY);

const isLow = (stock: number): boolean => stock > 0 && stock <= LOW_STOCK;

const kinds = [
  ['isAdult', 'Adult'],
  ['isECoupon', 'ECoupon'],
  ['isInstall', 'Install'],
  ['isIncomeDuty', 'IncomeDuty'],
  ['isUsedItem', 'Used'],
] as const;

export const kindLabels = (
  { words }: Pick<ViewContext, 'words'>,
  { item: { flags } }: CartUnit,
): readonly LabelView[] =>
  kinds.flatMap(([flag, kind]) => (flags?.[flag] ? [{ kind, text: word(words, `label${kind}`) }] : []));

export const unitLabels = (
  context: ViewContext,
  { unit, hasFreeShippingLabel, duplicates }: Pick<UnitFacts, 'unit' | 'hasFreeShippingLabel' | 'duplicates'>,
): readonly LabelView[] => {
  const { words } = context;
  const n = stockOf(unit);
  const labels = [...kindLabels(context, unit)];
  if (unit.isBuyAvailable && isLow(n)) labels.push({ kind: 'LowStock', text: word(words, 'labelLowStock', { n }) });
  if (hasFreeShippingLabel) labels.push({ kind: 'FreeShipping', text: word(words, 'labelFreeShipping') });
  if (duplicates > 0) labels.push({ kind: 'Duplicate', text: word(words, 'labelDuplicate') });
  return labels;
};

/** Names a unit so that it differs from the others of its cart, e.g. from another option of its item. */
export const distinctNameIn = (
  context: Pick<ViewContext, 'words'>,
  units: readonly CartUnit[],
  unit: CartUnit,
): string => {
  const { cartUnitId, item } = unit;
  const isNamesake = (other: CartUnit) => other.cartUnitId !== cartUnitId && other.item.itemName === item.itemName;
  return distinctNameOf(context, { unit, hasNamesake: units.some(isNamesake) });
};
