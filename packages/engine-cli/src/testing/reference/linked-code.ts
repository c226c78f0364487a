import type { Section } from './sections.ts';

/** Code with links to the types that it names. */
export type LinkedCode = (code: string) => string;

/** Where a name is told; none for one of a library or of the language. */
type Find = (name: string) => Section | undefined;

/** The sections by their names: those of the asking package before another’s. */
export const finder = (sections: readonly Section[]) => {
  const types = sections.filter(({ kind }) => kind === 'type');
  const byPackage = Map.groupBy(types, (one) => one.package);
  const named = new Map([...byPackage].map(([room, ones]) => [room, new Map(ones.map((one) => [one.name, one]))]));
  return (room: string): Find =>
    (name) =>
      named.get(room)?.get(name) ?? named.get('domain')?.get(name);
};

/** A text, a name, or one character: the parts of code. */
const token = /'[^']*'|`[^`]*`|[A-Za-z_$][\w$]*|[^A-Za-z_$'`]+|./gu;

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  $: '&#36;',
  '{': '&#123;',
};

/** Code as Markdown prints it between `<code>` and `</code>`. */
const printed = (code: string): string =>
  code.replaceAll(/[<>&$]|\{(?=\{)/gu, (sign) => entities[sign] ?? sign).replaceAll(/[[\]*_`\\~]/gu, String.raw`\$&`);

/** What sources call `O.Option` or `Maybe` is one thing to a reader. */
const plain = (code: string): string =>
  code.replaceAll(/\bO\.(?=Option\b)|\bE\.(?=Either\b)/gu, '').replaceAll(/\bMaybe(?=<)/gu, 'Option');

/** @param here the section that the code stands in, to which it needs no link */
export const linkedCode =
  (find: Find, here: Section): LinkedCode =>
  (code) => {
    const parts = (plain(code).match(token) ?? []).map((part) => {
      const to = /^[A-Z]/u.test(part) ? find(part) : undefined;
      if (!to || (to.name === here.name && to.file === here.file)) return printed(part);
      return `[${printed(part)}](${to.page === here.page ? '' : `${to.page}.md`}#${to.anchor})`;
    });
    return `<code>${parts.join('')}</code>`;
  };
