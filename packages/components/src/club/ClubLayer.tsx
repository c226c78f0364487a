import { observer } from 'mobx-react-lite';
import type { ExtrasLayerProps } from '../lib/lazy-part.ts';
import { ClubDawn } from './ClubDawn/ClubDawn.tsx';
import { ClubFrame } from './ClubFrame/ClubFrame.tsx';
import { ClubJoin } from './ClubJoin/ClubJoin.tsx';

export const ClubLayer = observer(function ClubLayer({ extras, isTop, send }: ExtrasLayerProps) {
  const { layer } = extras.club;
  if (layer === undefined) return null;
  switch (layer.type) {
    case 'SmileClubOneClickJoin':
      return <ClubJoin view={layer} isTop={isTop} send={send} />;
    case 'JoinSmileClubForSmileDelivery':
      return <ClubDawn view={layer} isTop={isTop} send={send} />;
    case 'SmileClubJoin':
      return <ClubFrame view={layer} isTop={isTop} send={send} />;
  }
});
