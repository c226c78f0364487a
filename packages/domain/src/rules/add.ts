import type { Either } from '../money/either.ts';
import type { UnableOrderType } from '../entities/cart/cart-unit.ts';
import { isEntered } from '../entities/cart/entered-option.ts';
import { finding, productOf, when, judge, type Finding, type Rule, ruleOf } from '../rule/rule.ts';
import { isBroughtByExpress, storeChainOf } from '../storefront/store-chain.ts';
import { belowMinimumToAdd, cartIsFull, growingRules, oneDepartmentPiece } from './add-pieces.ts';
import type { AddFacts, ChoiceFacts } from './facts.ts';

type Offered = NonNullable<ChoiceFacts['item']>;

const numbersOf = (options: Offered['options']): ReadonlySet<string> =>
  new Set(options.map(({ optionNo }) => optionNo));

const isOptionPicked = ({ options }: Offered, { optionNos }: ChoiceFacts['choice']): boolean => {
  const picked = numbersOf(options.filter(({ optionType }) => optionType === 'Combination'));
  return optionNos.every((no) => picked.has(no)) && optionNos.length === (picked.size > 0 ? 1 : 0);
};

const isAllEntered = (
  { options }: Offered,
  { choice, measures }: Pick<ChoiceFacts, 'choice' | 'measures'>,
): boolean => {
  const asked = options.filter(({ optionType }) => optionType !== 'Combination');
  const entered = new Map(choice.entered?.map(({ optionNo, values }) => [optionNo, values]));
  return (
    (choice.entered?.length ?? 0) === asked.length &&
    asked.every((option) => isEntered(option, entered.get(option.optionNo) ?? [], measures?.[option.optionNo]))
  );
};

/** Each addition belongs to the item. A repeated one is invalid, because the stock check reads each entry separately. */
const areAdditionsChosen = (item: Offered, { additions }: ChoiceFacts['choice']): boolean => {
  const had = new Set(item.additions.map(({ additionNo }) => additionNo));
  const asked = new Set(additions.map(({ additionNo }) => additionNo));
  return asked.size === additions.length && [...asked].every((no) => had.has(no));
};

/** Rejects an option or addition that does not belong to the item, and a missing or invalid option. */
export const notItsChoice = ruleOf<ChoiceFacts>('CART-BR1-04', 'CM-06', '8, CART-BR1', ({ item, ...facts }) =>
  when(
    item !== undefined &&
      !(isOptionPicked(item, facts.choice) && isAllEntered(item, facts) && areAdditionsChosen(item, facts.choice)),
    () => finding('CART-BR1-04', {}),
  ),
);

const stoppedAs = (type: UnableOrderType, item: ChoiceFacts['item']): Finding => {
  if (type === 'ONLY_BUYNOW') return finding('CART-BR1-14', {});
  return type === 'ITEM_PRICE_MINIMUM'
    ? finding('UNABLE-ITEM_PRICE_MINIMUM', { product: item?.itemName ?? '' })
    : finding('CART-BR1-20', {});
};

/** Rejects an item that no cart can order, with a code by the reason. */
export const saleStopped: Rule<ChoiceFacts> = {
  code: 'CART-BR1-20',
  codes: ['CART-BR1-20', 'CART-BR1-14', 'UNABLE-ITEM_PRICE_MINIMUM'],
  requirement: 'CM-06',
  source: '8, CART-BR1; 5, Checkout',
  broken: ({ unable, item }) => (unable === undefined ? undefined : stoppedAs(unable, item)),
};

export const notOffered = ruleOf<ChoiceFacts>('CART-BR1-45', 'CM-06', '8, CART-BR1', ({ item }) =>
  when(item === undefined, () => finding('CART-BR1-45', {})),
);

export const ownItemToAdd = ruleOf<AddFacts>('CART-BR1-25', 'CM-06', '8, CART-BR1; 6, Seller', (facts) =>
  when(facts.buyer.ownSellerKeys.includes(facts.unit.seller.sellerKey), () =>
    finding('CART-BR1-25', { product: productOf(facts.unit) }),
  ),
);

