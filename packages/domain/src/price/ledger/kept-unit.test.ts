import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { anItem, aUnit } from '../../testing/index.ts';
import { keptUnit } from './kept-unit.ts';

const unit = aUnit();
const numbered = (n: number) => ({ ...unit, cartUnitId: cartUnitId(1_000_000 + n) });

test('[PR-08] what is kept of a unit is the same at each price, also after another unit’s', () => {
  const [one, other] = [numbered(1), numbered(2)];
  const kept = [keptUnit(one), keptUnit(other)];
  expect(keptUnit(one)).toBe(kept[0]);
  expect(keptUnit(other)).toBe(kept[1]);
});

test('[PR-08] a unit that has changed is another object, of which nothing is kept', () => {
  const before = keptUnit(numbered(1));
  const dearer = { ...numbered(1), quantity: 2, item: anItem({ itemSellPrice: won(700) }) };
  expect(keptUnit(dearer)).not.toBe(before);
  expect(keptUnit(dearer)).toMatchObject({ unit: dearer, piece: 700, price: 1400, discounts: undefined });
});

test('[PR-08] 2,000 units are kept; one more, and they are forgotten', () => {
  const marked = numbered(0);
  const others = Array.from({ length: 4000 }, (_, n) => numbered(n + 1)).values();
  const addOne = () => void keptUnit(others.next().value ?? marked);
  const isForgotten = () => {
    const kept = keptUnit(marked);
    addOne();
    return keptUnit(marked) !== kept;
  };
  // units of before fill up what is left; after that two are kept: the last one added, and the marked one
  for (let n = 0; n < 2000 && !isForgotten(); n += 1);
  const kept = keptUnit(marked);
  for (let more = 2; more < 2000; more += 1) addOne();
  expect(keptUnit(marked)).toBe(kept);
  addOne();
  expect(keptUnit(marked)).not.toBe(kept);
});
