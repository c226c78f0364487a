import { expect, test } from 'vitest';
import { apples, World } from '../testing/world.ts';

const aWorld = async (remembered = '') => {
  const kept = [remembered];
  const memos = { recall: () => kept.at(-1) ?? '', remember: (memo: string) => void kept.push(memo) };
  const world = new World(apples(1));
  world.provide({ memos });
  await world.settle({ type: 'OpenCart' });
  return { world, kept };
};

const sent = (world: World): readonly unknown[] => world.requests('addCheckoutByCart');

test('[LY-08] keeps and remembers the memo, sends it with the order, and closes the layer', async () => {
  const { world, kept } = await aWorld();
  await world.settle({ type: 'OpenSideLayer', layer: 'CartMemo' });
  expect(world.state.sideLayer).toEqual('CartMemo');
  await world.settle({ type: 'SaveMemo', text: ' 문 앞에\n두세요 ' });
  expect([world.state.extras.memo, kept.at(-1), world.state.sideLayer]).toEqual([
    '문 앞에 두세요',
    '문 앞에 두세요',
    undefined,
  ]);
  await world.settle({ type: 'Order' });
  expect(sent(world)).toMatchObject([{ memo: '문 앞에 두세요' }]);
});

test('[LY-08] rejects a memo that is too long, and keeps the old memo and the layer', async () => {
  const { world, kept } = await aWorld('before');
  await world.settle({ type: 'OpenSideLayer', layer: 'CartMemo' });
  await world.settle({ type: 'SaveMemo', text: `${'가'.repeat(50)}a` });
  expect([world.state.extras.memo, kept, world.state.sideLayer]).toEqual(['before', ['before'], 'CartMemo']);
  await world.settle({ type: 'SaveMemo', text: '가'.repeat(50) });
  expect(kept.at(-1)).toBe('가'.repeat(50));
});

test('[LY-08] shows the remembered memo and sends it with the order until it is cleared', async () => {
  const { world, kept } = await aWorld('before');
  expect(world.state.extras.memo).toBe('before');
  await world.settle({ type: 'SaveMemo', text: '' });
  expect([world.state.extras.memo, kept.at(-1)]).toEqual(['', '']);
  await world.settle({ type: 'Order' });
  expect(sent(world)).toHaveLength(1);
  expect(sent(world)[0]).not.toHaveProperty('memo');
});

test('[LY-08] an order sent before the secondary features load includes the remembered memo', async () => {
  const world = new World(apples(1));
  world.provide({ memos: { recall: () => 'before', remember: () => undefined } });
  world.chunks.more = () => Promise.reject(new Error('the line is cut'));
  await world.settle({ type: 'OpenCart' });
  await world.settle({ type: 'Order' });
  expect(sent(world)).toMatchObject([{ memo: 'before' }]);
});
