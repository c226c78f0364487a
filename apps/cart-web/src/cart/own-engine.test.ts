import { modestCheck, smallCheck } from '@baguni/backend/testing';
import { marketplaceCheck, type Language, type OrderCheck } from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';
import { CartStore, cartViewsOf, withOwnMessages } from '@baguni/presentation';
import { deferredViewsWith } from '@baguni/presentation/deferred';
import { testContext } from '@baguni/presentation/testing';
import { anOpenWorld, apples } from '@baguni/use-cases/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aPage = async (check: OrderCheck, language: Language = 'ko') => {
  const world = await anOpenWorld(apples(3, { quantity: 2 }), (prepared) => prepared.provide({ check }), { language });
  const store = new CartStore(world.state);
  world.session.transitions.subscribe((transition) => store.dispatch(transition));
  const context = testContext({ language });
  const views = cartViewsOf(
    store,
    { ...context, words: withOwnMessages(context.words, check.words) },
    deferredViewsWith(check),
  );
  const reasons = () => views.summary.blockers?.reasons ?? [];
  return { world, reasons, send: (command: Command) => world.settle(command) };
};

const asked = (world: Awaited<ReturnType<typeof aPage>>['world']) => world.server.network.requests('addCheckoutByCart');

test.each([
  ['ko', '한 번에 5개까지만 보내 드려요. 6개를 고르셨어요. 추가 요금은 3,000원이에요.'],
  ['en', 'We send 5 pieces at a time, and you chose 6. More would cost ₩3,000.'],
  ['jp', 'We send 5 pieces at a time, and you chose 6. More would cost ₩3,000.'],
] as const)(
  '[EN-09] [CK-18] shows a custom rule in %s in the summary with its own text; its button fixes the violation',
  async (language, text) => {
    const { reasons, send } = await aPage(modestCheck, language);
    expect(reasons().map((reason) => reason.text)).toEqual([text]);
    const [fix] = reasons().flatMap(({ fixes }) => fixes);
    await send(fix!.command);
    expect(reasons()).toEqual([]);
  },
);

test('[EN-09] [CK-13] refuses orders that its engine refuses without a request, and places the others', async () => {
  const { world, send } = await aPage(modestCheck);
  await send({ type: 'Order' });
  expect([world.alerted, asked(world).length]).toEqual([['ONLY-FIVE-PIECES'], 0]);
  const other = await aPage(marketplaceCheck);
  expect(other.reasons()).toEqual([]);
  await other.send({ type: 'Order' });
  expect([other.world.alerted, asked(other.world).length]).toEqual([[], 1]);
});

test('[EN-09] [CK-18] finds the smallest change for a custom rule with one press', async () => {
  const { world, reasons, send } = await aPage(modestCheck);
  await send({ type: 'FixAll' });
  expect(world.shopper.questions).toMatchObject([{ code: 'ASK-CHANGE-PIECES', params: { list: '사과 × 1' } }]);
  expect([world.state.cart.selected.length, reasons()]).toEqual([3, []]);
});

test('[EN-09] [QT-01] limits a quantity as its engine does, and sends no larger value', async () => {
  for (const [check, sent] of [
    [smallCheck, 1],
    [marketplaceCheck, 2],
  ] as const) {
    const world = await anOpenWorld(apples(1, { quantity: 2 }), (prepared) =>
      prepared.provide({ changes: check.changes }),
    );
    const { cartUnitId } = world.state.cart.units[0]!;
    const change = (asked: string) => world.settle({ type: 'ChangeQuantity', cartUnitId, asked });
    await change('5');
    expect([world.state.cart.units[0]?.quantity, world.state.refusals]).toEqual([5, []]);
    await change('6');
    expect(world.server.network.requests('setQuantity').length).toBe(sent);
    const refused = world.state.refusals.map(({ finding: { code, params } }) => [code, params]);
    expect(refused).toEqual(sent === 1 ? [['CART-BR3-06', { max: 5 }]] : []);
  }
});

test('[EN-09] [QT-03] asks its engine whether one more piece is too many', () => {
  const pieces = (quantity: number) => {
    const [unit] = apples(1, { quantity });
    return [smallCheck, marketplaceCheck].map((check) => deferredViewsWith(check).oneMoreRefused(unit!)?.code);
  };
  expect([pieces(4), pieces(5)]).toEqual([
    [undefined, undefined],
    ['CART-BR3-06', undefined],
  ]);
});
