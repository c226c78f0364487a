import { namedIds, requirementIds, type Source } from './trace.ts';

const idIn = /\b[A-Z]{2}-\d+\b/gu;

/** `CM-30..32` names every number between. */
const range = /\b([A-Z]{2})-(\d+)\.\.(?:[A-Z]{2}-)?(\d+)\b/gu;

const between = (area: string, from: number, to: number): readonly string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => `${area}-${String(from + i).padStart(2, '0')}`);

const saidIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...(text.match(idIn) ?? []),
    ...Array.from(text.matchAll(range), ([, area = '', from, to]) => between(area, Number(from), Number(to))).flat(),
  ]);

const byId = (sources: readonly Source[], idsOf: (text: string) => Iterable<string>): ReadonlyMap<string, string[]> => {
  const files = new Map<string, string[]>();
  for (const { path, text } of sources)
    for (const id of new Set(idsOf(text))) files.set(id, [...(files.get(id) ?? []), path]);
  return files;
};

/** How many files of a requirement are listed; the first in the order of their paths. */
const MOST = 4;

const listed = (paths: readonly string[] = []): string => {
  const shown = paths.slice(0, MOST).map((path) => `[${path.split('/').at(-1)}](../${path})`);
  const rest = paths.length > MOST ? [`and ${paths.length - MOST} more`] : [];
  return [...shown, ...rest].join(', ') || '–';
};

/** Where each requirement is done, by the files whose comments name it, and which tests prove it: a table in Markdown. */
export const whereTable = (requirements: string, code: readonly Source[], tests: readonly Source[]): string => {
  const [done, proved] = [byId(code, saidIn), byId(tests, namedIds)];
  const rows = requirementIds(requirements).map(
    (id) => `| ${id} | ${listed(done.get(id))} | ${listed(proved.get(id))} |`,
  );
  return ['| Requirement | Files that name it | Tests that prove it |', '|---|---|---|', ...rows, ''].join('\n');
};
