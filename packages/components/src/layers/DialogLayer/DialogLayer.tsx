import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { CloseIcon } from '../../lib/icons.tsx';
import { useLayer } from '../use-layer.ts';
import styles from './DialogLayer.module.scss';

/** A dialog as it stands over the page, whatever it holds. */
export interface DialogFrame {
  readonly type: string;
  /** Unique on the page; prefix of the ids inside. */
  readonly domId: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
  readonly isClosing: boolean;
  readonly isTop: boolean;
}

interface DialogLayerProps {
  readonly layer: DialogFrame;
  /**
   * On PC: a panel at the side beside which the cart stays in sight, or a card in the middle. Mobile: the whole screen,
   * but for a note: a sheet from below, no higher than what it says. A document is as wide as a sheet of paper.
   */
  readonly shape: 'panel' | 'card' | 'note' | 'document';
  /** Closes without a choice; none while something runs that cannot be stopped. */
  readonly onClose: (() => void) | undefined;
  /** Stands under the title, e.g. which item it is about. */
  readonly lead?: ReactNode;
  /** What it holds takes no input, e.g. while a choice is on its way to the server; the foot still does. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  /** Sums and buttons that stay in sight. */
  readonly foot?: ReactNode;
}

type HeadProps = Pick<DialogLayerProps, 'layer' | 'onClose' | 'lead'>;

function Head({ layer, onClose, lead }: HeadProps): ReactNode {
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']} id={`${layer.domId}-title`} tabIndex={-1} data-initial-focus>
        {layer.title}
      </h2>
      {onClose === undefined ? null : (
        <button type="button" className={styles['close']} aria-label={layer.closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      )}
      {lead === undefined ? null : <div className={styles['lead']}>{lead}</div>}
    </div>
  );
}

/** A dialog with a title, a part that scrolls and a foot that stays (LY-04). Inert as soon as it is answered. */
export function DialogLayer(props: DialogLayerProps): ReactNode {
  const { layer, shape, onClose, lead, isBusy = false, children, foot } = props;
  const keys = useLayer({ isTop: layer.isTop, onClose });
  return (
    <div
      className={classes(styles['root'], styles[shape], layer.isClosing && styles['closing'])}
      inert={!layer.isTop}
      data-layer={layer.type}
    >
      {/* a shortcut for pointers; the close button is there for everybody */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div className={classes(styles['veil'], layer.isDimmed && styles['dimmed'])} onClick={onClose} />
      <div
        {...keys}
        className={styles['sheet']}
        id={layer.domId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the page, not the browser, opens and closes it
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${layer.domId}-title`}
        tabIndex={-1}
      >
        <Head layer={layer} onClose={onClose} lead={lead} />
        <div className={styles['body']} inert={isBusy}>
          {children}
        </div>
        {foot === undefined ? null : <div className={styles['foot']}>{foot}</div>}
      </div>
    </div>
  );
}
