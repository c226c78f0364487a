import { isMemo, memoOf } from '@baguni/domain/internal';
import type { FeatureDeps } from '../flow/deps.ts';
import { answerEach, mergeUseCases, whenOpened } from '../flow/flow.ts';
import { extrasRead } from '../session/event.ts';

export const memo = mergeUseCases<FeatureDeps>([
  whenOpened(({ memos }) => {
    const remembered = memos.recall();
    return remembered === '' ? [] : [extrasRead({ memo: remembered })];
  }),
  answerEach('SaveMemo', ({ memos }: FeatureDeps, { text }) => {
    const written = memoOf(text);
    if (!isMemo(written)) return [];
    memos.remember(written);
    return [extrasRead({ memo: written }), { type: 'SideLayerClosed' }];
  }),
]);
