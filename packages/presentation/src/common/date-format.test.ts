import { expect, test, vi } from 'vitest';
import { dateFormat } from './context.ts';

test('[SV-02] creates a format on first use, once per language', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  const format = dateFormat(() => ({ dateStyle: 'long', timeZone: 'UTC' }));
  expect(make).not.toHaveBeenCalled();
  const texts = (['ko', 'jp', 'ko'] as const).map((language) => format(language).format(0));
  expect(texts).toEqual(['1970년 1월 1일', '1970年1月1日', '1970년 1월 1일']);
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});
