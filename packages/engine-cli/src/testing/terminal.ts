import { either as E } from 'fp-ts';
import { run } from '../run.ts';
import { outsideOf } from './call.ts';

const PIPE = /^echo '(.*)' \| /u;
const CODE = /; echo \$\?$/u;

/** Runs a line of a guide: a call of `baguni`, perhaps with `echo '…' |` before it or `; echo $?` after it. */
export const typed = async (line: string, cart: string): Promise<string> => {
  const input = PIPE.exec(line)?.[1] ?? '';
  const [, ...words] = line.replace(PIPE, '').replace(CODE, '').split(' ');
  const { text, exitCode } = await run(words, {
    ...outsideOf(input),
    read: (file) => {
      if (file === undefined) return Promise.resolve(E.right(input));
      return Promise.resolve(file === 'cart.json' ? E.right(cart) : E.left({ type: 'NotFound', file }));
    },
  });
  return CODE.test(line) ? `${text}\n${exitCode}` : text;
};
