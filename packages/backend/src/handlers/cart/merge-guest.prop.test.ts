import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartUnitId, fittingPieces, itemNo, type Item } from '@baguni/domain/internal';
import { aBuyer, anAddition, anItem, aUnit, lawRuns } from '@baguni/domain/testing';
import type { NewUnit, StoredUnit } from '../../store/rows.ts';
import { aNewUnit } from '../../testing/rows.ts';
import { addedTo, mergedUnits, type Fits, type Merged } from './merge-guest.ts';

const items = ['A', 'B', 'C', 'D'] as const;

/** Item terms: maximum, multiple, stock and stock of additions. */
type Terms = (no: string) => Pick<Item, 'limits' | 'stock'> & { readonly boxes: number | undefined };

const unlimited: Terms = () => ({
  limits: { min: 1, max: undefined, multiple: 1 },
  stock: undefined,
  boxes: undefined,
});

const arbLimit = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined });
const arbTerms: fc.Arbitrary<Terms> = fc
  .array(fc.record({ max: arbLimit, multiple: fc.constantFrom(0, 1, 1, 2, 5), stock: arbLimit, boxes: arbLimit }), {
    minLength: items.length,
    maxLength: items.length,
  })
  .map((terms) => (no) => {
    const { max, multiple, stock, boxes } = terms[items.findIndex((one) => one === no)] ?? expect.fail('no such item');
    return { limits: { min: 1, max, multiple }, stock, boxes };
  });

/** Applies the domain rules with a given cart size. */
const fitsBy =
  (terms: Terms, cartSize = 100): Fits =>
  (unit, same, cartUnitCount) => {
    const { boxes, ...rest } = terms(unit.itemNo);
    const chosen = same ? addedTo(same.detail, unit.detail) : unit.detail.additions;
    const additions = chosen.map((addition) => anAddition({ ...addition, stock: boxes }));
    return fittingPieces({
      unit: aUnit({ quantity: unit.quantity, item: anItem({ ...rest, additions }) }),
      buyer: aBuyer({ cartSize }),
      cartUnitCount,
      piecesInCart: same?.quantity ?? 0,
      hasAddress: true,
    });
  };

const arbUnit = fc
  .record({
    no: fc.constantFrom(...items),
    option: fc.constantFrom('red', 'blue'),
    quantity: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 999 })),
    boxes: fc.constantFrom(0, 0, 1, 3, 700),
  })
  .map(({ no, option, quantity, boxes }) => {
    const { detail } = aNewUnit();
    const options = [{ optionNo: option, entries: null, optionPrice: null }];
    const additions = boxes > 0 ? [{ additionNo: 'box', quantity: boxes }] : [];
    return aNewUnit({ itemNo: itemNo(no), quantity, detail: { ...detail, options, additions } });
  });

const keyOf = ({ itemNo: no, detail }: NewUnit): string =>
  `${no}/${detail.options[0]?.optionNo}/${detail.additions.length}`;

const stored =
  (from: number) =>
  (units: readonly NewUnit[]): readonly StoredUnit[] =>
    units.map((unit, i) => ({ ...unit, cartUnitId: cartUnitId(from + i), version: 1 }));

/** Choices are unique in a cart. */
const arbMine = fc.uniqueArray(arbUnit, { selector: keyOf, maxLength: 8 }).map(stored(1));
const arbTheirs = fc.array(arbUnit, { maxLength: 12 }).map(stored(100));

interface Carts {
  readonly mine: readonly StoredUnit[];
  readonly theirs: readonly StoredUnit[];
}

const after = ({ mine, theirs }: Carts, { grown, added, left, gone }: Merged): Carts => {
  const became = new Map(grown.map(({ unit }) => [unit.cartUnitId, unit]));
  const stay = new Map(left.map(({ unit }) => [unit.cartUnitId, unit]));
  return {
    mine: [...mine.map((unit) => became.get(unit.cartUnitId) ?? unit), ...stored(1000)(added)],
    theirs: theirs.flatMap((unit) => (gone.includes(unit.cartUnitId) ? [] : [stay.get(unit.cartUnitId) ?? unit])),
  };
};

const piecesOf = (units: readonly NewUnit[]): Readonly<Record<string, readonly [number, number]>> => {
  const sums: Record<string, readonly [number, number]> = {};
  for (const unit of units) {
    const [pieces, boxes] = sums[keyOf(unit)] ?? [0, 0];
    sums[keyOf(unit)] = [pieces + unit.quantity, boxes + (unit.detail.additions[0]?.quantity ?? 0)];
  }
  return sums;
};

