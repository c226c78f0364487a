import { aBuyer } from '@baguni/domain/testing';
import { cartUnitId } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import type { LostAction } from '../flow/deps.ts';
import type { Command } from '../session/command.ts';
import { apples, quantityOf, World } from '../testing/world.ts';

interface Page {
  readonly shopper?: string;
  readonly isLogin?: boolean;
  readonly kept?: LostAction | undefined;
  readonly declines?: boolean;
}

/** An open page of a shopper with three selected apples; `lose` ends its session. */
const open = async ({ shopper = 'A', isLogin = true, declines = false, ...page }: Page = {}) => {
  const world = new World(apples(3));
  world.server.initial = { buyer: aBuyer({ isLogin, memberType: isLogin ? 'Member' : 'NonMember' }) };
  if (declines) world.shopper.replies.push('No');
  const hears = new Set<() => void>();
  const sent: Command[] = [];
  const memory = { kept: page.kept, reloads: 0 };
  world.provide({
    lostSession: {
      mark: () => shopper,
      onLost: (hear) => {
        hears.add(hear);
        return () => void hears.delete(hear);
      },
      send: (command) => void sent.push(command),
      reload: () => void (memory.reloads += 1),
      recall: () => memory.kept,
      remember: (action) => void (memory.kept = action),
    },
  });
  await world.settle({ type: 'OpenCart' });
  const lose = (): void => {
    for (const hear of hears) hear();
  };
  return { world, sent, memory, lose };
};

const toggle = (n: number): Command => ({ type: 'ToggleUnit', cartUnitId: cartUnitId(n) });
const kept: LostAction = { shopper: 'A', selected: [1, 3].map(cartUnitId), command: quantityOf(1, 2), isAsked: false };

test('[ER-04] keeps selection and pending action of a lost session, and loads the page again', async () => {
  const { world, memory, lose } = await open();
  await world.settle(quantityOf(1, 5), toggle(2));
  lose();
  expect(memory).toEqual({ kept: { ...kept, command: quantityOf(1, 5) }, reloads: 1 });
});

test('[ER-04] keeps no action that is older than a minute; a page that was loaded again is not loaded once more', async () => {
  const { world, memory, lose } = await open();
  await world.settle(quantityOf(1, 5));
  world.now += 60_001;
  lose();
  expect(memory.kept).not.toHaveProperty('command');
  const other = await open({ shopper: 'guest', isLogin: false, kept });
  await other.world.settle(quantityOf(1, 9));
  other.lose();
  expect(other.memory).toMatchObject({ kept: { shopper: 'A', command: kept.command }, reloads: 0 });
});

test('[ER-04] offers a visitor once to sign in; a no drops the action', async () => {
  const { world, memory } = await open({ shopper: 'guest', isLogin: false, kept });
  expect([world.shopper.questions, world.signIns]).toEqual([[{ type: 'SignIn' }], 1]);
  expect(memory.kept).toEqual({ ...kept, isAsked: true });
  const again = await open({ shopper: 'guest', isLogin: false, kept: memory.kept });
  expect([again.world.shopper.questions, again.sent, again.memory.kept]).toEqual([[], [], memory.kept]);
  const declined = await open({ shopper: 'guest', isLogin: false, kept, declines: true });
  expect([declined.world.signIns, declined.memory.kept]).toEqual([0, undefined]);
});

test('[ER-04] carries the action out after the same shopper has signed in, with the selection', async () => {
  const { world, sent, memory } = await open({ kept: { ...kept, isAsked: true } });
  expect([sent, memory.kept, world.shopper.questions]).toEqual([[toggle(2), kept.command], undefined, []]);
});

test('[ER-04 AZ-1] drops the action of another shopper', async () => {
  const { world, sent, memory } = await open({ shopper: 'B', kept });
  expect([sent, memory.kept, world.notified]).toEqual([[], undefined, ['CART-CHANGED']]);
});
