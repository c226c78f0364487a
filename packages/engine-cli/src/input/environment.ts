import type { Language, Messages } from '@baguni/domain/internal';
import { createReadStream, readFileSync } from 'node:fs';
import { env, stdin } from 'node:process';
import type { Readable } from 'node:stream';
import { type Problem, Refusal, STANDARD_INPUT } from './problem.ts';

/** The ports of the command line. */
export interface Environment {
  /** Returns the text of a file with at most `most` bytes, or of standard input if `file` is undefined. Rejects with a `Refusal`. */
  readonly read: (file: string | undefined, most: number) => Promise<string>;
  readonly messages: (language: Language) => Promise<Messages>;
  /** The language of the system, for answers without a cart. */
  readonly language: Language;
  /** ms since 1970 UTC. */
  readonly now: () => number;
  readonly version: string;
}

const problemOf = (file: string, error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return { type: 'NotFound', file };
  return { type: code === 'EISDIR' ? 'NotAFile' : 'NotReadable', file };
};

const readBytes = async (stream: Readable, most: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    // leaving the loop closes the stream
    if (size > most) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

/** Reads UTF-8 text, with or without a byte order mark, from a file or from `input`. */
export const readText = async (
  file: string | undefined,
  input: Readable & { readonly isTTY?: boolean },
  most: number,
): Promise<string> => {
  if (file === undefined && input.isTTY === true) throw new Refusal({ type: 'NoFile' });
  const name = file ?? STANDARD_INPUT;
  const bytes = await readBytes(file === undefined ? input : createReadStream(file), most).catch((error: unknown) => {
    throw new Refusal(problemOf(name, error));
  });
  if (!bytes) throw new Refusal({ type: 'TooLarge', file: name, most });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal({ type: 'NotText', file: name });
  }
};

/** POSIX variables for the language of messages, in order of precedence. */
const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** Our names of languages, and those of ISO 639. */
const languageNames: ReadonlyMap<string, Language> = new Map(
  Object.entries({ ko: 'ko', en: 'en', cn: 'cn', zh: 'cn', jp: 'jp', ja: 'jp' } as const),
);

/** Parses a language name such as `ja`, `EN`, `zh-Hans-CN` or `ko_KR.UTF-8`, or returns undefined if it is unknown (EN-03). */
export const parseLanguage = (name: string): Language | undefined =>
  languageNames.get(/^([a-z]+)(?:[-_.@].*)?$/iu.exec(name)?.[1]?.toLowerCase() ?? '');

/** Returns the language of the system, or of `locale` without a variable, or English (EN-03). */
export const systemLanguage = (variablesOf: Readonly<Record<string, string | undefined>>, locale: string): Language =>
  parseLanguage(variables.map((name) => variablesOf[name] ?? '').find((text) => text !== '') ?? locale) ?? 'en';

const tables: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ko: () => import('@baguni/domain/messages/ko'),
  en: () => import('@baguni/domain/messages/en'),
  cn: () => import('@baguni/domain/messages/cn'),
  jp: () => import('@baguni/domain/messages/jp'),
};

const readVersion = (file: URL): string => {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
};

/** Returns the environment of this process. @param manifest the package.json that contains the version */
export const processEnvironment = (manifest: URL): Environment => ({
  read: (file, most) => readText(file, stdin, most),
  messages: async (language) => (await tables[language]()).messages,
  language: systemLanguage(env, Intl.DateTimeFormat().resolvedOptions().locale),
  now: () => Date.now(),
  version: readVersion(manifest),
});
