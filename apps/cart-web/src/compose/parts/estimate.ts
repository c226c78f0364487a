import { estimateFilesByFetch, estimateFilesByForm } from '@baguni/adapters/estimate';
import { EstimateLayer } from '@baguni/components/estimate';
import { estimateViewsOf } from '@baguni/presentation/estimate';
import { saveEstimate } from '@baguni/use-cases/estimate';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { LATE, TOKENS } from '../tokens.ts';

/** A form leaves the page: the marketplace in the page hears of its `fetch` alone (LS-10). */
const filesOf = (page: ResolutionContext) => {
  const { window, isMock } = page.get(TOKENS.config);
  const deps = { ...page.get(TOKENS.http), window };
  return isMock ? estimateFilesByFetch(deps) : estimateFilesByForm(deps);
};

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.estimate).toDynamicValue((page) => saveEstimate(filesOf(page)));
  bind(LATE.estimateViews).toDynamicValue((page) => estimateViewsOf(page.get(TOKENS.clock)));
  bind(LATE.estimateLayer).toConstantValue(EstimateLayer);
});
