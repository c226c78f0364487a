import { made, mustRead, Refusal, withElement, withLineAfterLast, type Edit, type Read } from './edit.ts';

const folder = 'packages/components/src/overseas/';

const componentText = (name: string): string => `import type { Command } from '@baguni/domain';
import { useCallback, type ReactNode } from 'react';
import { DialogLayer } from '../../layers/DialogLayer/DialogLayer.tsx';
import styles from './${name}.module.scss';

/** What the layer prints; it belongs to the views once they make it. */
export interface ${name}View {
  readonly type: '${name}';
  readonly title: string;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
  readonly text: string;
}

interface ${name}Props {
  readonly view: ${name}View;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

/** TODO: what it is for, with its requirement. */
export function ${name}({ view, isTop, send }: ${name}Props): ReactNode {
  const { type, title, closeLabel, isDimmed, text } = view;
  const close = useCallback(() => send({ type: 'CloseSideLayer' }), [send]);
  return (
    <DialogLayer
      layer={{ type, domId: '${name.charAt(0).toLowerCase()}${name.slice(1)}', title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="note"
      onClose={close}
      foot={undefined}
    >
      <p className={styles['text']}>{text}</p>
    </DialogLayer>
  );
}
`;

const styleText = `@use '../../styles/mixins' as *;

.text {
  @include type(13, var(--weight-medium));

  color: var(--color-ink);
}
`;

const viewText = (name: string): string =>
  `{ type: '${name}', title: 'TODO', closeLabel: '닫기', isDimmed: false, text: 'TODO' }`;

const storyText = (name: string): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Overseas/${name}',
  component: ${name},
  args: { view: ${viewText(name)}, isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TodoOneStoryAState: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
`;

const testText = (name: string): string => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ${name} } from './${name}.tsx';

test('[TODO] TODO: a named dialog, and what it says', () => {
  const view = ${viewText(name)} as const;
  const page = renderToStaticMarkup(<${name} view={view} isTop send={() => undefined} />);
  expect(page).toMatch(/role="dialog"[^>]*aria-labelledby=/u);
  expect(page).not.toContain('TODO');
});
`;

const changed = (read: Read, path: string, change: (text: string) => string): Edit => ({
  path,
  text: change(mustRead(read, path)),
});

/**
 * The files of a new layer that the shopper opens: its name in the State, how it may be closed, and its component with story and
 * test. What is left is named by the compiler: its view, and where it is drawn.
 */
export const newLayer = (read: Read, name: string): readonly Edit[] => {
  if (!/^[A-Z][A-Za-z0-9]+$/u.test(name)) throw new Refusal(`${name} is no layer: ReturnsGuide, say.`);
  const file = `${folder}${name}/${name}`;
  return [
    made(read, `${file}.tsx`, componentText(name)),
    made(read, `${file}.module.scss`, styleText),
    made(read, `${file}.stories.tsx`, storyText(name)),
    made(read, `${file}.test.tsx`, testText(name)),
    changed(read, 'packages/domain/src/state/overseas-layer.ts', (text) =>
      withElement(text.replace('] as const;', '];'), 'overseasLayers', `'${name}'`).replace('];', '] as const;'),
    ),
    changed(read, 'packages/presentation/src/layers/state-policies.ts', (text) =>
      withLineAfterLast(text, /^ {2}\w+: (?:plain|exempt),$/u, `  ${name}: plain,`),
    ),
  ];
};
