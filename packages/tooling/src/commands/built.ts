import { globSync, readFileSync, statSync } from 'node:fs';
import { unwelcomeIn } from '../lib/built-files.ts';
import { root } from '../lib/root.ts';

/** Shipped folders: the page, its server rendering, and the server. */
const folders = [
  'apps/cart-web/dist',
  'apps/cart-web/dist-server',
  'apps/cart-server/dist/bundle',
  'apps/demo/dist/bundle',
];
const isText = (file: string): boolean => /\.(?:js|css|html|json|svg|map|txt)$/u.test(file);

const filesOf = (folder: string): readonly string[] =>
  globSync(['**/*', '**/.*', '**/.*/**'], { cwd: root + folder }).filter((file) =>
    statSync(`${root}${folder}/${file}`).isFile(),
  );

let seen = 0;
const faults = folders.flatMap((folder) =>
  filesOf(folder).flatMap((file) => {
    seen += 1;
    const text = isText(file) ? readFileSync(`${root}${folder}/${file}`, 'utf8') : '';
    return unwelcomeIn(file, text, root).map((fault) => `${folder}/${fault}`);
  }),
);
for (const fault of faults) console.log(`    ${fault}`);
const isWell = faults.length === 0 && seen > 0;
console.log(`${isWell ? '✓' : '✗'} ${seen} built files hold no secret, no source and nothing for debugging.`);
process.exitCode = isWell ? 0 : 1;
