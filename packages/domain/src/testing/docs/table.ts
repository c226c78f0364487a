import { formatNumber } from '../../storefront/format.ts';

/** Formats a Markdown table; escapes bars in cells. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');

/** Formats an amount in won for a document: `12,300`, `−3,000`. */
export const amount = (won: number): string => formatNumber(won);
