import { made, Refusal, type Edit, type Read } from './edit.ts';

const components = 'packages/components/src/';

/** What is asked for: `component parts/PriceTag`. */
const partsOf = (asked: string): { readonly folder: string; readonly name: string } => {
  const [, folder, name] = /^([a-z]+)\/([A-Z][A-Za-z0-9]+)$/u.exec(asked) ?? [];
  if (folder === undefined || name === undefined)
    throw new Refusal(`${asked} is no component: parts/PriceTag, say (its folder and its name).`);
  return { folder, name };
};

const componentText = (name: string): string => `import type { ReactNode } from 'react';
import styles from './${name}.module.scss';

interface ${name}Props {
  readonly text: string;
}

/** TODO: what it shows, in one sentence, with its requirement. */
export function ${name}({ text }: ${name}Props): ReactNode {
  return <p className={styles['root']}>{text}</p>;
}
`;

const styleText = `@use '../../styles/mixins' as *;

.root {
  @include type(13, var(--weight-medium));

  color: var(--color-ink);
}
`;

const storyText = (
  folder: string,
  name: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${folder.charAt(0).toUpperCase()}${folder.slice(1)}/${name}',
  component: ${name},
  args: { text: 'TODO' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TodoOneStoryAState: Story = {};
`;

const testText = (name: string): string => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('[TODO] TODO: what it shows', () => {
  expect(renderToStaticMarkup(<${name} text="5 left" />)).toBe('TODO');
});
`;

/** The files of a new component: itself, its styles, its story and its test. */
export const newComponent = (read: Read, asked: string): readonly Edit[] => {
  const { folder, name } = partsOf(asked);
  const file = `${components}${folder}/${name}/${name}`;
  return [
    made(read, `${file}.tsx`, componentText(name)),
    made(read, `${file}.module.scss`, styleText),
    made(read, `${file}.stories.tsx`, storyText(folder, name)),
    made(read, `${file}.test.tsx`, testText(name)),
  ];
};
