import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { list } from './list.ts';
import { pictureNames } from '../src/catalogue/tables.ts';
import { rounded, withOwnIds } from './svg.ts';

const here = import.meta.dirname;
const files = readdirSync(here).filter((file) => file.endsWith('.svg'));
const textOf = (file: string): string => readFileSync(join(here, file), 'utf8');

test('every listed picture has a unique name and a file, and every file has a row', () => {
  expect(pictureNames).toEqual(list.map(([name]) => name));
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

test('rounding separates numbers that only a point or a sign separated', () => {
  expect(rounded('<path d="M17.653 1.999.5-0.004a.126.5 0 0 1 5.5.999"/>')).toBe(
    '<path d="M17.65 2 .5 0a.13 .5 0 0 1 5.5 1"/>',
  );
  expect(rounded('<g transform="rotate(1.23456)"/>')).toBe('<g transform="rotate(1.23456)"/>');
});

test('renames ids and their references together', () => {
  const body = '<linearGradient id="a"/><path fill="url(#a)"/><use href="#a"/>';
  expect(withOwnIds(body, 'cup')).toBe('<linearGradient id="cup-0"/><path fill="url(#cup-0)"/><use href="#cup-0"/>');
});
