import type { LayerFailureView, LayerView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import { CloseIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../Button/Button.tsx';
import { useLayer } from '../use-layer.ts';
import styles from './DialogLayer.module.scss';

/** The frame of a dialog, regardless of its content. */
export interface DialogFrame extends Pick<LayerView, 'domId' | 'title' | 'closeLabel' | 'isDimmed' | 'isTop'> {
  readonly type: string;
}

interface DialogLayerProps {
  readonly layer: DialogFrame;
  /**
   * On PC a side panel or a centred card; `document` has the width of paper. On mobile full screen, except `note`,
   * which is a bottom sheet.
   */
  readonly shape: 'panel' | 'card' | 'note' | 'document';
  /** Closes without a choice. Undefined while a request runs that cannot be stopped. */
  readonly onClose: (() => void) | undefined;
  /** Text under the title, for example the item. */
  readonly lead?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** The body of a layer whose data could not be read. */
export function LayerFailure({ failure: { text, retry }, send }: PartProps<{ failure: LayerFailureView }>): ReactNode {
  return (
    <div className={styles['failure']}>
      <p role="alert">{text}</p>
      <ActionButton action={retry} send={send} />
    </div>
  );
}

function Head({ layer, onClose, lead }: Pick<DialogLayerProps, 'layer' | 'onClose' | 'lead'>): ReactNode {
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

/** A dialog with a title, a scrolling body and a fixed foot. Inert once answered. */
export function DialogLayer(props: DialogLayerProps): ReactNode {
  const { layer, shape, onClose, lead, isBusy = false, children, foot } = props;
  const keys = useLayer({ ...layer, isClosing: false, onClose });
  return (
    <div className={classes(styles['root'], styles[shape])} inert={!layer.isTop} data-layer={layer.type}>
      {/* a shortcut for pointers; the close button is available to all users */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div className={classes(styles['veil'], layer.isDimmed && styles['dimmed'])} onClick={onClose} />
      <div
        {...keys}
        className={styles['sheet']}
        id={layer.domId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the page, not the browser, opens and closes it
        role="dialog"
        aria-modal={layer.isTop}
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
