/** One block of a guide: what stands between two fences. */
export interface Block {
  readonly language: string;
  readonly text: string;
}

const fence = /^```(\w+)\n([\s\S]*?)^```$/gmu;

/** The blocks of a guide, in their order. */
export const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(fence)].map(([, language = '', text = '']) => ({ language, text }));

/** Each block of a guide written anew; its words stay. */
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

/** What stands between `<!-- name -->` and `<!-- /name -->` written anew. */
export const withPart = (markdown: string, name: string, text: string): string => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [markdown.indexOf(open), markdown.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`the guide has no part ${name}`);
  return `${markdown.slice(0, start + open.length)}\n\n${text}\n\n${markdown.slice(end)}`;
};

/** The commands of a block as a terminal shows it: lines that begin with `$ `. */
export const commandsIn = ({ text }: Block): readonly string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
