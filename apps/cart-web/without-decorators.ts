import type { Plugin } from 'vite';

const REFLECT = /reflect-metadata\/ReflectLite\.js$/u;
/** What of reflect-metadata only decorators and their readers call; inversify binds ours without one. */
const names = 'decorate|metadata|hasMetadata|hasOwnMetadata|getMetadataKeys|getOwnMetadataKeys|deleteMetadata';
const offered = new RegExp(String.raw`exporter\("(?:${names})", \w+\);`, 'gu');
const called = new RegExp(String.raw`\bReflect\.(?:${names})\b`, 'u');

const INVERSIFY = /@inversifyjs\/core\/lib\/esm\/index\.js$/u;
/** Where inversify explains at length what is wrong with the decorators of a class: from here to the end of the text. */
const explained = [
  ' "${e.name}" constructor requires at least ',
  String.raw`.\n\nAre you using @inject, @multiInject or @unmanaged decorators at those indexes?`,
  String.raw`.\nEvery constructor parameter must be decorated`,
  String.raw`.\nThis property must be decorated`,
  String.raw`.\nThis might be caused by one of the following reasons:`,
];
const endOfText = /(?:[^`\\]|\\.)*/uy;

/** A text without its end, which begins with a sentence that must be there: another version may say it otherwise. */
const cutFrom = (code: string, sentence: string): string => {
  const start = code.indexOf(sentence);
  if (start < 0) throw new Error(`inversify no longer says “${sentence}”; see without-decorators.ts.`);
  endOfText.lastIndex = start;
  const [end = ''] = endOfText.exec(code) ?? [];
  return code.slice(0, start) + code.slice(start + end.length);
};

/**
 * Leaves out what only decorators need, which nothing on the page has and no bundler can see: of reflect-metadata what nothing calls, of
 * inversify what its errors say of decorators after their first sentence; 0.8 kB of gzip. A build in which something calls it fails.
 */
export const withoutDecorators = (): readonly Plugin[] => [
  {
    name: 'baguni:without-decorators',
    apply: 'build',
    transform: {
      filter: { id: REFLECT },
      handler: (code) => code.replaceAll(offered, ''),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && called.test(file.code))
          this.error(`${file.fileName} calls what was left out of reflect-metadata; see without-decorators.ts.`);
    },
  },
  {
    name: 'baguni:without-decorator-texts',
    apply: 'build',
    transform: { filter: { id: INVERSIFY }, handler: (code) => explained.reduce(cutFrom, code) },
  },
];
