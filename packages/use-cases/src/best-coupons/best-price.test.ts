import {
  bestCombination,
  cartUnitId as id,
  couponIssueNo as no,
  payableOf,
  type CombinationListener,
  type CombinationQuestion,
} from '@baguni/domain/internal';
import { aHeldCoupon } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { anOpenWorld, apples } from '../testing/world.ts';

const toggle = { type: 'ToggleUnit', cartUnitId: id(2) } as const;

const searchingWorld = async (coupons = [aHeldCoupon({ issueNo: no('ten'), discountValue: 10 })]) => {
  const searches: { question: CombinationQuestion; listener: CombinationListener; isOver: boolean }[] = [];
  const world = await anOpenWorld(apples(2), (before) => {
    before.server.offered = coupons;
    before.provide({
      bestPrice: {
        search: (question, listener) => {
          const one = { question, listener, isOver: false };
          searches.push(one);
          return () => void (one.isOver = true);
        },
      },
    });
  });
  await world.settle();
  const answer = (n: number) => {
    const search = searches[n];
    if (!search) throw new Error('no search');
    search.listener.found(bestCombination(search.question));
  };
  const saving = () => {
    const { bestPrice } = world.state.extras;
    return bestPrice && bestPrice.before - bestPrice.after;
  };
  return { world, searches, answer, saving };
};

test('[CP-19] finds what the best coupons would save, once the cart is quiet', async () => {
  const { world, searches, answer, saving } = await searchingWorld();
  expect([searches.length, saving()]).toEqual([1, undefined]);
  answer(0);
  expect([saving(), world.state.extras.bestPrice?.before]).toEqual([1000, payableOf(world.state.cart)]);
});

test('[CP-19] a change clears the answer at once, ends the search and starts one for the new cart', async () => {
  const { world, searches, answer, saving } = await searchingWorld();
  answer(0);
  await world.after(0, toggle);
  expect(saving()).toBeNull();
  await world.settle();
  const [, second] = searches;
  await world.settle(toggle);
  expect([searches.length, second?.isOver]).toEqual([3, true]);
  // a stale answer that is still on its way
  answer(1);
  expect(saving()).toBeNull();
  answer(2);
  expect(saving()).toBe(1000);
});

test('[CP-19] quick changes start one search', async () => {
  const { world, searches } = await searchingWorld();
  for (let n = 0; n < 5; n += 1) await world.after(100, toggle);
  expect(searches).toHaveLength(1);
  await world.settle();
  expect(searches).toHaveLength(2);
});

test('[CP-19] searches nothing without coupons or a selection, and a failure leaves the usual button', async () => {
  expect((await searchingWorld([])).searches).toHaveLength(0);
  const { world, searches, saving } = await searchingWorld();
  searches[0]?.listener.failed(new Error('gone'));
  expect([saving(), world.alerted]).toEqual([undefined, []]);
  await world.settle({ type: 'ToggleTab' });
  expect(searches).toHaveLength(1);
  await world.settle({ type: 'ToggleTab' });
  expect(searches).toHaveLength(2);
});
