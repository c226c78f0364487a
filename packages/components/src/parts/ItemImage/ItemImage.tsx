import type { ImageView } from '@baguni/presentation';
import { useState, type ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './ItemImage.module.scss';

interface ItemImageProps {
  readonly image: ImageView;
  /** `unit` has the size of a cart row (88 px on PC, 72 px on mobile), `small` 56 px. */
  readonly size?: 'unit' | 'small';
}

/** Drawn in place of a picture that is missing. */
function NoImage(): ReactNode {
  return (
    <svg className={styles['none']} viewBox="0 0 32 32" aria-hidden="true" focusable="false" data-testid="no-image">
      <path d="M5 8.5h22v15H5z M5 20l6.5-6 5 4.5 3.5-3 7 6" />
      <circle cx="20.5" cy="12.5" r="1.75" />
    </svg>
  );
}

const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

/** A picture of an item in a box of fixed size; what is missing or does not load gives way to a placeholder (PG-14). */
export function ItemImage({ image, size = 'unit' }: ItemImageProps): ReactNode {
  const { src, alt, isStruck } = image;
  const [failed, setFailed] = useState<string>();
  // a picture of the server's first view may have failed before the page took it over: then no event tells
  const look = (picture: HTMLImageElement | null): void => {
    if (picture && hasFailed(picture)) setFailed(src);
  };
  return (
    <span className={classes(styles['root'], styles[size], isStruck && styles['struck'])}>
      {src === undefined || src === failed ? (
        <NoImage />
      ) : (
        <img
          ref={look}
          className={styles['picture']}
          src={src}
          alt={alt}
          width={88}
          height={88}
          // also in a first row: what comes before the first paint makes it later by more than a picture gains
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
