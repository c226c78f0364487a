import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/chromium.ts';
import { run } from '../lib/run.ts';
import { buildAll } from '../lib/server.ts';

const { values } = parseArgs({
  options: {
    /** Compares with the stored pictures without updating them. */
    check: { type: 'boolean', default: false },
    /** Only screenshots whose name contains this text, e.g. `empty-390`. */
    only: { type: 'string', default: '' },
  },
});

const update = values.check ? 'none' : 'changed';
const words = ['test', '--config', 'packages/tooling/pictures.config.ts', '--grep', values.only];

process.exitCode = 1;
if (ensureChromium() && buildAll())
  process.exitCode = (await run('playwright', [...words, '--update-snapshots', update])).code;
