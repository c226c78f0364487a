import type { Contradiction } from './contradictions.ts';

const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : (JSON.stringify(value) ?? 'undefined');

/**
 * Throws for an inconsistent cart, which is a bug of its author.
 * @throws TypeError if there is any contradiction
 */
export const refuse = (as: string, wrong: readonly Contradiction[]): void => {
  if (wrong.length === 0) return;
  const told = wrong.map(({ type, path, found, expected }) => {
    const instead = expected === undefined ? '' : `, not ${said(expected)}`;
    return `${path}: ${type} ${said(found)}${instead}`;
  });
  throw new TypeError(`${as}: ${told.join(', ')}`);
};
