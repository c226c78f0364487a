import { lookAtImports, type Crossing } from '../lib/architecture.ts';
import { root } from '../lib/root.ts';

const tell = ({ rule, from, to, because }: Crossing): void =>
  console.error(`✗ ${rule}: ${from} → ${to}\n    ${because}`);

const { files, crossings } = await lookAtImports(root);
crossings.forEach(tell);
console.log(`${files} files seen, ${crossings.length} forbidden imports.`);
process.exitCode = files > 0 && crossings.length === 0 ? 0 : 1;
