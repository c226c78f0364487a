import { observer } from 'mobx-react-lite';
import { CountrySelector } from './CountrySelector/CountrySelector.tsx';
import { GuideLayer } from './GuideLayer/GuideLayer.tsx';
import { OverseaPanel } from './OverseaPanel/OverseaPanel.tsx';
import type { OverseaPartProps } from './oversea-host.ts';

/** Shipping overseas on the page, from its views. */
export const Panel = observer(function Panel({ oversea, send }: OverseaPartProps) {
  const { panel } = oversea;
  return panel === undefined ? null : <OverseaPanel panel={panel} send={send} />;
});

/** The layer that the shopper has opened, from its views. */
export const SideLayerPart = observer(function SideLayerPart({ oversea, isTop, send }: OverseaPartProps) {
  const { sideLayer } = oversea;
  if (sideLayer === undefined) return null;
  return sideLayer.type === 'CountrySelector' ? (
    <CountrySelector selector={sideLayer} isTop={isTop} send={send} />
  ) : (
    <GuideLayer guide={sideLayer} isTop={isTop} send={send} />
  );
});
