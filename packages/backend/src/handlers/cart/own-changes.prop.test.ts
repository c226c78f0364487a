import { calls } from '@baguni/contract';
import { engineOf, KRW, partsOf } from '@baguni/domain/shop';
import { aUnit, anItem, lawRuns } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aShopWith } from '../../testing/carts.ts';
import { errorOf, quantityOf } from '../../testing/shop.ts';

const arbPieces = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 990, max: 1010 }));

test('[EN-09] [QT-01] the server accepts and refuses the same quantities as a page of the same engine', async () => {
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(arbPieces, arbPieces, fc.option(arbPieces), async (pieces, asked, max) => {
      const engine = partsOf(engineOf({ currency: KRW, limits: { pieces } }));
      const unit = aUnit({ item: anItem({ limits: { min: 1, max: O.fromNullable(max), multiple: 1 } }) });
      const { shop, idOf } = await aShopWith([unit], {}, undefined, engine);
      const onPage = engine.orders.changes.quantity({ unit, asked: String(asked), hasCoupon: false });
      const answer = await shop.ask('setQuantity', quantityOf(idOf(1), asked));
      expect(answer.status === 200).toBe(E.isRight(onPage));
      // above 999 the codec refuses the request
      if (E.isLeft(onPage) && asked <= 999)
        expect(errorOf(calls.setQuantity, answer).resultCode).toBe(onPage.left.code);
      seen[E.isRight(onPage) ? 'taken' : 'refused'] += 1;
    }),
    { numRuns: lawRuns(200) },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(5);
});
