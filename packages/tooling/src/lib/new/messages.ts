import { mustRead, Refusal, type Edit, type Read } from './edit.ts';

const folder = 'packages/domain/src/messages/';
const languages = ['ko', 'en', 'cn', 'jp'] as const;

/** The part of a code by which tables are sorted: `CART-BR7-99` → `CART-BR7-`. */
const kindOf = (code: string): string => code.replace(/\d+$/u, '');

/** Where an entry belongs: before the first greater one of its kind, else behind the last of its kind, else at the end. */
const placeOf = (text: string, code: string): number => {
  const entries = [...text.matchAll(/^ {2}'([^']+)':/gmu)].map((match) => ({ key: match[1] ?? '', at: match.index }));
  if (entries.some(({ key }) => key === code)) throw new Refusal(`${code} has a message already.`);
  const isOfKind = ({ key }: { readonly key: string }): boolean => kindOf(key) === kindOf(code);
  const greater = entries.find((entry) => isOfKind(entry) && entry.key > code);
  if (greater) return greater.at;
  const last = entries.findLastIndex(isOfKind);
  const next = last === -1 ? undefined : entries[last + 1];
  // behind the last of its kind, before the empty line that parts the kinds
  return next ? text.slice(0, next.at).trimEnd().length + 1 : text.indexOf('\n}', entries.at(-1)?.at) + 1;
};

const withEntry = (text: string, code: string, value: string): string => {
  const at = placeOf(text, code);
  return `${text.slice(0, at)}  '${code}': ${value},\n${text.slice(at)}`;
};

/** A message to be written in four languages, and its key (ER-09). */
export const newMessage = (read: Read, code: string): readonly Edit[] => [
  ...languages.map((language) => {
    const path = `${folder}${language}.ts`;
    return { path, text: withEntry(mustRead(read, path), code, `'TODO: say it (${language}).'`) };
  }),
  { path: `${folder}keys.ts`, text: withEntry(mustRead(read, `${folder}keys.ts`), code, '[]') },
];
