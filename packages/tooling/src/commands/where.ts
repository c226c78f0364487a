import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../lib/root.ts';
import type { Source } from '../lib/trace.ts';
import { whereTable } from '../lib/where.ts';

const isTest = (path: string): boolean => /\.(?:test|spec|prop|stories)\.tsx?$/u.test(path);
const isCode = (path: string): boolean =>
  /^(?:packages|apps)\/.*\.(?:tsx?|scss)$/u.test(path) && !path.includes('/testing/');

const read = (path: string): Source => ({ path, text: readFileSync(root + path, 'utf8') });
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => isCode(path) && existsSync(root + path))
  .toSorted();
const tests = files.filter(isTest).map(read);
const code = files.filter((path) => !isTest(path)).map(read);

const head = `# Where each requirement is done

Written by \`node --conditions=source packages/tooling/src/commands/where.ts\` from the comments of the code and the titles of the tests;
\`npm run trace\` fails where no test names a requirement. The requirements themselves stand in [requirements.md](requirements.md).

`;
writeFileSync(
  `${root}docs/where.md`,
  head + whereTable(readFileSync(`${root}docs/requirements.md`, 'utf8'), code, tests),
);
