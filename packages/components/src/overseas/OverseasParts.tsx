import { observer } from 'mobx-react-lite';
import { CountrySelector } from './CountrySelector/CountrySelector.tsx';
import { GuideLayer } from './GuideLayer/GuideLayer.tsx';
import { OverseasPanel } from './OverseasPanel/OverseasPanel.tsx';
import type { OverseasPartProps } from './overseas-page.ts';

export const Panel = observer(function Panel({ overseas, send }: OverseasPartProps) {
  const { panel } = overseas;
  return panel === undefined ? null : <OverseasPanel panel={panel} send={send} />;
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
