import {
  MAX_MEASURED,
  MAX_OPTION_TEXT,
  isOptionValue,
  itemMalls,
  type Addition,
  type EnteredOption,
  type MarketplaceItem,
  type ItemFlags,
  noFlags,
  type ItemOption,
  type Measure,
  type OfferedOptions,
  type OptionEntry,
  type OptionMeasure,
  type QuantityLimits,
} from '@baguni/domain/internal';
import {
  absentAs,
  booleans,
  customFields,
  plain,
  type Codec,
  list,
  withOptional,
  orNull,
  strict,
} from '../base/codec.ts';
import {
  amount,
  itemNo,
  additionPieces,
  count,
  kilograms,
  percent,
  taxPercent,
  price,
  priceChange,
  answerText,
  choice,
  keyText,
  requestText,
  whole,
} from '../base/values.ts';
import * as t from 'io-ts';

const MAX_PARTS = 50;

const optionEntry: Codec<OptionEntry> = strict({ name: answerText, value: answerText });

/** Codec of a chosen option with its change of the price in won. */
export const itemOption: Codec<ItemOption> = strict({
  optionNo: answerText,
  optionType: choice(['Calculation', 'Combination', 'Text']),
  optionEntries: list(optionEntry, MAX_PARTS),
  optionPrice: priceChange,
  calculationUnit: orNull(answerText),
  stock: orNull(count),
});

/** Codec of an additional product; prices in won. */
export const addition: Codec<Addition> = strict({
  additionNo: answerText,
  name: answerText,
  value: answerText,
  price,
  quantity: additionPieces,
  stock: orNull(count),
});

export const limits: Codec<QuantityLimits> = strict({ min: count, max: orNull(count), multiple: count });

const flags: Codec<ItemFlags> = strict({
  ...booleans(noFlags),
  // missing in older rows
  isC2C: absentAs(false, t.boolean),
  isZeroPrice: absentAs(false, t.boolean),
  isMoneyCategory: absentAs(false, t.boolean),
});

export const itemOptions: Codec<readonly ItemOption[]> = list(itemOption, MAX_PARTS);
export const additions: Codec<readonly Addition[]> = list(addition, MAX_PARTS);

const itemFields = strict({
  itemNo,
  itemName: answerText,
  itemImageUrl: answerText,
  itemSellPrice: amount,
  options: itemOptions,
  additions,
  category: strict({ large: answerText, medium: answerText, small: answerText, detail: answerText }),
  mall: choice(itemMalls),
  brandName: answerText,
  brandId: absentAs('', answerText),
  epin: absentAs('', answerText),
  buyMileageRate: absentAs(0, percent),
  transPolicyNo: absentAs('', answerText),
  shippingWeight: kilograms,
  limits,
  stock: orNull(count),
  flags,
});

const measure: Codec<Measure> = strict({ unit: keyText(String), per: whole(1, MAX_MEASURED) });

/** Codec of an item with its options and additional products; prices in won. */
export const item: Codec<MarketplaceItem> = withOptional(itemFields, {
  taxRate: taxPercent,
  fields: customFields,
  measure,
});

const MAX_VALUES = 10;

// in UTF-16 units; a character has up to two
const value = plain<string, string>(
  { type: 'Text', min: 1, max: 2 * MAX_OPTION_TEXT },
  (text): text is string => typeof text === 'string' && isOptionValue(text),
  (text) => text,
);

/** Measures or texts entered for an option: 1 to 50 characters in one line, without control characters (CM-06). */
export const enteredOption: Codec<EnteredOption> = strict({
  optionNo: requestText(),
  values: list(value, MAX_VALUES),
});

const MAX_OPTIONS = 500;

const optionMeasure: Codec<OptionMeasure> = strict({
  optionNo: answerText,
  min: count,
  max: count,
  wonPerSquareMetre: count,
});

export const offeredOptions: Codec<OfferedOptions> = strict({
  options: list(itemOption, MAX_OPTIONS),
  measures: list(optionMeasure, MAX_OPTIONS),
});
