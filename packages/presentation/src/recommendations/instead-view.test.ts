import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, itemNo, languages, type CartUnit, type Language } from '@baguni/domain/internal';
import { anItem, anOption, anUnorderableUnit, aRecommendedItem, aRecommendedList, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { insteadView } from './recommendations-view.ts';

const soldOut = anUnorderableUnit({
  item: anItem({ itemNo: itemNo('I1'), itemName: '<b>사과</b>' }),
  unableOrderType: 'ITEM_OUT_OF_STOCK',
});
const list = {
  ...aRecommendedList(1, 0),
  seedItemNo: itemNo('I1'),
  items: [aRecommendedItem(7, { itemNo: itemNo('R7'), itemName: '배', minQuantity: 2 }), aRecommendedItem(8)],
};
const shown = (units: readonly CartUnit[], language: Language = 'ko') =>
  insteadView(testContext({ language }), anOpenSession(units, { extras: { instead: [list] } }));

test.each(languages)(
  '[PG-13] a sold-out unit offers the nearest available item with its minimum quantity: %s',
  (language) => {
    const view = shown([soldOut], language);
    expect(view?.rows).toHaveLength(1);
    expect(view?.rows[0]).toMatchObject({
      name: '배',
      add: { command: { type: 'AddToCart', item: { itemNo: 'R7', quantity: 2, optionNos: [], additions: [] } } },
    });
    expect(view?.rows[0]?.of).toContain('<b>사과</b>');
    expect(view?.rows[0]?.add.accessibleName).toContain('배');
  },
);

test('[PG-13] an item already added is replaced by the next one; a deleted or orderable unit has no offer', () => {
  const putIn = aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemNo: itemNo('R7') }) });
  expect(shown([soldOut, putIn])?.rows[0]?.name).not.toBe('배');
  expect(shown([putIn])).toBeUndefined();
  expect(shown([aUnit({ item: anItem({ itemNo: itemNo('I1') }) })])).toBeUndefined();
});

test.each(languages)(
  '[PG-13 PG-21] if the chosen option is sold out, a button opens the other options: %s',
  (language) => {
    const unit = aUnit({
      item: anItem({ itemName: '티셔츠', options: [anOption()] }),
      isBuyAvailable: false,
      unableOrderType: 'OPTION_OUT_OF_STOCK',
    });
    const view = insteadView(testContext({ language }), anOpenSession([unit, soldOut]));
    expect(view?.rows.map(({ name, add }) => [name, add.command])).toEqual([
      ['티셔츠', { type: 'OpenOptions', cartUnitId: unit.cartUnitId }],
    ]);
    expect(view?.rows[0]?.add.accessibleName).toContain('티셔츠');
  },
);
