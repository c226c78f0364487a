import { expect, test } from 'vitest';
import { KRW } from '../../money/currency.ts';
import { engineOf } from '../../shop/engine-of.ts';
import { arbCart } from '../../testing/index.ts';
import { isAmountInput } from './ledger-inputs.ts';
import { laws } from '../../testing/laws.ts';

const { forAll } = laws(50);

test('[PR-08 EN-09] reports for every ledger input if it is an amount', () => {
  expect(['price', 'basis', 'freeFrom', 'worth', 'onArrival'].map(isAmountInput)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['quantity', 'rate', 'kg', 'policies', 'name', 'constructor', ''].some(isAmountInput)).toBe(false);
});

test('[PR-08 EN-09] every amount is an integer, in any cart', () => {
  const engine = engineOf<string>({ currency: KRW });
  forAll([arbCart({})], (cart) => {
    const { entries } = engine.priceOfCart(cart as never, 0);
    for (const { inputs } of entries)
      for (const [name, value] of Object.entries(inputs))
        if (isAmountInput(name)) expect([name, Number.isSafeInteger(value)]).toEqual([name, true]);
  });
});
