import { overlaysPart } from '@baguni/components/layers';
import { ContainerModule } from 'inversify';
import { LATE } from '../tokens.ts';

export const part = new ContainerModule(({ bind }) => {
  bind(LATE.overlays).toConstantValue(overlaysPart);
});
