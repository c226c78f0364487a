import type { Plugin } from 'vite';

const REFLECT = /reflect-metadata\/ReflectLite\.js$/u;
/** What of reflect-metadata only decorators and their readers call; inversify binds ours without one. */
const names = 'decorate|metadata|hasMetadata|hasOwnMetadata|getMetadataKeys|getOwnMetadataKeys|deleteMetadata';
const offered = new RegExp(String.raw`exporter\("(?:${names})", \w+\);`, 'gu');
const called = new RegExp(String.raw`\bReflect\.(?:${names})\b`, 'u');

/**
 * Leaves out of reflect-metadata what nothing on the page calls, which no bundler can see: 0.5 kB of gzip. A build in which
 * something calls it fails.
 */
export const withoutDecorators = (): Plugin => ({
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
});
