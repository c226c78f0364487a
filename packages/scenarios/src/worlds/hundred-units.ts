import { itemRows, type ItemName } from '../catalogue/items/index.ts';
import type { ItemRow, OptionRow } from '../catalogue/row.ts';
import { member, ordinary } from './people.ts';
import type { Scenario, UnitChoice } from './world.ts';

const UNITS = 100;

const isName = (name: string): name is ItemName => Object.hasOwn(itemRows, name);
const isLeft = ({ stock }: { readonly stock?: number }): boolean => stock === undefined || stock > 0;

/** Items that anybody can order and that no special rule concerns. */
const isPlain = ({ shelf, extras }: ItemRow): boolean => {
  const flags: readonly string[] = extras.flags ?? shelf.flags ?? [];
  return (
    extras.status === undefined && isLeft(extras) && flags.every((flag) => flag === 'isSmileDelivery') && !extras.min
  );
};

const isPickable = (option: OptionRow): option is Extract<OptionRow, { type: 'Combination' }> =>
  option.type === 'Combination' && isLeft(option);

/** The choices of an item, one for each option that is left; items that need more than a pick are left out. */
const choicesOf = (name: ItemName, at: number): readonly UnitChoice[] => {
  const options = itemRows[name].extras.options ?? [];
  const place = { item: name, quantity: 1 + (at % 2), hoursAgo: at % 36 };
  if (options.length === 0) return [{ ...place, quantity: 1 }];
  if (options.some(({ type }) => type !== 'Combination')) return [];
  return options.filter(isPickable).map(({ key, stock }) => ({
    ...place,
    options: [key],
    quantity: stock === undefined && itemRows[name].extras.max === undefined ? place.quantity : 1,
  }));
};

const all = Object.keys(itemRows)
  .filter(isName)
  .filter((name) => isPlain(itemRows[name]))
  .map(choicesOf);

// every item first, then second and third options: many sellers, and several units of one item
const rounds = [0, 1, 2, 3, 4].flatMap((round) => all.flatMap((choices) => choices.slice(round, round + 1)));

/** As full as a cart can be. */
export const hundredUnits: Scenario = {
  ...ordinary,
  name: 'hundred-units',
  no: 4,
  title: ['상품 100개', 'A hundred units', '100件商品', '商品100点'],
  note: [
    '장바구니를 가득 채운 회원이에요. 전체 선택과 수량 변경, 삭제가 빠른지 확인해 보세요. 한 번에 30개까지 주문할 수 있어요.',
    'A member whose cart is full. See that select-all, quantities and deletion stay quick; one order takes up to 30 units.',
    '购物车已装满的会员。看看全选、修改数量和删除是否流畅；一次最多可下单30件。',
    'カートがいっぱいの会員です。全選択、数量変更、削除の速さをご確認ください。一度に注文できるのは30点までです。',
  ],
  buyer: member('최지우'),
  choices: rounds.slice(0, UNITS),
};
