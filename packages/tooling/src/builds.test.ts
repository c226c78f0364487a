import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

interface Task {
  readonly taskId: string;
  readonly directory: string;
  readonly command: string;
  readonly dependencies: readonly string[];
}

// two compilers that write the same declarations at once make a third one read half of them
test('the compiler of a package starts after the compilers of the packages that it reads', () => {
  const words = ['run', 'build', '--dry=json'];
  const { stdout } = spawnSync('turbo', words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DO_NOT_TRACK: '1' },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the documented report of Turborepo
  const { tasks } = JSON.parse(stdout) as { readonly tasks: readonly Task[] };
  const compiled = tasks.filter(({ command }) => command.includes('tsc -b'));
  const taskOf = new Map(compiled.map((task) => [task.directory, task]));
  const referencesOf = ({ directory }: Task): readonly string[] => {
    const file = join(root, directory, 'tsconfig.json');
    if (!existsSync(file)) return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a project's own configuration
    const { references = [] } = JSON.parse(readFileSync(file, 'utf8')) as { references?: readonly { path: string }[] };
    return references.map(({ path }) => normalize(join(directory, path)));
  };
  const early = compiled.flatMap((task) =>
    referencesOf(task)
      .flatMap((directory) => taskOf.get(directory)?.taskId ?? [])
      .filter((needed) => !task.dependencies.includes(needed))
      .map((needed) => `${task.taskId} does not wait for ${needed}`),
  );
  expect(compiled.map(({ directory }) => directory)).toContain('packages/contract');
  expect(early).toEqual([]);
});
