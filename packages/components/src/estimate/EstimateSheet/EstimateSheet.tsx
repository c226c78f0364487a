import type { Command } from '@baguni/use-cases';
import type { EstimateSheetView } from '@baguni/presentation';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { printInWindow } from '../print-window.ts';
import styles from './EstimateSheet.module.scss';
import { BuyerTable, ItemTable, SellerTable, SumTable, type OnWrite } from './EstimateTables.tsx';

interface EstimateSheetProps {
  readonly sheet: EstimateSheetView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
  readonly onWrite: OnWrite;
  readonly onToggleEditing: () => void;
  /** The title of the printout, with seconds (ES-04). */
  readonly printTitle: () => string;
}

interface ContentProps extends Pick<EstimateSheetProps, 'sheet' | 'onWrite'> {
  readonly ref: React.Ref<HTMLElement>;
}

/** The printed content, without buttons. */
function Content({ sheet, onWrite, ref }: ContentProps): ReactNode {
  return (
    <article ref={ref} className={styles['sheet']} aria-label={sheet.title}>
      <p className={styles['title']}>{sheet.title}</p>
      <div className={styles['parties']}>
        <BuyerTable sheet={sheet} onWrite={onWrite} />
        <SellerTable sheet={sheet} />
      </div>
      {/* a narrow window scrolls the items sideways, also by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section className={styles['scroll']} aria-label={sheet.itemsLabel} tabIndex={0}>
        <ItemTable sheet={sheet} />
      </section>
      <SumTable sheet={sheet} />
      {sheet.notices.map((notice) => (
        <p key={notice} className={styles['notice']}>
          {notice}
        </p>
      ))}
      <section aria-label={sheet.notesLabel}>
        <ul className={styles['notes']}>
          {sheet.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </article>
  );
}

/** The estimate of the selection: edit, print and save (ES-01). */
export function EstimateSheet(props: EstimateSheetProps): ReactNode {
  const { sheet, isTop, send, onWrite, onToggleEditing, printTitle } = props;
  const { title, close, closeLabel, isDimmed, emptyText } = sheet;
  const content = useRef<HTMLElement>(null);
  const [isBlocked, setBlocked] = useState(false);
  const leave = useCallback(() => send(close), [send, close]);
  const print = (): void => {
    if (content.current) setBlocked(!printInWindow(window, content.current, printTitle()));
  };
  const foot = (
    <div className={styles['foot']}>
      <p role="alert" className={styles['blocked']}>
        {isBlocked ? sheet.blockedText : ''}
      </p>
      <Button label={sheet.editLabel} look="quiet" onPress={onToggleEditing} />
      <Button label={sheet.printLabel} onPress={print} size="large" />
      <ActionButton action={sheet.save} send={send} look="primary" size="large" />
    </div>
  );
  return (
    <DialogLayer
      layer={{ type: 'EstimateSheet', domId: 'estimate', title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="document"
      onClose={leave}
      foot={emptyText === undefined ? foot : undefined}
    >
      {emptyText === undefined ? (
        <Content ref={content} sheet={sheet} onWrite={onWrite} />
      ) : (
        <p className={styles['empty']}>{emptyText}</p>
      )}
    </DialogLayer>
  );
}
