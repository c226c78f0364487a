import type { Command } from '@baguni/domain';
import type { OverseaPanelView, SideLayerView, TroubleView } from '@baguni/presentation';
import { lateFor } from '../lib/late.ts';
import type * as OverseaParts from './OverseaParts.tsx';

/** The views of overseas shipping; getters that are observed. */
interface OverseaPartViews {
  readonly panel: OverseaPanelView | undefined;
  readonly sideLayer: SideLayerView | undefined;
}

/** A page that may ship overseas. */
export interface OverseaPage {
  readonly views: {
    readonly hasSideLayer: boolean;
    /** That something failed for now, and what a press that tries again is called. */
    readonly trouble: TroubleView;
    /** Loaded when first asked for. */
    readonly oversea: () => Promise<OverseaPartViews>;
  };
  readonly send: (command: Command) => void;
}

/** What the parts of overseas shipping are given. */
export interface OverseaPartProps {
  readonly oversea: OverseaPartViews;
  /** False while a question lies over them. */
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

type Parts = typeof OverseaParts;

interface Loaded {
  readonly parts: Parts;
  readonly oversea: OverseaPartViews;
}

const load = async ({ views }: OverseaPage): Promise<Loaded> => {
  const [parts, oversea] = await Promise.all([import('./OverseaParts.tsx'), views.oversea()]);
  return { parts, oversea };
};

/** Code and views of overseas shipping once they have come. */
export const useOverseaParts = lateFor(load);
