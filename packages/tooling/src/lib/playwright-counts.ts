import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import type { Counts } from './counts.ts';

/** Writes the counts of a Playwright run to the file in `BAGUNI_COUNTS`. A flaky test counts as failed. */
// oxlint-disable-next-line import/no-default-export -- reporters are default exports
export default class PlaywrightCounts implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const failed = tests.filter((test) => ['unexpected', 'flaky'].includes(test.outcome()));
    const counts: Counts = {
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failed: failed.length,
      failures: failed.map(
        (test) => `${basename(test.location.file)} › ${test.parent.project()?.name ?? ''} › ${test.title}`,
      ),
    };
    writeFileSync(process.env['BAGUNI_COUNTS'] ?? '', JSON.stringify(counts));
  }
}
