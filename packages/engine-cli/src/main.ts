#!/usr/bin/env node
import type { Language, Messages } from '@baguni/domain';
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdin, stdout } from 'node:process';
import { readText } from './input/read-file.ts';
import { run } from './run.ts';

const tables: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ko: () => import('@baguni/domain/messages/ko'),
  en: () => import('@baguni/domain/messages/en'),
  cn: () => import('@baguni/domain/messages/cn'),
  jp: () => import('@baguni/domain/messages/jp'),
};

const versionOf = (text: string): string => {
  const about: unknown = JSON.parse(text);
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
};

// a reader that has read enough, such as head, is no fault
for (const stream of [stdout, stderr]) stream.on('error', () => exit());

try {
  const { text, isError, exitCode } = await run(argv.slice(2), {
    read: (file, most) => readText(file, stdin, most),
    messages: async (language) => (await tables[language]()).messages,
    now: () => Date.now(),
    version: versionOf(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
  });
  process.exitCode = exitCode;
  (isError ? stderr : stdout).write(`${text}\n`);
} catch (error) {
  process.exitCode = 3;
  stderr.write(`baguni: ${error instanceof Error ? error.message : String(error)}\n`);
}
