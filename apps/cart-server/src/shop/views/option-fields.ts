import {
  formatNumber,
  formatWon,
  MAX_OPTION_TEXT,
  optionStock,
  won,
  type ItemOption,
  type MeasureTerms,
  type Won,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { html, type Html } from '../../html/html.ts';
import { enteredName } from '../entered.ts';
import type { ShopItem } from '../shelf.ts';
import { filled } from '../words/index.ts';
import { nothing, wordsOf, type ShopView } from './frame.ts';
import type { ItemPageFacts } from './item-facts.ts';

/** What an option adds to the price. */
const plus = (view: ShopView, amount: Won): string => (amount === 0 ? '' : ` (+${formatWon(amount, view.language)})`);

/** What is left, where it is limited. */
export const leftText = (view: ShopView, left: number | undefined): string => {
  const words = wordsOf(view);
  if (left === undefined) return '';
  return ` · ${left === 0 ? words.soldOut : filled(words.left, { n: formatNumber(left) })}`;
};

const optionChoice = (view: ShopView, { sold, left, sent }: ItemPageFacts, option: ItemOption): Html => {
  const name = option.optionEntries.map((entry) => entry.value).join(' / ');
  const pieces = left.get(optionStock(sold.item.itemNo, option.optionNo));
  const state = [
    ...(sent.optionNo === option.optionNo ? [html`selected`] : []),
    ...(pieces === 0 ? [html`disabled`] : []),
  ];
  return html`<option value="${option.optionNo}" ${state}>
    ${name}${plus(view, option.optionPrice)}${leftText(view, pieces)}
  </option>`;
};

/** Options of which one is picked; those that are measured or written have no value to pick. */
const pickedOptions = ({ item }: ShopItem): readonly ItemOption[] =>
  item.options.filter(({ optionType }) => optionType === 'Combination');

/** The option that is picked, where there are any. */
export const optionField = (view: ShopView, facts: ItemPageFacts): Html => {
  const words = wordsOf(view);
  const options = pickedOptions(facts.sold);
  const [first] = options;
  if (!first) return nothing;
  const names = first.optionEntries.map(({ name }) => name).join(' / ');
  return html`<p class="field">
    <label for="option">${names || words.option}</label>
    <select id="option" name="option" required>
      <option value="">${words.pleaseChoose}</option>
      ${options.map((option) => optionChoice(view, facts, option))}
    </select>
  </p>`;
};

/** One value of an option that is measured or written: its name, what it may be, and the field. */
interface EnteredField {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly value: string;
}

const writtenInput = html`type="text" maxlength="${String(MAX_OPTION_TEXT)}" autocomplete="off"`;

const measuredInput = ({ min, max }: MeasureTerms): Html =>
  html`type="number" inputmode="numeric" min="${String(min)}" max="${String(max)}"`;

const enteredField = ({ name, label, note, value }: EnteredField, input: Html): Html =>
  html`<p class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" ${input} required aria-describedby="${name}-note" />
    <span class="quiet" id="${name}-note">${note}</span>
  </p>`;

const noteOf = (view: ShopView, option: ItemOption, terms: MeasureTerms | undefined, unit: string): string => {
  const words = wordsOf(view);
  return terms
    ? filled(words.measureNote, {
        min: formatNumber(terms.min),
        max: formatNumber(terms.max),
        unit,
        amount: formatWon(won(terms.wonPerSquareMetre), view.language),
      })
    : `${filled(words.textNote, { n: MAX_OPTION_TEXT })}${plus(view, option.optionPrice)}`;
};

const fieldsOfOption = (view: ShopView, { sold, sent }: ItemPageFacts, option: ItemOption): readonly Html[] => {
  const terms = sold.measures[option.optionNo];
  const unit = O.getOrElse(() => '')(option.calculationUnit);
  return option.optionEntries.map((entry, i) => {
    const name = enteredName(option.optionNo, i);
    const label = unit === '' ? entry.name : `${entry.name} (${unit})`;
    const field = { name, label, note: noteOf(view, option, terms, unit), value: sent.entered.get(name) ?? '' };
    return enteredField(field, terms ? measuredInput(terms) : writtenInput);
  });
};

/** What is measured or written for the item (PG-21). */
export const enteredFields = (view: ShopView, facts: ItemPageFacts): readonly Html[] =>
  facts.sold.item.options
    .filter(({ optionType }) => optionType !== 'Combination')
    .flatMap((option) => fieldsOfOption(view, facts, option));
