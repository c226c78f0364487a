import type { Place } from './place.ts';

/** What is written into a text, and what is selected then, in UTF-16 units of the text after. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly anchor: number;
  readonly head: number;
}

const indentAt = (text: string, offset: number): string =>
  /^\s*/u.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))?.[0] ?? '';

/** What to fill in next: between the marks that were written, or the number. */
const blankIn = (written: string): readonly [number, number] => {
  const inner = /""/u.exec(written) ?? /\{\}|\[\]/u.exec(written);
  if (inner) return [inner.index + 1, inner.index + 1];
  const plain = /: (?<value>-?\d+|true|false)$/u.exec(written);
  const from = written.length - (plain?.groups?.['value']?.length ?? 0);
  return [from, written.length];
};

/** What accepting a suggestion writes: with the commas that are missing around it, and the caret where there is something to fill in. */
export const editOf = (text: string, place: Place, written: string): Edit => {
  const indented = written.replaceAll('\n', `\n${indentAt(text, place.from)}`);
  const from = place.commaAt ?? place.from;
  const before = place.commaAt === undefined ? '' : `,${text.slice(place.commaAt, place.from) || ' '}`;
  const isClose = /\S/u.test(text[place.to] ?? ' ');
  const after = place.isCommaAfter ? `,${isClose ? ' ' : ''}` : '';
  const [anchor, head] = blankIn(indented).map((at) => from + before.length + at);
  return {
    from,
    to: place.to,
    insert: `${before}${indented}${after}`,
    anchor: anchor ?? from,
    head: head ?? from,
  };
};
