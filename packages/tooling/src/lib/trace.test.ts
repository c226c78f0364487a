import { expect, test } from 'vitest';
import { namedIds, readRequirements, readTests, requirementIds, trace } from './trace.ts';

const id = (area: string, number: string): string => `${area}-${number}`;
const title = (...ids: readonly string[]): string => `test('[${ids.join(' ')}] …')`;
const [one, two, three] = [id('QT', '01'), id('QT', '02'), id('PR', '01')];
const requirements = `- ${one} a quantity · ${two} another\n- ${three} a price, see ${one}\n`;

test('requirements are the IDs that open an entry, not those that are mentioned', () => {
  expect(requirementIds(requirements)).toEqual([one, two, three]);
});

test('a title may name one requirement or several', () => {
  expect(namedIds(`${title(one)} ${title(two, three)} ${two}`)).toEqual([one, two, three]);
});

test('reports requirements without a test, and unknown IDs in tests', () => {
  const tests = [{ path: 'a.test.ts', text: title(one, id('ZZ', '09')) }];
  const { wanted, unknown } = trace(requirements, tests, []);
  expect(wanted.filter(({ files }) => files.length === 0).map((entry) => entry.id)).toEqual([two, three]);
  expect(unknown).toEqual([{ id: id('ZZ', '09'), files: ['a.test.ts'] }]);
});

test('selects requirements by area', () => {
  expect(trace(requirements, [], ['PR']).wanted.map((entry) => entry.id)).toEqual([three]);
});

test('each requirement and each item of the security checklist is named by a test', () => {
  const { wanted } = trace(readRequirements(), readTests(), []);
  expect(wanted.length).toBeGreaterThan(350);
  expect(wanted.filter(({ files }) => files.length === 0).map((entry) => entry.id)).toEqual([]);
});
