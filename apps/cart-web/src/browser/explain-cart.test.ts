import { parseCart } from '@baguni/contract/cart-json';
import { marketplace } from '@baguni/domain/internal';
import { openCartOf, scenarios } from '@baguni/scenarios';
import { aStorefront } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { playgroundAddress, printCart } from './explain-cart.ts';

const NOW = Date.UTC(2026, 10, 27);
const cartOf = (name: keyof typeof scenarios) => openCartOf(scenarios[name], aStorefront(), NOW);

test.each(['many-sellers', 'coupon-collector', 'oversea-taiwan', 'order-rules', 'hundred-units'] as const)(
  '[EN-20] the printed cart of %s has the price and the reasons of the cart, and no personal data',
  (name) => {
    const cart = cartOf(name);
    const text = printCart({ ...cart, buyer: { ...cart.buyer, buyerName: '김바구니' } });
    expect(text).not.toContain('김바구니');
    const read = parseCart(JSON.parse(text));
    expect(read.ok && marketplace.priceOfCart(read.value, NOW)).toEqual(marketplace.priceOfCart(cart, NOW));
    expect(read.ok && marketplace.checkOrder(read.value, NOW)).toEqual(marketplace.checkOrder(cart, NOW));
  },
);

test('[EN-20] masks an ID number, which still counts as given', () => {
  const cart = cartOf('oversea-taiwan');
  const { overseas } = cart.destination;
  const papers = { ...overseas.papers, taiwanIdNumber: 'A123456789' };
  const text = printCart({ ...cart, destination: { ...cart.destination, overseas: { ...overseas, papers } } });
  expect(text).not.toContain('A123456789');
  expect(text).toContain('taiwanIdNumber');
});

test('[EN-20] the address of a cart with 100 units fits into a link of the playground', async () => {
  const address = await playgroundAddress(cartOf('hundred-units'));
  expect(address).toMatch(/^\/playground\/#cart=[\w-]+$/u);
  expect(address.length).toBeLessThan(32_000);
});
