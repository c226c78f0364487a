import { unitsById, type AddCartRequest, type CartUnit } from '@baguni/domain';

const inOrder = (numbers: readonly string[]): string => JSON.stringify(numbers.toSorted());

/** What is chosen of options: the numbers of those that are picked, and of others what was measured or written. */
const optionsOf = ({ options }: CartUnit['item']): readonly string[] =>
  options.map(({ optionNo, optionType, optionEntries }) =>
    optionType === 'Combination' ? optionNo : JSON.stringify([optionNo, ...optionEntries.map(({ value }) => value)]),
  );

type Options = Pick<AddCartRequest, 'optionNos' | 'entered'>;

const askedOptions = ({ optionNos, entered = [] }: Options): readonly string[] => [
  ...optionNos,
  ...entered.map(({ optionNo, values }) => JSON.stringify([optionNo, ...values])),
];

/** Whether a unit has these options, with what was measured or written. */
export const hasOptions = ({ item }: CartUnit, asked: Options): boolean =>
  inOrder(optionsOf(item)) === inOrder(askedOptions(asked));

/** Whether a unit holds what a request asks for: the same item with the same options and additions. */
const isChoice = (unit: CartUnit, request: AddCartRequest): boolean =>
  unit.item.itemNo === request.itemNo &&
  hasOptions(unit, request) &&
  inOrder(unit.item.additions.map(({ additionNo }) => additionNo)) ===
    inOrder(request.additions.map(({ additionNo }) => additionNo));

/**
 * The unit that has more pieces of a choice than before, a new one or one that grew: it tells that a request whose
 * answer was lost put something in (CM-06). None where no unit of the choice did.
 */
export const grownUnit = (
  before: readonly CartUnit[],
  now: readonly CartUnit[],
  request: AddCartRequest,
): CartUnit | undefined => {
  const known = unitsById(before);
  return now.find((unit) => isChoice(unit, request) && unit.quantity > (known.get(unit.cartUnitId)?.quantity ?? 0));
};
