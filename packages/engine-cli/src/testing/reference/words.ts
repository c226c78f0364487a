/** Blocks of Markdown, those without text left out. */
export const blocks = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

/** An example as a block of code; empty where there is none. */
export const codeBlock = (code: string): string => (code === '' ? '' : ['```ts', code, '```'].join('\n'));

/** What a tag of a description begins. */
const wordOf: Readonly<Record<string, string>> = { return: 'answers ', returns: 'answers ', throws: 'throws ' };

/** The sentences of a description, and what its tags say. */
const partsOf = (doc: string): readonly string[] => {
  const [words = '', ...tagged] = doc.split(/\s*@(param|typeParam|returns?|throws)\s+/u);
  const said = tagged.flatMap((tag, i) => {
    if (i % 2 === 1) return [];
    const text = tagged[i + 1] ?? '';
    return [tag === 'param' || tag === 'typeParam' ? text.replace(/^(\w+)/u, '`$1`:') : `${wordOf[tag] ?? ''}${text}`];
  });
  return [words, ...said];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A description: its sentences, then a line for each parameter, what is answered and what is thrown. */
export const described = (doc: string): string => {
  const [words = '', ...said] = partsOf(doc);
  return blocks([words, said.map((text) => `- ${capital(text)}`).join('\n')]);
};

/** The same as sentences of one line. */
export const inOneLine = (doc: string): string => partsOf(doc).map(capital).join('. ').replaceAll('.. ', '. ');
