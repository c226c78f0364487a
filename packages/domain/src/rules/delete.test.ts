import fc from 'fast-check';
import { cartUnitId } from '../money/ids.ts';
import { testExactly, testRule } from '../testing/rule-table.ts';
import { nothingToDelete } from './delete.ts';

testRule('CART-BR4-09 nothing selected', nothingToDelete, [
  '[DL-01] refuses an empty selection; one unit is enough',
  [{ selected: [cartUnitId(1)] }],
  [{ selected: [] }],
  { en: 'Please select the items to delete.' },
]);
testExactly(
  '[DL-01] CART-BR4-09 applies only to an empty selection',
  nothingToDelete,
  fc.array(fc.nat().map(cartUnitId)),
  (selected) => [{ selected }, selected.length === 0],
);
