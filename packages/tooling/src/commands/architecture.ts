import { lookAtImports, type Crossing } from '../lib/architecture.ts';
import type { Circle } from '../lib/circles.ts';
import { root } from '../lib/root.ts';

const tell = ({ rule, from, to, because }: Crossing): void =>
  console.error(`✗ ${rule}: ${from} → ${to}\n    ${because}`);

const tellCircle = ({ folder, entries }: Circle): void =>
  console.error(`✗ a circle in ${folder}: ${entries.join(', ')} need each other`);

const { files, crossings, circles } = await lookAtImports(root);
crossings.forEach(tell);
circles.forEach(tellCircle);
console.log(`${files} files seen, ${crossings.length} forbidden imports, ${circles.length} circles between folders.`);
process.exitCode = files > 0 && crossings.length === 0 && circles.length === 0 ? 0 : 1;
