import { anOpenSession } from '@baguni/use-cases/sessions';
import { anEnvironment } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { testContext } from '../testing/context.ts';
import { CartViews } from './cart-views.ts';

const shown = (showsPageAfter: 'FirstGroup' | 'All', pricesAsOf: number) => {
  const state = anOpenSession(undefined, { environment: anEnvironment({ showsPageAfter }), pricesAsOf });
  const { page, loading } = new CartViews(new CartStore(state), testContext());
  return [page.body, page.loadState, loading.type];
};

test('[PG-20] the page shows after the first or all groups of calls, depending on the server', () => {
  expect(shown('FirstGroup', 0)).toEqual(['Cart', 'Loaded', 'None']);
  expect(shown('All', 0)).toEqual(['Loading', 'NotLoaded', 'Cart']);
  expect(shown('All', 1)).toEqual(['Cart', 'Loaded', 'None']);
});
