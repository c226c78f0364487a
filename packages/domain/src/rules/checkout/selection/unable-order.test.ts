import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFlags } from '../../../entities/cart/item.ts';
import { arbUnit } from '../../../testing/arbitraries/unit.ts';
import { anItem } from '../../../testing/builders/item.ts';
import { aUnit } from '../../../testing/builders/unit.ts';
import { findingOf, ordering } from '../../../testing/rules.ts';
import { unavailableUnit } from './CART-BR7-36-unavailable-unit.ts';
import { unorderableReason } from './unable-order.ts';

test('[PG-13] an orderable unit has no reason', () => {
  expect(unorderableReason(aUnit())).toEqual(O.none);
});

test('[PG-13] an unorderable unit returns the reason of an order of this unit alone, with its deletion', () => {
  fc.assert(
    fc.property(arbUnit, (unit) => {
      const reason = unorderableReason(unit);
      expect(O.isNone(reason)).toBe(unit.isBuyAvailable);
      if (O.isNone(reason)) return;
      expect(reason.value.code).toBe(findingOf(unavailableUnit, ordering([unit])).code);
      expect(reason.value.units).toEqual([unit.cartUnitId]);
      expect(reason.value.fixes).toEqual([{ type: 'Delete', cartUnitIds: [unit.cartUnitId] }]);
    }),
  );
});

test('[PG-13 CM-53] an unreadable unit reports this without a name', () => {
  const unit = aUnit({ isBuyAvailable: false, unableOrderType: O.some('UNREADABLE'), item: anItem({ itemName: '' }) });
  expect(O.toNullable(unorderableReason(unit))?.code).toBe('UNIT-UNREADABLE');
});

test('[PG-13] a club-biz deal names the club', () => {
  const item = anItem({ flags: { ...noFlags, isSmileClubBizDeal: true } });
  const unit = aUnit({ isBuyAvailable: false, unableOrderType: O.some('ONLY_SMILE_CLUB_BIZ'), item });
  expect(O.toNullable(unorderableReason(unit))?.code).toBe('CART-BR7-45');
});
