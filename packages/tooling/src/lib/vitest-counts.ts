import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { Counts } from './counts.ts';

/** Returns the failures of a file: its failed tests, or the file itself if it could not run. */
const failuresOf = (file: TestModule): readonly string[] => {
  const name = basename(file.moduleId);
  const failed = [...file.children.allTests('failed')].map((test) => `${name} › ${test.fullName}`);
  return failed.length === 0 && file.state() === 'failed' ? [name] : failed;
};

/** Writes the counts of a Vitest run to the file in `BAGUNI_COUNTS`; Vitest's JSON of the stories has 140 MB. */
// oxlint-disable-next-line import/no-default-export -- reporters are default exports
export default class VitestCounts implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const failures = files.flatMap(failuresOf);
    const passed = files.reduce((sum, file) => sum + [...file.children.allTests('passed')].length, 0);
    const counts: Counts = { passed, failed: failures.length, failures };
    writeFileSync(process.env['BAGUNI_COUNTS'] ?? '', JSON.stringify(counts));
  }
}
