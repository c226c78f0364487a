import type { ServiceIdentifier } from 'inversify';
import type { Environment } from '../input/environment.ts';

/** A name under which something is bound; its type says what. */
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** The tokens of what the command line stands on. */
export const TOKENS = {
  /** The package's own description, which names its version. */
  packageFile: token<URL>('packageFile'),
  read: token<Environment['read']>('read'),
  messages: token<Environment['messages']>('messages'),
  language: token<Environment['language']>('language'),
  now: token<Environment['now']>('now'),
  version: token<Environment['version']>('version'),
};
