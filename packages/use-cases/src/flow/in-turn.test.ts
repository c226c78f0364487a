import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('one who is told something by being told something else hears it afterwards', () => {
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

test('a listener that breaks does not keep the next one from being told', () => {
  const heard: string[] = [];
  const tell = inTurn<string>((word) => {
    if (word === 'broken') throw new Error(word);
    heard.push(word);
  });
  expect(() => tell('broken')).toThrow('broken');
  tell('next');
  expect(heard).toEqual(['next']);
});
