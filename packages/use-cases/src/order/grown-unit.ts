import { unitsById, type AddCartRequest, type CartUnit } from '@baguni/domain';

const inOrder = (numbers: readonly string[]): string => JSON.stringify(numbers.toSorted());

/** Whether a unit holds what a request asks for: the same item with the same options and additions. */
const isChoice = ({ item }: CartUnit, { itemNo, optionNos, additions }: AddCartRequest): boolean =>
  item.itemNo === itemNo &&
  inOrder(item.options.map(({ optionNo }) => optionNo)) === inOrder(optionNos) &&
  inOrder(item.additions.map(({ additionNo }) => additionNo)) ===
    inOrder(additions.map(({ additionNo }) => additionNo));

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
