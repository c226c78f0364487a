import { expect, test } from 'vitest';
import { inTurn } from './late.ts';

test('delivers nested notifications after the current one', () => {
  const heard: string[] = [];
  const tell = inTurn<string>((word) => {
    if (word === 'first') tell('third');
    heard.push(word);
    if (word === 'first') tell('fourth');
  });
  tell('first');
  tell('fifth');
  expect(heard).toEqual(['first', 'third', 'fourth', 'fifth']);
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
