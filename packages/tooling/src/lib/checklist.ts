/** An item of the security checklist, as docs/security.md has it. */
export interface ChecklistItem {
  readonly id: string;
  /** The tests that show it: a file and the title of a test in it. */
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  /** What no test shows, in words; none where all is shown. */
  readonly note: string | undefined;
}

const row = /^\| (?<id>[A-Z]{2}-\d+) \|.*\| (?<shown>[^|]*(?:\\\|[^|]*)*) \|$/u;
const named = /`(?<file>[^`]+)`: “(?<title>(?:(?!”(?:<br>|$)).)+)”/gu;

/** The items of a document's tables. */
export const checklistOf = (markdown: string): readonly ChecklistItem[] =>
  markdown.split('\n').flatMap((line) => {
    const { id, shown = '' } = row.exec(line)?.groups ?? {};
    if (id === undefined) return [];
    const tests = [...shown.matchAll(named)].map(({ groups: { file = '', title = '' } = {} }) => ({ file, title }));
    return [
      {
        id,
        tests,
        note: /\*\*(?:open|kept otherwise|read otherwise)\*\*: (?<note>.+)$/u.exec(shown)?.groups?.['note'],
      },
    ];
  });

/** A text on one line, as a title in a document is. */
const onOneLine = (text: string): string => text.replaceAll(/\s+(?:\* )?/gu, ' ');

/** What of an item is named and not there. @param read a file of the repository; none where there is none */
export const missingProofs = (
  { id, tests, note }: ChecklistItem,
  read: (file: string) => string | undefined,
): readonly string[] => {
  if (tests.length === 0 && note === undefined) return [`${id}: no test, and nothing said of it`];
  return tests
    .filter(({ file, title }) => !onOneLine(read(file) ?? '').includes(onOneLine(title)))
    .map(({ file, title }) => `${id}: ${file} has no “${title}”`);
};
