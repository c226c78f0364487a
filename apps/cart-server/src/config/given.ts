import { readFileSync } from 'node:fs';
import { isObject, nearest, type JsonObject } from '@baguni/domain/internal';
import { settingNames, type Setting } from './settings.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The variable that names the config file. */
const CONFIG_FILE = 'BAGUNI_CONFIG';

export type Source = 'environment' | 'file' | 'default';

/** The settings that an operator gave, and problems with their names. */
interface Given {
  readonly text: (name: string) => readonly [text: string, source: Exclude<Source, 'default'>] | undefined;
  readonly errors: readonly string[];
  /** Unknown names of the environment, which may belong to other programs. */
  readonly warnings: readonly string[];
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'cannot be read');

const ofFile = (file: string): JsonObject => {
  const values: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(values)) throw new Error('it must contain a JSON object');
  return values;
};

/** The text that the environment would contain instead of a JSON value. */
const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
};

const tables = (file: string): { readonly values: JsonObject; readonly error?: string } => {
  try {
    return { values: ofFile(file) };
  } catch (error) {
    return { values: {}, error: `${CONFIG_FILE} is "${file}": ${reasonOf(error)}` };
  }
};

const known = [...settingNames, CONFIG_FILE];

const unknownName = (name: string, where: string): string => {
  const meant = nearest(name, known);
  return `${name} in ${where} is no setting${meant === '' ? '' : `; did you mean ${meant}?`}`;
};

/** Reads the config file and the names of all settings. The environment overrides the file. */
export const readGiven = (env: Env): Given => {
  const file = env[CONFIG_FILE];
  const { values, error } = file ? tables(file) : { values: {} };
  const unknown = Object.keys(env).filter((name) => name.startsWith('BAGUNI_') && !known.includes(name));
  const typos = unknown.filter((name) => nearest(name, known) !== '');
  return {
    text: (name) => {
      if (env[name]) return [env[name], 'environment'];
      const text = Object.hasOwn(values, name) ? textOf(values[name]) : '';
      return text === '' ? undefined : [text, 'file'];
    },
    errors: [
      ...(error === undefined ? [] : [error]),
      ...Object.keys(values).flatMap((name) => (settingNames.includes(name) ? [] : [unknownName(name, 'the file')])),
      ...typos.map((name) => unknownName(name, 'the environment')),
    ],
    warnings: unknown.filter((name) => !typos.includes(name)).map((name) => unknownName(name, 'the environment')),
  };
};

/** The value of a setting, with its text and source. */
export interface Found<A> {
  readonly value: A;
  readonly text: string;
  readonly source: Source;
}

const LONGEST_SHOWN = 80;

type Parsed<A> = { readonly value: A } | { readonly error: string };

const parsed = <A>(row: Setting<A>, text: string): Parsed<A> => {
  const { name, parse, must, isSecret = () => false, hasSafeErrors = false } = row;
  const shown = isSecret(text) || text.length > LONGEST_SHOWN ? `${name} is invalid` : `${name} is "${text}"`;
  try {
    const value = parse(text);
    return value === undefined ? { error: `${shown}; it must be ${must}` } : { value };
  } catch (error) {
    return { error: `${shown}; ${isSecret(text) && !hasSafeErrors ? `it must be ${must}` : reasonOf(error)}` };
  }
};

const defaultOf = <A>(row: Setting<A>, isDemo: boolean): Found<A> => {
  const text = (isDemo ? row.demo : undefined) ?? row.usual;
  const result = parsed(row, text);
  if ('error' in result) throw new Error(result.error);
  return { value: result.value, text, source: 'default' };
};

/**
 * Returns the value of a setting, or its default if the value is invalid.
 * @param fail receives one line for an invalid value; it never contains a secret
 */
export const findSetting = <A>(
  given: Pick<Given, 'text'>,
  row: Setting<A>,
  isDemo: boolean,
  fail: (line: string) => void,
): Found<A> => {
  const found = given.text(row.name);
  if (found === undefined) return defaultOf(row, isDemo);
  const [text, source] = found;
  const result = parsed(row, text);
  if ('value' in result) return { value: result.value, text, source };
  fail(result.error);
  return defaultOf(row, isDemo);
};
