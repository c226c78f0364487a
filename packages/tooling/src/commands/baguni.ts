import { spawnSync } from 'node:child_process';
import { root } from '../lib/root.ts';

// files are named from where npm was called
const cwd = process.env['INIT_CWD'] ?? root;
const words = ['--conditions=source', `${root}packages/engine-cli/src/main.ts`, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, words, { cwd, stdio: 'inherit' }).status ?? 3;
