import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anOpenCart, withAllSelected } from '../../testing/index.ts';
import { payableOf } from '../../selectors/priced-of.ts';
import { unorderableReason } from '../../rules/checkout/selection.ts';
import { cartUnitId } from '../../money/ids.ts';
import { unreadableUnit } from './unreadable-unit.ts';

test('[CM-53] an unreadable unit cannot be selected, costs nothing and gives a reason', () => {
  const unit = unreadableUnit(cartUnitId(7));
  const cart = withAllSelected(anOpenCart([unit]));
  expect([unit.cartUnitId, cart.selected, payableOf(cart)]).toEqual([7, [], 0]);
  expect(O.toNullable(unorderableReason(unit))).toMatchObject({ code: 'UNIT-UNREADABLE', units: [7] });
});
