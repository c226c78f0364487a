import { either as E } from 'fp-ts';
import { run } from '../run.ts';
import { environmentOf } from './call.ts';

const PIPE = /^echo '(.*)' \| /u;
const CODE = /; echo \$\?$/u;

/** Files of the guides by name. */
export type Files = Readonly<Record<string, string>>;

/** Runs a line of a guide: a call of `baguni`, perhaps with `echo '…' |` before it or `; echo $?` after it. */
export const typed = async (line: string, files: Files): Promise<string> => {
  const input = PIPE.exec(line)?.[1] ?? '';
  const [, ...words] = line.replace(PIPE, '').replace(CODE, '').split(' ');
  const { text, exitCode } = await run(words, {
    ...environmentOf(input),
    read: (file) => {
      if (file === undefined) return Promise.resolve(E.right(input));
      const text = files[file];
      return Promise.resolve(text === undefined ? E.left({ type: 'NotFound', file }) : E.right(text));
    },
  });
  return CODE.test(line) ? `${text}\n${exitCode}` : text;
};
