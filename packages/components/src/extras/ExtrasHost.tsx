import type { ReactNode } from 'react';
import type { ExtrasPage, ExtrasParts } from './extras-page.ts';
import { useExtrasParts } from './use-extras-parts.ts';

interface ExtrasHostProps {
  readonly page: ExtrasPage;
  readonly parts: ExtrasParts;
}

// the cart works without it, so what does not come is not missed
const goOn = (): undefined => undefined;

/** The place below the cart for what is around it (LS-04). */
export function ExtrasHost({ page, parts }: ExtrasHostProps): ReactNode {
  const loaded = useExtrasParts(page, parts, goOn);
  return loaded === undefined ? null : <loaded.components.Below extras={loaded.extras} send={page.send} />;
}
