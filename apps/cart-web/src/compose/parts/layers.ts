import { overlaysPart } from '@baguni/components/layers';
import { ContainerModule } from 'inversify';
import { markAppearances } from '../../browser/appearance.ts';
import { LATE, TOKENS } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.overlays).toDynamicValue((page) => {
    // a tab that is left and shown again was shown before: this need not be there earlier
    markAppearances(page.get(TOKENS.config).window);
    return overlaysPart;
  });
});
