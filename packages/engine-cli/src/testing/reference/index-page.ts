import { enginePages, productPages, type Page } from './pages.ts';
import { sectionsOf, type FilledPage } from './sections.ts';

const first = `# Reference

Every function, value and type of \`@baguni/domain\` and \`@baguni/contract\`: each function with an example, each type with its fields.
Tests hold these pages to the sources and run the examples. New here? [The guide](guides/engine.md) begins with an install, and most
programs need no more of the reference than [questions and changes](reference/engine.md). \`@baguni/cli\` is a program and exports
nothing; its commands have [a guide](guides/command-line.md).

On all pages everything is read-only, and \`name?\` may be left out. What may be absent is an \`Option\` of
[fp-ts](https://gcanti.github.io/fp-ts/modules/Option.ts.html), what may be refused an \`Either\` with the reason on its left. Ids like
\`CP-19\` name [requirements](requirements.md).`;

const listed = (pages: readonly Page[]): string =>
  pages.map(({ name, title, about }) => `- [${title}](reference/${name}.md): ${about}`).join('\n');

const namesOf = (page: FilledPage): string => {
  const names = sectionsOf(page).map(({ name, anchor }) => `[${name}](reference/${page.name}.md#${anchor})`);
  return `**${page.title}**:\n${names.join(',\n')}`;
};

/** The index of the reference as Markdown. */
export const indexText = (pages: readonly FilledPage[]): string =>
  [
    first,
    '## For users of the engine',
    listed(enginePages),
    '## Inside the page and the server',
    'What this project’s own page and server are made of: for whoever builds on them. Whoever only asks the engine needs little of it.',
    listed(productPages),
    '## Every name',
    ...pages.map(namesOf),
  ].join('\n\n') + '\n';
