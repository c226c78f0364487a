import { option as O } from 'fp-ts';
import { isEntered } from '../../../entities/cart/entered-option.ts';
import { finding } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { ChoiceFacts } from './choice-facts.ts';

type Offered = ChoiceFacts['item'] extends O.Option<infer A> ? A : never;

const numbersOf = (options: Offered['options']): ReadonlySet<string> =>
  new Set(options.map(({ optionNo }) => optionNo));

const isOptionPicked = ({ options }: Offered, { optionNos }: ChoiceFacts['choice']): boolean => {
  const picked = numbersOf(options.filter(({ optionType }) => optionType === 'Combination'));
  return optionNos.every((no) => picked.has(no)) && optionNos.length === (picked.size > 0 ? 1 : 0);
};

const isAllEntered = ({ options }: Offered, { choice, measures }: ChoiceFacts): boolean => {
  const asked = options.filter(({ optionType }) => optionType !== 'Combination');
  const entered = new Map(choice.entered?.map(({ optionNo, values }) => [optionNo, values]));
  return (
    (choice.entered?.length ?? 0) === asked.length &&
    asked.every((option) => isEntered(option, entered.get(option.optionNo) ?? [], measures?.[option.optionNo]))
  );
};

/** Each addition belongs to the item. A repeated one is invalid, because the stock check sees each entry alone. */
const areAdditionsChosen = (item: Offered, { additions }: ChoiceFacts['choice']): boolean => {
  const had = new Set(item.additions.map(({ additionNo }) => additionNo));
  const asked = new Set(additions.map(({ additionNo }) => additionNo));
  return asked.size === additions.length && [...asked].every((no) => had.has(no));
};

/** Rejects an option or addition that does not belong to the item, and a missing or invalid option. */
export const notItsChoice: Rule<ChoiceFacts> = {
  code: 'CART-BR1-04',
  codes: ['CART-BR1-04'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: (facts) =>
    O.map(() => finding('CART-BR1-04', {}))(
      O.filter(
        (item: Offered) =>
          !isOptionPicked(item, facts.choice) || !isAllEntered(item, facts) || !areAdditionsChosen(item, facts.choice),
      )(facts.item),
    ),
};
