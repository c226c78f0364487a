import { filter, map, tap } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { ofType } from '../flow/of-type.ts';

/** Shows another tab, and says so in the address, which keeps its query and hash (RT-03). */
export const switchTab: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('SwitchTab'),
    filter(({ tab }) => tab !== deps.state().cart.tab),
    tap(({ tab }) => deps.page.showTab(tab)),
    map(({ tab }) => ({ type: 'TabSwitched' as const, tab })),
  );
