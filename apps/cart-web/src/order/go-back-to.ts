import { backStep } from '@baguni/domain';
import type { PageConfig } from '../compose/config.ts';

type BackConfig = Pick<PageConfig, 'entriesAtStart' | 'navigate'> & {
  readonly window: Pick<PageConfig['window'], 'navigator'> & {
    readonly history: Pick<History, 'length' | 'back'>;
    readonly location: Pick<Location, 'replace'>;
  };
};

/** Returns to a path of this site through the tab’s history if possible (RT-10). */
export const goBackTo =
  ({ window, entriesAtStart, navigate }: BackConfig) =>
  (path: string): void => {
    const { history, location, navigator } = window;
    switch (backStep(path, { entriesAtStart, entries: history.length, userAgent: navigator.userAgent })) {
      case 'Pop':
        return history.back();
      case 'Replace':
        return location.replace(path);
      case 'Lead':
        return navigate(path);
    }
  };
