import type { Log } from '@baguni/domain';

/** What sends reports cannot be reported by them. */
const unreported: ReadonlySet<string> = new Set(['calls', 'reports']);

/** Loads a module of the page; one that does not come is reported by its name (CM-41). @param log made when it is first needed */
export const reportedModule =
  <Module>(log: () => Log, moduleName: string, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    try {
      return await load();
    } catch (thrown) {
      if (!unreported.has(moduleName)) log().report({ type: 'ScriptNotLoaded', moduleName, message: String(thrown) });
      throw thrown;
    }
  };
