import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { findingOf, isBroken, saidIn } from '../testing/rules.ts';
import { nothingToDelete } from './delete.ts';

describe('CART-BR4-09 nothing selected', () => {
  test('[DL-01] refuses an empty selection; one unit is enough', () => {
    expect(isBroken(nothingToDelete, { selected: [] })).toBe(true);
    expect(isBroken(nothingToDelete, { selected: [cartUnitId(1)] })).toBe(false);
  });

  test('[DL-01] applies only to an empty selection', () => {
    fc.assert(
      fc.property(fc.array(fc.nat().map(cartUnitId)), (selected) => {
        expect(isBroken(nothingToDelete, { selected })).toBe(selected.length === 0);
      }),
    );
  });

  test('[DL-01] has a message in every language', () => {
    expect(saidIn(findingOf(nothingToDelete, { selected: [] }))).toEqual({
      ko: '삭제할 상품을 선택해 주십시오.',
      en: 'Please select the items to delete.',
      cn: '请选择要删除的商品。',
      jp: '削除する商品を選択してください。',
    });
  });
});
