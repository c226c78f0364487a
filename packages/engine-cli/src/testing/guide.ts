/** A fenced code block. */
export interface Block {
  readonly language: string;
  readonly text: string;
}

const fence = /^```(\w+)\n([\s\S]*?)^```$/gmu;

export const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(fence)].map(([, language = '', text = '']) => ({ language, text }));

/** Replaces the text of each code block. */
export const withBlocks = async (
  markdown: string,
  rewritten: (block: Block, before: Block | undefined) => Promise<string>,
): Promise<string> => {
  const blocks = blocksOf(markdown);
  const texts: string[] = [];
  for (const [i, block] of blocks.entries()) texts.push(await rewritten(block, blocks[i - 1]));
  let next = 0;
  return markdown.replaceAll(fence, (_, language: string) => `\`\`\`${language}\n${texts[next++] ?? ''}\`\`\``);
};

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export const withPart = (markdown: string, name: string, text: string): string => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [markdown.indexOf(open), markdown.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`the guide has no part ${name}`);
  return `${markdown.slice(0, start + open.length)}\n\n${text}\n\n${markdown.slice(end)}`;
};

/** Lists the commands of a block: lines that start with `$ `. */
export const commandsIn = ({ text }: Block): readonly string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
