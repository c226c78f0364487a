import { expect, test } from 'vitest';
import { Buffer, inTurn } from './buffer.ts';

/** A buffer with a listener, and what the listener received. */
const received = () => {
  const buffer = new Buffer<number>();
  const values: number[] = [];
  return { buffer, values, stop: buffer.subscribe((value) => values.push(value)) };
};

test('[LS-01] values wait until the buffer opens, and keep their order', () => {
  const { buffer, values } = received();
  buffer.add(1);
  buffer.add(2);
  expect(values).toEqual([]);
  buffer.open();
  buffer.add(3);
  expect(values).toEqual([1, 2, 3]);
});

test('[LS-01] a passed value overtakes those that wait', () => {
  const { buffer, values } = received();
  buffer.add(1);
  buffer.pass(0);
  buffer.open();
  expect(values).toEqual([0, 1]);
});

test('a listener that has stopped receives no more, and the others do', () => {
  const { buffer, values, stop } = received();
  const others: number[] = [];
  buffer.subscribe((value) => others.push(value));
  buffer.pass(1);
  stop();
  buffer.pass(2);
  expect([values, others]).toEqual([[1], [1, 2]]);
});

test('a listener that throws does not block the next one', () => {
  const heard: string[] = [];
  const tell = inTurn<string>((word) => {
    if (word === 'broken') throw new Error(word);
    heard.push(word);
  });
  expect(() => tell('broken')).toThrow('broken');
  tell('next');
  expect(heard).toEqual(['next']);
});

test('delivers a value together with all that follow from it', () => {
  const heard: string[] = [];
  const tell = inTurn<string>(
    (word) => {
      if (word === 'answer') tell('prices');
      heard.push(word);
    },
    (work) => {
      work();
      heard.push('shown');
    },
  );
  tell('answer');
  tell('other');
  expect(heard).toEqual(['answer', 'prices', 'shown', 'other', 'shown']);
});
