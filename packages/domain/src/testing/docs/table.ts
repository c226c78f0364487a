import { formatNumber } from '../../storefront/format.ts';

/** A Markdown table. Bars in a cell would part it, so they are escaped. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');

/** An amount of won in a document: `12,300`, `−3,000`. */
export const amount = (won: number): string => formatNumber(won);
