import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { Counts } from './counts.ts';

const nameOf = ({ location, parent, title }: TestCase): string =>
  `${basename(location.file)} › ${parent.project()?.name ?? ''} › ${title}`;

/** Returns the name of a test with its first error and the line that failed. */
const failureOf = (test: TestCase): string => {
  const error = test.results.flatMap(({ errors }) => errors)[0];
  const [says = ''] = stripVTControlCharacters(error?.message ?? '').split('\n');
  const line = error?.location?.line;
  return `${nameOf(test)}${line === undefined ? '' : ` (line ${line})`}: ${says}`;
};

/** Writes the counts of a Playwright run to the file in `BAGUNI_COUNTS`. */
// oxlint-disable-next-line import/no-default-export -- reporters are default exports
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const by = (outcome: ReturnType<TestCase['outcome']>) => tests.filter((test) => test.outcome() === outcome);
    const [failed, repeated] = [by('unexpected'), by('flaky')];
    const counts: Counts = {
      passed: by('expected').length + repeated.length,
      failed: failed.length,
      failures: failed.map(failureOf),
      repeated: repeated.map(failureOf),
    };
    writeFileSync(process.env['BAGUNI_COUNTS'] ?? '', JSON.stringify(counts));
  }
}
