import type { Report } from '@baguni/domain';
import { expect, test } from 'vitest';
import { reportedModule } from './reported-module.ts';

const tried = async (name: string, load: () => Promise<number>) => {
  const reports: Report[] = [];
  const log = { report: (report: Report) => void reports.push(report) };
  const outcome = await reportedModule(() => log, name, load)().catch(String);
  return { reports, outcome };
};
const gone = () => Promise.reject(new Error('gone'));

test('[CM-41] a module of the page that does not load is reported by its name, and fails as it did', async () => {
  expect(await tried('extras', gone)).toEqual({
    reports: [{ type: 'ScriptNotLoaded', moduleName: 'extras', message: 'Error: gone' }],
    outcome: 'Error: gone',
  });
});

test('[CM-41] one that loads is not reported', async () => {
  expect(await tried('extras', () => Promise.resolve(7))).toEqual({ reports: [], outcome: 7 });
});

test.each(['calls', 'reports'])('[CM-41] what sends reports is not reported by itself: %s', async (name) => {
  expect((await tried(name, gone)).reports).toEqual([]);
});
