import { observer } from 'mobx-react-lite';
import { CountrySelector } from './CountrySelector/CountrySelector.tsx';
import { GuideLayer } from './GuideLayer/GuideLayer.tsx';
import { OverseasPanel } from './OverseasPanel/OverseasPanel.tsx';
import type { OverseasViews } from '@baguni/presentation';
import type { PartProps, TopProps } from '../lib/store.ts';

type PanelProps = PartProps<{ overseas: Pick<OverseasViews, 'panel'> & Partial<OverseasViews> }>;

export const Panel = observer(function Panel({ overseas, send }: PanelProps) {
  const { panel, idNumberDraft } = overseas;
  return panel === undefined ? null : <OverseasPanel panel={panel} draft={idNumberDraft} send={send} />;
});

type SideLayerPartProps = TopProps<{ overseas: Pick<OverseasViews, 'sideLayer'> }>;

export const SideLayerPart = observer(function SideLayerPart({ overseas, isTop, send }: SideLayerPartProps) {
  const { sideLayer } = overseas;
  if (sideLayer === undefined) return null;
  return sideLayer.type === 'CountrySelector' ? (
    <CountrySelector selector={sideLayer} isTop={isTop} send={send} />
  ) : (
    <GuideLayer guide={sideLayer} isTop={isTop} send={send} />
  );
});
