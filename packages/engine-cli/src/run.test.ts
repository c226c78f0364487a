import { initialCart } from '@baguni/contract';
import { messages as en } from '@baguni/domain/messages/en';
import { messages as ko } from '@baguni/domain/messages/ko';
import { aDiscount, anInitialCart, aUnit, anUnorderableUnit } from '@baguni/domain/testing';
import { cartUnitId, type InitialCart } from '@baguni/domain';
import { expect, test } from 'vitest';
import { run } from './run.ts';

const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n), discounts: [aDiscount()] }));
const textOf = (initial: InitialCart, more: object = {}): string =>
  JSON.stringify({ ...(initialCart.encode({ ...initial, unreadable: [] }) as object), ...more });
const call = (args: readonly string[], text = ''): ReturnType<typeof run> =>
  run(args, {
    read: (file) =>
      file === 'missing.json' ? Promise.reject(new Error('ENOENT: missing.json')) : Promise.resolve(text),
    messages: (language) => Promise.resolve(language === 'ko' ? ko : en),
  });

test('[EN-03] price prints each entry and the payable total they add up to', async () => {
  const { text, exitCode } = await call(['price', '--lang', 'en'], textOf(anInitialCart(units)));
  expect(exitCode).toBe(0);
  expect(text).toMatch(/₩10,000 {2}ItemPrice/u);
  expect(text).toMatch(/−₩1,000 {2}SellerDiscount/u);
  expect(text.split('\n').at(-1)?.trim()).toBe('₩20,500  payable for 2 of 2 units');
});

test('[EN-03] price reads which units are bought', async () => {
  const { text } = await call(['price', '--json'], textOf(anInitialCart(units), { selected: [1] }));
  expect(JSON.parse(text)).toMatchObject({ itemTotal: 10_000, negativeTotal: 1000, price: 11_500, cartUnitCount: 1 });
});

test('[EN-03 CK-18] check says everything that blocks an order and exits 1, or 0 where nothing does', async () => {
  expect(await call(['check'], textOf(anInitialCart(units)))).toEqual({ text: 'can be ordered', exitCode: 0 });
  const blocked = await call(['check', '--lang', 'en'], textOf(anInitialCart(units), { selected: [] }));
  expect(blocked.exitCode).toBe(1);
  expect(blocked.text).toContain('CART-BR7-01');
  const onlyUnorderable = await call(['check', '--json'], textOf(anInitialCart([anUnorderableUnit()])));
  expect(JSON.parse(onlyUnorderable.text)).toMatchObject({ isOrderable: false, findings: [{ code: 'CART-BR7-01' }] });
});

test('[EN-03] explain says a code in a language and names its rules; an unknown code exits 2', async () => {
  const known = await call(['explain', 'CART-BR3-16', '--lang', 'en']);
  expect(known).toMatchObject({ exitCode: 0 });
  expect(known.text).toContain(en['CART-BR3-16']);
  expect(known.text).toContain('QT-01');
  expect(await call(['explain', '__proto__'])).toEqual({ text: 'no such code: __proto__', exitCode: 2 });
});

test('wrong input exits 2 and says where: bad JSON by line, bad fields by path, missing files, unknown words', async () => {
  expect((await call(['price'], '{\n "units": ]')).text).toMatch(/^not JSON.*/u);
  expect((await call(['price'], '[]')).exitCode).toBe(2);
  const broken = JSON.parse(textOf(anInitialCart(units))) as { units: { quantity: unknown }[] };
  broken.units[1]!.quantity = '2';
  expect(await call(['check'], JSON.stringify(broken))).toEqual({
    text: 'does not fit: units.1.quantity',
    exitCode: 2,
  });
  expect(await call(['price'], textOf(anInitialCart(units), { selected: 'all' }))).toEqual({
    text: 'does not fit: selected',
    exitCode: 2,
  });
  expect(await call(['price', 'missing.json'])).toEqual({ text: 'ENOENT: missing.json', exitCode: 2 });
  for (const args of [['sing'], [], ['price', 'a', 'b'], ['price', '--lang', 'xx'], ['price', '--loud']])
    expect((await call(args)).exitCode).toBe(2);
});

test('help prints the usage', async () => {
  const { text, exitCode } = await call(['--help']);
  expect(exitCode).toBe(0);
  expect(text).toContain('baguni check');
});
