import {
  type AddCartRequest,
  type CartUnit,
  type CartUnitId,
  isInTab,
  unitsById,
  type UnitVisit,
} from '@baguni/domain/internal';
import { defer, EMPTY, from, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';

const inOrder = (numbers: readonly string[]): string => JSON.stringify(numbers.toSorted());

/** Returns the chosen options: numbers of picked ones, and values of measured or custom ones. */
const optionsOf = ({ options }: CartUnit['item']): readonly string[] =>
  options.map(({ optionNo, optionType, optionEntries }) =>
    optionType === 'Combination' ? optionNo : JSON.stringify([optionNo, ...optionEntries.map(({ value }) => value)]),
  );

type Options = Pick<AddCartRequest, 'optionNos' | 'entered'>;

const askedOptions = ({ optionNos, entered = [] }: Options): readonly string[] => [
  ...optionNos,
  ...entered.map(({ optionNo, values }) => JSON.stringify([optionNo, ...values])),
];

export const hasOptions = ({ item }: CartUnit, asked: Options): boolean =>
  inOrder(optionsOf(item)) === inOrder(askedOptions(asked));

/** True if a unit has the item, options and additions of a request. */
const isChoice = (unit: CartUnit, request: AddCartRequest): boolean =>
  unit.item.itemNo === request.itemNo &&
  hasOptions(unit, request) &&
  inOrder(unit.item.additions.map(({ additionNo }) => additionNo)) ===
    inOrder(request.additions.map(({ additionNo }) => additionNo));

/** Returns the unit of this choice that is new or has grown. It proves that a lost request succeeded. */
export const grownUnit = (
  before: readonly CartUnit[],
  now: readonly CartUnit[],
  request: AddCartRequest,
): CartUnit | undefined => {
  const known = unitsById(before);
  return now.find((unit) => isChoice(unit, request) && unit.quantity > (known.get(unit.cartUnitId)?.quantity ?? 0));
};

/** Scrolls to a unit. Switches to the tab of all if the active tab does not contain it. */
export const visitUnit = (deps: Deps, cartUnitId: CartUnitId, reason: UnitVisit['reason']): Observable<CartEvent> =>
  defer(() => {
    const { cart, extras } = deps.state();
    const { units, tab } = cart;
    const unit = unitsById(units).get(cartUnitId);
    if (!unit) return EMPTY;
    const visit: UnitVisit = { cartUnitId, reason, count: (extras.visit?.count ?? 0) + 1 };
    const visited = extrasRead({ visit });
    if (isInTab(tab)(unit)) return from([visited]);
    deps.page.showTab('All');
    return from([{ type: 'TabSwitched', tab: 'All' } as const, visited]);
  });
