import type { Item, ItemOption, OptionEntry } from './item.ts';

const measured = (unit: string) => (entry: OptionEntry) =>
  `${entry.name} (${[entry.value, unit].filter(Boolean).join(' ')})`;

const named = ({ name, value }: OptionEntry): string => [name, value].filter(Boolean).join(': ');

const textOf = (option: ItemOption): string =>
  option.optionType === 'Calculation'
    ? option.optionEntries.map(measured(option.calculationUnit ?? '')).join(' × ')
    : option.optionEntries.map(named).join(' + ');

/**
 * Returns the chosen options in one line: `가로 (120 cm) × 세로 (200 cm)` for measured ones, `색상: 빨강 + 크기: L` for others,
 * joined by ` / `. Empty for the main item, which the page translates.
 */
export const optionText = ({ options }: Pick<Item, 'options'>): string =>
  options
    .map(textOf)
    .filter((text) => text !== '')
    .join(' / ');
