import type { ClubLinkView } from '@baguni/presentation';
import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../../../parts/Button/Button.tsx';

interface ClubLinkProps {
  readonly link: ClubLinkView;
  /** Looks like a button: the one thing to press of its place. */
  readonly isMain?: boolean;
  readonly className?: string | undefined;
  /** The page of the club was opened: what the shopper does there may change the membership. */
  readonly onLeave?: (() => void) | undefined;
}

const openApp = (address: string): void => window.location.assign(address);

/** False where the browser opens no pop-up: the link is followed then. */
const openPopup = (href: string, { width, height }: ClubLinkView['size']): boolean => {
  return window.open(href, 'smile-club', `popup,width=${width},height=${height}`) !== null;
};

/** Opens it as its device does; false where the browser may follow the link by itself (CL-03, CL-04). */
const opened = ({ opens, size, inApp }: ClubLinkView, href: string): boolean => {
  if (opens === 'Popup') return openPopup(href, size);
  const address = opens === 'App' ? inApp(href) : undefined;
  if (address === undefined) return false;
  openApp(address);
  return true;
};

/** Leads to a page of the club: by the app's scheme, in a pop-up of its size, or in a new window (CL-04). */
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
