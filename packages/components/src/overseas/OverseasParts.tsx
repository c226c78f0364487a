import { observer } from 'mobx-react-lite';
import { CountrySelector } from './CountrySelector/CountrySelector.tsx';
import { GuideLayer } from './GuideLayer/GuideLayer.tsx';
import { OverseasPanel } from './OverseasPanel/OverseasPanel.tsx';
import type { SideLayer } from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';
import type { IdNumberDraft, OverseasPanelView, SideLayerView, TroubleView } from '@baguni/presentation';
import type { ComponentType } from 'react';
import type { TopProps } from '../lib/store.ts';

export interface OverseasPartViews {
  readonly panel: OverseasPanelView | undefined;
  readonly idNumberDraft?: Pick<IdNumberDraft, 'text' | 'keep'>;
  readonly sideLayer: SideLayerView | undefined;
}

export interface OverseasPage {
  readonly views: {
    readonly sideLayer: SideLayer | null;
    readonly trouble: TroubleView;
  };
  readonly send: (command: Command) => void;
}

type OverseasPartProps = TopProps<{ overseas: OverseasPartViews }>;

export interface OverseasComponents {
  readonly Panel: ComponentType<OverseasPartProps>;
  readonly SideLayerPart: ComponentType<OverseasPartProps>;
}

export const Panel = observer(function Panel({ overseas, send }: OverseasPartProps) {
  const { panel, idNumberDraft } = overseas;
  return panel === undefined ? null : <OverseasPanel panel={panel} draft={idNumberDraft} send={send} />;
});

export const SideLayerPart = observer(function SideLayerPart({ overseas, isTop, send }: OverseasPartProps) {
  const { sideLayer } = overseas;
  if (sideLayer === undefined) return null;
  return sideLayer.type === 'CountrySelector' ? (
    <CountrySelector selector={sideLayer} isTop={isTop} send={send} />
  ) : (
    <GuideLayer guide={sideLayer} isTop={isTop} send={send} />
  );
});
