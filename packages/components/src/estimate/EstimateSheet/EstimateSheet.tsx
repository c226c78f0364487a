import styles from './EstimateSheet.module.scss';
import type { EstimateFieldView, EstimateLineView, EstimateRowView, EstimateSheetView } from '@baguni/presentation';
import { useId, type ReactNode, useRef, useState } from 'react';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton, Button } from '../../parts/Button/Button.tsx';
import { printInWindow } from '../print-window.ts';
import type { TopProps } from '../../lib/store.ts';

type OnWrite = (key: EstimateFieldView['key'], text: string) => void;

interface FieldProps {
  readonly field: EstimateFieldView;
  readonly isEditing: boolean;
  readonly onWrite: OnWrite;
}

function Field({ field, isEditing, onWrite }: FieldProps): ReactNode {
  const id = useId();
  return (
    <tr>
      <th scope="row">{isEditing ? <label htmlFor={id}>{field.label}</label> : field.label}</th>
      <td>
        {isEditing ? (
          <input
            id={id}
            className={styles['input']}
            type="text"
            autoComplete="off"
            maxLength={field.maxLength}
            value={field.draft}
            onChange={({ target }) => onWrite(field.key, target.value)}
          />
        ) : (
          field.text
        )}
      </td>
    </tr>
  );
}

function Row({ label, text }: EstimateRowView): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{text}</td>
    </tr>
  );
}

interface FactTableProps {
  readonly className: string | undefined;
  readonly caption: string;
  readonly rows: readonly EstimateRowView[];
  /** Rows above the others. */
  readonly children?: ReactNode;
}

/** A table of labels with their values. */
function FactTable({ className, caption, rows, children }: FactTableProps): ReactNode {
  return (
    <table className={className}>
      <caption>{caption}</caption>
      <tbody>
        {children}
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Amount({ text }: { readonly text: string }): ReactNode {
  return <td className={styles['amount']}>{text}</td>;
}

function Line({ line }: { readonly line: EstimateLineView }): ReactNode {
  return (
    <tr>
      <td className={styles['number']}>{line.number}</td>
      <th scope="row">
        <span className={styles['item']}>
          {line.image === undefined ? null : (
            <span className={styles['picture']}>
              <ItemImage image={line.image} size="small" />
            </span>
          )}
          <span>
            <span className={styles['name']}>{line.name}</span>
            {line.options === undefined ? null : <span className={styles['option']}>{line.options}</span>}
          </span>
        </span>
      </th>
      <td>{line.supplier}</td>
      <Amount text={line.quantity} />
      <Amount text={line.supplyPrice} />
      <Amount text={line.discount} />
      <Amount text={line.supplyTotal} />
    </tr>
  );
}

function ItemTable({ sheet }: Pick<EstimateSheetProps, 'sheet'>): ReactNode {
  return (
    <table className={styles['items']}>
      <caption>{sheet.itemsLabel}</caption>
      <thead>
        <tr>
          {sheet.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </tbody>
    </table>
  );
}

interface EstimateSheetProps extends TopProps {
  readonly sheet: EstimateSheetView;
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
        <FactTable className={styles['facts']} caption={sheet.buyerLabel} rows={[sheet.date]}>
          {sheet.fields.map((field) => (
            <Field key={field.key} field={field} isEditing={sheet.isEditing} onWrite={onWrite} />
          ))}
        </FactTable>
        <FactTable className={styles['facts']} caption={sheet.sellerLabel} rows={sheet.seller} />
      </div>
      {/* a narrow window scrolls the items sideways, also by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section className={styles['scroll']} aria-label={sheet.itemsLabel} tabIndex={0}>
        <ItemTable sheet={sheet} />
      </section>
      <FactTable className={styles['sums']} caption={sheet.sumsLabel} rows={sheet.sums} />
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
  const { emptyText } = sheet;
  const content = useRef<HTMLElement>(null);
  const [isBlocked, setBlocked] = useState(false);
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
      layer={{ ...sheet, type: 'EstimateSheet', domId: 'estimate', isTop }}
      shape="document"
      onClose={() => send(sheet.close)}
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
