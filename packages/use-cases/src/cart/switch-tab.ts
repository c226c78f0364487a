import { filter, map, tap } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType } from '../flow/flow.ts';

export const switchTab: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('SwitchTab'),
    filter(({ tab }) => tab !== deps.state().cart.tab),
    tap(({ tab }) => deps.page.showTab(tab)),
    map(({ tab }) => ({ type: 'TabSwitched' as const, tab })),
  );
