import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureNames } from '../src/catalogue/tables.ts';

const here = import.meta.dirname;
const files = readdirSync(here).filter((file) => file.endsWith('.svg'));
const textOf = (file: string): string => readFileSync(join(here, file), 'utf8');

test('every listed picture has a unique name and a file, and every file is listed', () => {
  expect(new Set(pictureNames).size).toBe(pictureNames.length);
  expect(files.toSorted()).toEqual([...pictureNames.map((name) => `${name}.svg`), 'no-image.svg'].toSorted());
});

test('a picture is a small drawing without scripts, external addresses or shared ids', () => {
  const ids = files.flatMap((file) => [...textOf(file).matchAll(/\bid="([^"]+)"/g)].map((found) => found[1]));
  expect(new Set(ids).size).toBe(ids.length);
  for (const file of files) {
    expect(textOf(file).length, file).toBeLessThan(5000);
    expect(textOf(file).replace('http://www.w3.org/2000/svg', ''), file).not.toMatch(
      /script|https?:|\son\w+=|<style|foreignObject/i,
    );
  }
});
