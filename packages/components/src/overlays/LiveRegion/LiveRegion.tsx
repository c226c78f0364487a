import { observer } from 'mobx-react-lite';
import type { OverlaysProps } from '../overlays-part.ts';

/** Says what changed to those who cannot see it: politely, one message at a time; a new key says a text again (WA-28). */
export const LiveRegion = observer(function LiveRegion({ announcer }: Pick<OverlaysProps['layers'], 'announcer'>) {
  const { key, text } = announcer.announcement;
  return (
    <output className="visually-hidden" data-testid="live-region">
      <span key={key}>{text}</span>
    </output>
  );
});
