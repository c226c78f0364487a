import type { OfferedOptions, OptionMeasure } from '@baguni/domain';
import * as t from 'io-ts';
import { list } from '../base/list.ts';
import { count } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText } from '../base/text.ts';
import { itemOption } from './item.ts';

const MAX_OPTIONS = 500;

const measure: Codec<OptionMeasure> = t.strict({
  optionNo: answerText,
  min: count,
  max: count,
  wonPerSquareMetre: count,
});

export const offeredOptions: Codec<OfferedOptions> = t.strict({
  options: list(itemOption, MAX_OPTIONS),
  measures: list(measure, MAX_OPTIONS),
});
