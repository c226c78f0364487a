import { expect, test } from 'vitest';
import { loadFonts, type FontDocument } from './load.ts';

interface Asked {
  readonly document: FontDocument;
  readonly asked: (readonly [font: string, text: string | undefined])[];
  readonly subsets: PromiseWithResolvers<FontFace[]>;
}

const aDocument = (): Asked => {
  const asked: Asked['asked'] = [];
  const subsets = Promise.withResolvers<FontFace[]>();
  const load: FontDocument['fonts']['load'] = (font, text) => {
    asked.push([font, text]);
    return subsets.promise;
  };
  const document = { fonts: { load }, body: { textContent: '사과 1개' }, documentElement: { dataset: {} } };
  return { document, asked, subsets };
};

const isShown = ({ documentElement }: FontDocument): boolean => 'fonts' in documentElement.dataset;

test('[SV-02 PG-10] shows a font once all needed subsets are loaded, with one layout', async () => {
  const { document, asked, subsets } = aDocument();
  const loading = loadFonts('jp', document);
  await expect.poll(() => asked).toEqual([['1em "Noto Sans JP Variable"', '사과 1개']]);
  expect(isShown(document)).toBe(false);
  subsets.resolve([]);
  await loading;
  expect(isShown(document)).toBe(true);
});

test('[SV-02] keeps the fallback font if a subset fails', async () => {
  const { document, asked, subsets } = aDocument();
  const loading = loadFonts('ko', document);
  await expect.poll(() => asked).toHaveLength(1);
  subsets.reject(new Error('NetworkError'));
  await loading;
  expect(isShown(document)).toBe(false);
});
