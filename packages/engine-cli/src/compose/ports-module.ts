import type { Language, Messages } from '@baguni/domain';
import { ContainerModule } from 'inversify';
import { readFileSync } from 'node:fs';
import { env, stdin } from 'node:process';
import { readText } from '../input/read-file.ts';
import { systemLanguage } from '../input/system-language.ts';
import { TOKENS } from './tokens.ts';

const tables: Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>> = {
  ko: () => import('@baguni/domain/messages/ko'),
  en: () => import('@baguni/domain/messages/en'),
  cn: () => import('@baguni/domain/messages/cn'),
  jp: () => import('@baguni/domain/messages/jp'),
};

const versionIn = (file: URL): string => {
  const about: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
};

/** Binds each port to its adapter: the one place that knows which is which. */
export const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.read).toConstantValue((file, most) => readText(file, stdin, most));
  bind(TOKENS.messages).toConstantValue(async (language) => (await tables[language]()).messages);
  bind(TOKENS.language).toDynamicValue(() => systemLanguage(env, Intl.DateTimeFormat().resolvedOptions().locale));
  bind(TOKENS.now).toConstantValue(() => Date.now());
  bind(TOKENS.version).toDynamicValue((cli) => versionIn(cli.get(TOKENS.packageFile)));
});
