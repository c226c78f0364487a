import type { Command, Session } from '@baguni/use-cases';
import {
  isEntered,
  MAX_OPTION_TEXT,
  measuredPrice,
  optionValueOf,
  unitsById,
  won,
  type CartUnit,
  type ItemOption,
  type OfferedOptions,
  type OptionMeasure,
  type Won,
} from '@baguni/domain/internal';
import { layerFailureView } from '../layers/layer-failure.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import { money, type ViewContext } from '../common/context.ts';
import { distinctNameIn, unbrokenUnits } from '../common/shared-views.ts';
import { fill } from '../common/word.ts';
import { optionWords, type OptionWords } from './option-words.ts';

/** Draft of the layer: the picked option, and each field by key. */
export interface OptionDraft {
  readonly picked: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const isPicked = ({ optionType }: ItemOption): boolean => optionType === 'Combination';

const keyOf = ({ optionNo }: ItemOption, i: number): string => `${optionNo}-${i}`;

const nothingOffered: OfferedOptions = { options: [], measures: [] };

const plus = (context: ViewContext, { plus: words }: OptionWords, amount: Won): string =>
  fill(amount < 0 ? '{amount}' : words, { amount: money(context, amount) });

const measureOf = ({ measures }: OfferedOptions, { optionNo }: ItemOption): OptionMeasure | undefined =>
  measures.find((one) => one.optionNo === optionNo);

const pickView =
  (context: ViewContext, words: OptionWords, current: string | undefined) =>
  ({ optionNo, optionEntries, optionPrice, stock }: ItemOption) => {
    const left = stock === undefined ? '' : fill(stock === 0 ? words.soldOut : words.left, { n: stock });
    const notes = [
      optionNo === current ? words.current : '',
      optionPrice === 0 ? '' : plus(context, words, optionPrice),
      left,
    ];
    return {
      optionNo,
      text: unbrokenUnits(optionEntries.map(({ value }) => value).join(' / ')),
      note: notes.filter((note) => note !== '').join(' · '),
      isEnabled: left !== words.soldOut,
    };
  };

const fieldsOf =
  (context: ViewContext, words: OptionWords, offered: OfferedOptions, unit: CartUnit) => (option: ItemOption) => {
    const terms = measureOf(offered, option);
    const unitOfMeasure = option.calculationUnit ?? '';
    const had = unit.item.options.find(({ optionNo }) => optionNo === option.optionNo);
    const price = option.optionPrice === 0 ? '' : ` · ${plus(context, words, option.optionPrice)}`;
    return option.optionEntries.map(({ name }, i) => ({
      key: keyOf(option, i),
      label: unitOfMeasure === '' ? name : `${name} (${unitOfMeasure})`,
      hint: terms
        ? fill(words.measureNote, {
            ...terms,
            unit: unitOfMeasure,
            amount: money(context, won(terms.wonPerSquareMetre)),
          })
        : `${fill(words.textNote, { n: MAX_OPTION_TEXT })}${price}`,
      value: had?.optionEntries[i]?.value ?? '',
      isNumber: terms !== undefined,
      maxLength: MAX_OPTION_TEXT,
    }));
  };

export type OptionFieldView = ReturnType<ReturnType<typeof fieldsOf>>[number];

const valuesOf = (option: ItemOption, { values }: OptionDraft): readonly string[] =>
  option.optionEntries.map((_, i) => optionValueOf(values[keyOf(option, i)] ?? ''));

const errorOf = (words: OptionWords, terms: OptionMeasure | undefined): string =>
  terms ? fill(words.measureError, { ...terms }) : fill(words.textError, { n: MAX_OPTION_TEXT });

const draftView =
  (context: ViewContext, words: OptionWords, offered: OfferedOptions, { cartUnitId }: CartUnit) =>
  (draft: OptionDraft) => {
    const entered = offered.options.filter((option) => !isPicked(option));
    const picks = offered.options.filter(isPicked);
    const errors = entered.flatMap((option) => {
      const terms = measureOf(offered, option);
      const { optionType } = option;
      return valuesOf(option, draft).flatMap((value, i): readonly (readonly [string, string])[] => {
        const isRight = isEntered({ optionType, optionEntries: option.optionEntries.slice(i, i + 1) }, [value], terms);
        return isRight ? [] : [[keyOf(option, i), errorOf(words, terms)]];
      });
    });
    const measured = entered.flatMap((option) => {
      const terms = measureOf(offered, option);
      return terms ? [measuredPrice(terms, valuesOf(option, draft))] : [];
    });
    const picked = picks.find(({ optionNo, stock }) => optionNo === draft.picked && !(stock === 0));
    const isMissing = picks.length > 0 && !picked;
    const command: Command = {
      type: 'ChangeOptions',
      cartUnitId,
      optionNos: picked ? [picked.optionNo] : [],
      ...(entered.length === 0
        ? {}
        : { entered: entered.map((option) => ({ optionNo: option.optionNo, values: valuesOf(option, draft) })) }),
    };
    return {
      errors: Object.fromEntries(errors),
      amount:
        measured.length === 0 || errors.length > 0
          ? undefined
          : fill(words.sizePrice, {
              amount: plus(context, words, won(measured.reduce((total, amount) => total + amount, 0))),
            }),
      reason: isMissing ? words.choose : errors[0]?.[1],
      command,
    };
  };

/** Builds the layer for changing options; undefined if it is closed or its unit was deleted. */
export const optionLayerView = (context: ViewContext, { cart: { units }, extras: { optionChoice } }: Session) => {
  const unit = optionChoice && unitsById(units).get(optionChoice.cartUnitId);
  if (!optionChoice || !unit) return undefined;
  const words = optionWords[context.words.language];
  const { hasFailed = false } = optionChoice;
  const offered = optionChoice.offered ?? nothingOffered;
  const current = unit.item.options.find(isPicked)?.optionNo;
  const picks = offered.options.filter(isPicked);
  const fields = offered.options.filter((option) => !isPicked(option)).flatMap(fieldsOf(context, words, offered, unit));
  return {
    title: words.title,
    lead: fill(words.lead, { name: distinctNameIn(context, units, unit), n: unit.quantity }),
    waitText: optionChoice.offered === undefined && !hasFailed ? words.reading : undefined,
    failure: hasFailed
      ? layerFailureView(context, words.failed, { type: 'OpenOptions', cartUnitId: unit.cartUnitId })
      : undefined,
    legend: picks[0]?.optionEntries.map(({ name }) => name).join(' / ') ?? words.legend,
    picks: picks.map(pickView(context, words, current)),
    fields,
    now: { picked: current, values: Object.fromEntries(fields.map(({ key, value }) => [key, value])) },
    draftOf: draftView(context, words, offered, unit),
    saveLabel: optionChoice.isSaving ? words.saving : words.save,
    ...layerFrame(context),
    isSaving: optionChoice.isSaving,
  };
};

export type OptionLayerView = NonNullable<ReturnType<typeof optionLayerView>>;
