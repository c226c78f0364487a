import { run } from '../run.ts';
import { environmentOf, type Files } from './call.ts';

const PIPE = /^echo '(.*)' \| /u;
const CODE = /; echo \$\?$/u;

/** Runs a line of a guide: a call of `baguni`, perhaps with `echo '…' |` before it or `; echo $?` after it. */
export const typed = async (line: string, files: Files): Promise<string> => {
  // `echo` ends its text with a line break
  const input = PIPE.exec(line)?.[1]?.concat('\n') ?? '';
  const [, ...words] = line.replace(PIPE, '').replace(CODE, '').split(' ');
  const { text, exitCode } = await run(words, environmentOf(input, files));
  return CODE.test(line) ? `${text}\n${exitCode}` : text;
};
