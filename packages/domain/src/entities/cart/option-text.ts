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
 * @example
 * const optionEntries = ['Width', 'Height'].map((name) => ({ name, value: '120' }));
 * const sheet = anOption({ optionType: 'Calculation', optionEntries, calculationUnit: 'cm' });
 * const red = anOption({ optionEntries: [{ name: 'Colour', value: 'Red' }] });
 * optionText({ options: [sheet, red] }); // Width (120 cm) × Height (120 cm) / Colour: Red
 * optionText({ options: [] }) === ''; // true
 */
export const optionText = ({ options }: Pick<Item, 'options'>): string =>
  options
    .map(textOf)
    .filter((text) => text !== '')
    .join(' / ');
