import type { ImageView } from '@baguni/presentation';
import { memo, useState, type ReactNode } from 'react';
import { classes } from '../../lib/store.ts';
import styles from './ItemImage.module.scss';

export interface ItemImageProps {
  readonly image: ImageView;
  /** `unit`: 88 px on PC, 72 px on mobile. `small`: 56 px. */
  readonly size?: 'unit' | 'small';
}

function NoImage(): ReactNode {
  return (
    <svg className={styles['none']} viewBox="0 0 32 32" aria-hidden="true" focusable="false" data-testid="no-image">
      <path d="M5 8.5h22v15H5z M5 20l6.5-6 5 4.5 3.5-3 7 6" />
      <circle cx="20.5" cy="12.5" r="1.75" />
    </svg>
  );
}

const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

/** An item picture in a fixed box. A missing or failed one shows a placeholder. */
export const ItemImage = memo(function ItemImage({ image, size = 'unit' }: ItemImageProps): ReactNode {
  const { src, alt, isStruck } = image;
  const [failed, setFailed] = useState<string>();
  // a server-rendered picture may have failed before hydration, without an event
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
          // also in the first row, because eager loading would delay the first paint
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
});
