import { function as F, option as O } from 'fp-ts';
import { finding } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { ChoiceFacts } from './choice-facts.ts';

type Offered = ChoiceFacts['item'] extends O.Option<infer A> ? A : never;

/** Of options that are picked one must be named; what is measured or written is put in on the item's own page. */
const isOptionChosen = ({ options }: Offered, { optionNos }: ChoiceFacts['choice']): boolean => {
  const picked = new Set(
    options.filter(({ optionType }) => optionType === 'Combination').map(({ optionNo }) => optionNo),
  );
  return optionNos.every((no) => picked.has(no)) && optionNos.length === (options.length > 0 ? 1 : 0);
};

/** Each addition is one that the item has; named twice it would be judged twice by what is left, each time alone. */
const areAdditionsChosen = (item: Offered, { additions }: ChoiceFacts['choice']): boolean => {
  const had = new Set(item.additions.map(({ additionNo }) => additionNo));
  const asked = new Set(additions.map(({ additionNo }) => additionNo));
  return asked.size === additions.length && [...asked].every((no) => had.has(no));
};

/** The option or an addition that was chosen is none of the item's, or the option is missing. */
export const notItsChoice: Rule<ChoiceFacts> = {
  code: 'CART-BR1-04',
  codes: ['CART-BR1-04'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: ({ item: offered, choice }) =>
    F.pipe(
      offered,
      O.filter((item) => !isOptionChosen(item, choice) || !areAdditionsChosen(item, choice)),
      O.map(() => finding('CART-BR1-04', {})),
    ),
};
