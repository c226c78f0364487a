import { expect, test } from 'vitest';
import { anEnvironment, anOpenCart } from '@baguni/domain/testing';
import { shownLoad } from './session.ts';

const at = (showsPageAfter: 'FirstGroup' | 'All', load: 'NotLoaded' | 'Loaded' | 'LoadFailed', pricesAsOf: number) =>
  shownLoad({ load, environment: anEnvironment({ showsPageAfter }), cart: { ...anOpenCart(), pricesAsOf } });

test('[PG-20] after the first group the page is shown once the cart is loaded', () => {
  expect([at('FirstGroup', 'NotLoaded', 0), at('FirstGroup', 'Loaded', 0)]).toEqual(['NotLoaded', 'Loaded']);
});

test('[PG-20] after all groups it waits for the third one; a failed load is shown immediately', () => {
  expect([at('All', 'Loaded', 0), at('All', 'Loaded', 1), at('All', 'LoadFailed', 0)]).toEqual([
    'NotLoaded',
    'Loaded',
    'LoadFailed',
  ]);
});
