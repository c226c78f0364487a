#!/usr/bin/env node
import type { Language, Messages } from '@baguni/domain';
import { readFile } from 'node:fs/promises';
import { argv, stdin, stdout, stderr } from 'node:process';
import { text as textOf } from 'node:stream/consumers';
import { run } from './run.ts';

const tables: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ko: () => import('@baguni/domain/messages/ko'),
  en: () => import('@baguni/domain/messages/en'),
  cn: () => import('@baguni/domain/messages/cn'),
  jp: () => import('@baguni/domain/messages/jp'),
};

const { text, exitCode } = await run(argv.slice(2), {
  read: (file) => (file === '-' ? textOf(stdin) : readFile(file, 'utf8')),
  messages: async (language) => (await tables[language]()).messages,
});
(exitCode === 2 ? stderr : stdout).write(`${text}\n`);
process.exitCode = exitCode;
