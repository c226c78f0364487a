import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { overseaMemory } from './oversea-memory.ts';

/** A jar that keeps the first pair of each line set. */
const jarOf = (cookie = '') => {
  const lines: string[] = [];
  return {
    lines,
    get cookie() {
      return [cookie, ...lines.map((line) => line.split(';')[0] ?? '')].filter((pair) => pair !== '').join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
    },
  };
};

test('[CO-02 OV-13] company and currency are remembered, each alone or together', async () => {
  const memory = overseaMemory(jarOf());
  expect(await memory.recall()).toEqual({ company: O.none, currency: O.none });
  await memory.remember({ company: 'CJ' })();
  expect(await memory.recall()).toEqual({ company: O.some('CJ'), currency: O.none });
  await memory.remember({ currency: 'JPY' })();
  expect(await memory.recall()).toEqual({ company: O.some('CJ'), currency: O.some('JPY') });
});

test('[OV-01 CO-01] a country sets shipnation', async () => {
  const jar = jarOf();
  await overseaMemory(jar).remember({ country: 'Japan' })();
  expect(jar.lines).toEqual(['shipnation=Japan; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
});

test('[CO-01] what is no word of a cookie is neither written nor read', async () => {
  const jar = jarOf('shippingMethodType=Pigeon; currency=GBP');
  expect(await overseaMemory(jar).recall()).toEqual({ company: O.none, currency: O.none });
  await overseaMemory(jar).remember({ country: 'Atlantis', company: 'Unknown' })();
  expect(jar.lines).toEqual([]);
});
