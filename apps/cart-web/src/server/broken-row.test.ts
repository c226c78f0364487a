import type { CartUnitId } from '@baguni/domain/internal';
import type { PageStore } from '@baguni/components';
import { loadWords } from '@baguni/presentation';
import { readFirstView } from '@baguni/use-cases';
import { expect, test } from 'vitest';
import { cartView } from '../cart/cart-parts.tsx';
import { framed } from '../site/framed.tsx';
import { requestOf } from '../testing/asked-pages.ts';
import { askedPage } from './asked-page.ts';
import { firstViewDeps, partsOf } from './drawn-page.tsx';
import { markupOf } from './markup.ts';

const without = ({ views, send }: PageStore, broken: CartUnitId | undefined): PageStore => ({
  send,
  views: new Proxy(views, {
    get: (target, name) => {
      if (name !== 'unit') return Reflect.get(target, name, target) as unknown;
      return (id: CartUnitId) => {
        if (id === broken) throw new Error('a row that throws');
        return target.unit(id);
      };
    },
  }),
});

const rowsOf = (markup: string): number => markup.match(/<div id="unit-\d+" /gu)?.length ?? 0;

test('[LG-6] [SV-02] omits only the card of a row that throws while the server renders it; other rows and the total remain', async () => {
  const request = await requestOf('many-sellers');
  const asked = askedPage(new URL(request.url), '');
  if (!asked) throw new Error('no page');
  const { url } = request;
  const { state } = await readFirstView(firstViewDeps(request), asked);
  const { store, overlays } = await partsOf(state, asked, await loadWords(asked.storefront), null);
  const { storefront, allowedHosts } = asked;
  const frame = { base: url, allowedHosts, storefront, onRetry: () => undefined };
  const drawn = async (broken?: CartUnitId) => {
    const heard: unknown[] = [];
    const page = framed(cartView(without(store, broken), overlays), frame);
    const markup = await markupOf(page, (thrown) => void heard.push(thrown));
    return { markup, heard, payable: store.views.summary.payable };
  };
  const whole = await drawn();
  const [unit] = state.cart.units;
  const { markup, heard, payable } = await drawn(unit?.cartUnitId);
  const card = store.views.sellerGroup(store.views.sellerGroupKeys[0] ?? '');
  expect(heard).toEqual([new Error('a row that throws')]);
  expect(rowsOf(whole.markup)).toBe(state.cart.units.length);
  expect(rowsOf(markup)).toBe(state.cart.units.length - (card?.unitCount ?? 0));
  expect(markup).toContain(payable);
});
