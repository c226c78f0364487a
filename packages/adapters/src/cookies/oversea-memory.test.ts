import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { overseaMemory } from './oversea-memory.ts';

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

test('[CO-02 OV-13] remembers company and currency, alone or together', async () => {
  const memory = overseaMemory(jarOf());
  expect(await memory.recall()).toEqual({ company: O.none, currency: O.none });
  await memory.remember({ company: 'CJ' })();
  expect(await memory.recall()).toEqual({ company: O.some('CJ'), currency: O.none });
  await memory.remember({ currency: 'JPY' })();
  expect(await memory.recall()).toEqual({ company: O.some('CJ'), currency: O.some('JPY') });
});

test('[OV-01 CO-01] a country sets the cookie shipnation', async () => {
  const jar = jarOf();
  await overseaMemory(jar).remember({ country: 'Japan' })();
  expect(jar.lines).toEqual(['shipnation=Japan; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
});

test('[CO-01] neither writes nor reads a value that is not valid in a cookie', async () => {
  const jar = jarOf('shippingMethodType=Pigeon; currency=GBP');
  expect(await overseaMemory(jar).recall()).toEqual({ company: O.none, currency: O.none });
  await overseaMemory(jar).remember({ country: 'Atlantis', company: 'Unknown' })();
  expect(jar.lines).toEqual([]);
});