const merge = (carts: Carts, fits: Fits): Carts => after(carts, mergedUnits(carts.mine, carts.theirs, fits));
const pieces = (units: readonly NewUnit[]) =>
  Object.fromEntries(Object.entries(piecesOf(units)).map(([key, [sum]]) => [key, sum]));

test('[GM-4] a merge loses no pieces: both carts together keep all pieces and additions', () => {
  fc.assert(
    fc.property(arbMine, arbTheirs, arbTerms, fc.nat(10), (mine, theirs, terms, size) => {
      const now = merge({ mine, theirs }, fitsBy(terms, size));
      expect(piecesOf([...now.mine, ...now.theirs])).toEqual(piecesOf([...mine, ...theirs]));
    }),
    { numRuns: lawRuns(300) },
  );
});

test('[GM-1 GM-4] a repeated merge moves nothing and reports the same remaining pieces', () => {
  fc.assert(
    fc.property(arbMine, arbTheirs, arbTerms, fc.nat(10), (mine, theirs, terms, size) => {
      const fits = fitsBy(terms, size);
      const now = merge({ mine, theirs }, fits);
      const { grown, added, left, gone } = mergedUnits(now.mine, now.theirs, fits);
      expect([grown, added, gone]).toEqual([[], [], []]);
      expect(left.map(({ unit }) => unit)).toEqual(now.theirs);
    }),
    { numRuns: lawRuns(200) },
  );
});

test('[CM-03] keeps every choice of both carts, with summed quantities up to 999', () => {
  const arbPlain = arbUnit.map((unit) => ({ ...unit, detail: { ...unit.detail, additions: [] } }));
  const arbPlainMine = fc.uniqueArray(arbPlain, { selector: keyOf, maxLength: 8 }).map(stored(1));
  fc.assert(
    fc.property(arbPlainMine, fc.array(arbPlain, { maxLength: 12 }).map(stored(100)), (mine, theirs) => {
      const sums = Object.entries(pieces([...mine, ...theirs]));
      const now = merge({ mine, theirs }, fitsBy(unlimited));
      expect(pieces(now.mine)).toEqual(Object.fromEntries(sums.map(([key, sum]) => [key, Math.min(sum, 999)])));
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[CM-03 QT-02] treats a multiple of 0 as no multiple', () => {
  const [mine, theirs] = [stored(1)([aNewUnit({ quantity: 2 })]), stored(100)([aNewUnit({ quantity: 3 })])];
  const none: Terms = () => ({ ...unlimited(''), limits: { min: 1, max: undefined, multiple: 0 } });
  expect(mergedUnits(mine, theirs, fitsBy(none)).grown.map(({ unit }) => unit.quantity)).toEqual([5]);
});

test('[CM-03] the order of guest units does not matter if there is room', () => {
  const small = fc
    .array(arbUnit, { maxLength: 12 })
    .map((units) =>
      stored(100)(units.map(({ detail, ...unit }) => ({ ...unit, quantity: 1, detail: { ...detail, additions: [] } }))),
    );
  fc.assert(
    fc.property(arbMine, small, (mine, theirs) => {
      const room = mine.map((unit) => ({ ...unit, quantity: Math.min(unit.quantity, 900) }));
      const of = (units: readonly StoredUnit[]) =>
        piecesOf(merge({ mine: room, theirs: units }, fitsBy(unlimited)).mine);
      expect(of(theirs.toReversed())).toEqual(of(theirs));
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[CM-03] a cart never exceeds its size and never loses units or pieces', () => {
  fc.assert(
    fc.property(arbMine, arbTheirs, arbTerms, fc.nat(10), (mine, theirs, terms, size) => {
      const now = merge({ mine, theirs }, fitsBy(terms, size));
      expect(now.mine.length).toBeLessThanOrEqual(Math.max(size, mine.length));
      for (const unit of mine) {
        const same = now.mine.find(({ cartUnitId: id }) => id === unit.cartUnitId);
        expect(same?.quantity).toBeGreaterThanOrEqual(unit.quantity);
      }
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[GM-4] a unit left at one merge and moved at a later one loses its note', () => {
  const unit = aNewUnit({ quantity: 3 });
  const told = { ...unit, detail: { ...unit.detail, leftByMergeInto: 'buyer:one' as never } };
  const { added } = mergedUnits([], stored(100)([told]), fitsBy(unlimited));
  const mergedFrom = [{ cartUnitId: 100, version: 1 }];
  expect(added).toEqual([{ ...unit, detail: { ...unit.detail, mergedFrom } }]);
});
