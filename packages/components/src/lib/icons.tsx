import type { ReactNode } from 'react';
import { classes } from './store.ts';

interface IconProps {
  readonly className?: string | undefined;
}

/** Creates a decorative line icon in the text colour. The class has its size and stroke, as each row has an icon. */
export const icon = (path: string): ((props: IconProps) => ReactNode) => {
  return function Icon({ className }: IconProps): ReactNode {
    return (
      <svg className={classes('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
};

export const BackIcon = icon('M15 5l-7 7 7 7');
export const HomeIcon = icon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z');
/** A chevron, rotated when open. */
export const ChevronIcon = icon('M6 9l6 6 6-6');
export const PinIcon = icon(
  'M12 21c4-5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const CartIcon = icon(
  'M3 4h2.5l2.2 11h10.1l2.2-8H6.2M9 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM16.5 20a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
);
export const NoticeIcon = icon('M12 8v5M12 16.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z');
export const DoneIcon = icon('M7.5 12.5l3 3 6-6.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const CouponIcon = icon('M3.5 7.5h17v3a2 2 0 0 0 0 4v3h-17v-3a2 2 0 0 0 0-4zM14 8v1.5M14 11.7v1M14 15v1.5');
export const SparkIcon = icon('M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM19 16v4M17 18h4');
