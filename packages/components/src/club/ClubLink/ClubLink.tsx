import type { Command } from '@baguni/use-cases';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ClubLinkView } from '@baguni/presentation';
import { buttonClass } from '../../parts/Button/Button.tsx';

/** Reads the membership when the shopper returns from a club page. Call the result when leaving (CL-04). */
export const useMembershipReread = (send: (command: Command) => void): (() => void) => {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!hasLeft) return undefined;
    const reread = (): void => {
      if (document.visibilityState === 'visible') send({ type: 'ReadMembership' });
    };
    window.addEventListener('focus', reread);
    document.addEventListener('visibilitychange', reread);
    return () => {
      window.removeEventListener('focus', reread);
      document.removeEventListener('visibilitychange', reread);
    };
  }, [hasLeft, send]);
  return useCallback(() => setHasLeft(true), []);
};

interface ClubLinkProps {
  readonly link: ClubLinkView;
  readonly isMain?: boolean;
  readonly className?: string | undefined;
  /** Called after the club page opens, because the membership may change there. */
  readonly onLeave?: (() => void) | undefined;
}

const openApp = (address: string): void => window.location.assign(address);

const openPopup = (href: string, { width, height }: ClubLinkView['size']): boolean => {
  return window.open(href, 'smile-club', `popup,width=${width},height=${height}`) !== null;
};

/** Opens the link for its device. Returns false if the browser should follow it. */
const opened = ({ opens, size, inApp }: ClubLinkView, href: string): boolean => {
  if (opens === 'Popup') return openPopup(href, size);
  const address = opens === 'App' ? inApp(href) : undefined;
  if (address === undefined) return false;
  openApp(address);
  return true;
};

/** A link to the club: by app scheme, in a pop-up, or in a new window (CL-04). */
export function ClubLink({ link, isMain = false, className, onLeave }: ClubLinkProps): ReactNode {
  const { label, accessibleName, path } = link;
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onLeave?.();
    if (opened(link, event.currentTarget.href)) event.preventDefault();
  };
  return (
    <a
      className={isMain ? buttonClass({ look: 'line' }) : className}
      href={path}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={accessibleName === label ? undefined : accessibleName}
      onClick={press}
    >
      {label}
    </a>
  );
}