export const under19ToAdd = ruleOf<AddFacts>('CART-BR1-26', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.unit.item.flags?.isAdult && facts.buyer.isUnder19, () =>
    finding('CART-BR1-26', { product: productOf(facts.unit) }),
  ),
);

export const membersOnlyToAdd = ruleOf<AddFacts>('CART-BR1-27', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.unit.item.flags?.isMembersOnly && facts.buyer.memberType === 'NonMember', () =>
    finding('CART-BR1-27', {}, [], [{ type: 'SignIn' }]),
  ),
);

export const restrictedToAdd = ruleOf<AddFacts>('CART-BR1-29', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.buyer.standing === 'Restricted' || facts.buyer.clubMemberType === 'Restricted', () =>
    finding('CART-BR1-29', {}),
  ),
);

export const clubOnlyToAdd = ruleOf<AddFacts>('CART-BR1-36', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.unit.item.flags?.isClubOnly && !facts.buyer.isSmileClub, () =>
    finding('CART-BR1-36', { product: productOf(facts.unit) }),
  ),
);

export const businessOnlyToAdd = ruleOf<AddFacts>(
  'CART-BR1-38',
  'CM-06',
  '8, CART-BR1; 6, Domestic business buyer',
  (facts) =>
    when(facts.unit.item.flags?.isSmileClubBizDeal && !facts.buyer.isDomesticBusinessman, () =>
      finding('CART-BR1-38', { product: productOf(facts.unit) }, [], [{ type: 'SignIn' }]),
    ),
);

export const withdrawnToAdd = ruleOf<AddFacts>('CART-BR1-39', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.buyer.standing === 'Withdrawn', () => finding('CART-BR1-39', {})),
);

export const employeeMallToAdd = ruleOf<AddFacts>('EMPLOYEE-MALL-ONLY', 'RL-02', '6, Roles and permissions', (facts) =>
  when(facts.unit.item.flags?.isEmployeeMall && !facts.unit.isViaEmployeeMall, () =>
    finding('EMPLOYEE-MALL-ONLY', { product: productOf(facts.unit) }),
  ),
);

export const noAddressToAdd = ruleOf<AddFacts>('CART-BR1-08', 'CM-06', '8, CART-BR1', (facts) =>
  when(facts.unit.cartUnitType === 'ExpressShop' && !facts.hasAddress, () => finding('CART-BR1-08', {})),
);

const isExpress = ({ unit }: AddFacts): boolean =>
  unit.cartUnitType === 'ExpressShop' || storeChainOf(unit.seller.sellerKey) !== undefined;

/** Rejects an item of a large category from a store with same-day delivery only (XT-05). */
export const notByExpress = ruleOf<AddFacts>('CART-BR1-45', 'XT-05', '9', (facts) =>
  when(isExpress(facts) && !isBroughtByExpress(facts.unit.item.category.large), () => finding('CART-BR1-45', {})),
);

/** Rules on adding an item, in evaluation order: buyer, place, quantity (CM-06). */
export const addRules: readonly Rule<AddFacts>[] = [
  restrictedToAdd,
  withdrawnToAdd,
  membersOnlyToAdd,
  clubOnlyToAdd,
  businessOnlyToAdd,
  ownItemToAdd,
  under19ToAdd,
  employeeMallToAdd,
  noAddressToAdd,
  notByExpress,
  cartIsFull,
  oneDepartmentPiece,
  belowMinimumToAdd,
  ...growingRules,
];

export const choiceRules: readonly Rule<ChoiceFacts>[] = [notOffered, saleStopped, notItsChoice];

/** Returns the facts if the choice exists, otherwise the first reason against it (CM-06). */
export const checkChoice: (facts: ChoiceFacts) => Either<Finding, ChoiceFacts> = /* @__PURE__ */ judge(choiceRules);

/** Returns the facts if the item may be added, otherwise the first reason against it (CM-06). */
export const checkAdd: (facts: AddFacts) => Either<Finding, AddFacts> = judge(addRules);
