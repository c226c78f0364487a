import { Container } from 'inversify';
// inversify numbers its bindings in it
import 'reflect-metadata/lite';
import type { Environment } from '../input/environment.ts';
import { portsModule } from './ports-module.ts';
import { TOKENS } from './tokens.ts';

/** The container of a process: binds every port to its adapter. @param packageFile the package's own description */
export const cliContainer = (packageFile: URL): Container => {
  const cli = new Container({ defaultScope: 'Singleton' });
  cli.bind(TOKENS.packageFile).toConstantValue(packageFile);
  cli.loadSync(portsModule);
  return cli;
};

/** What the command line needs from its environment, of a container. */
export const environmentOf = (cli: Container): Environment => ({
  read: cli.get(TOKENS.read),
  messages: cli.get(TOKENS.messages),
  language: cli.get(TOKENS.language),
  now: cli.get(TOKENS.now),
  version: cli.get(TOKENS.version),
});
