import type { EstimateFieldView, EstimateLineView, EstimateRowView, EstimateSheetView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import styles from './EstimateSheet.module.scss';

export type OnWrite = (key: EstimateFieldView['key'], text: string) => void;

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

interface BuyerTableProps {
  readonly sheet: EstimateSheetView;
  readonly onWrite: OnWrite;
}

export function BuyerTable({ sheet, onWrite }: BuyerTableProps): ReactNode {
  return (
    <table className={styles['facts']}>
      <caption>{sheet.buyerLabel}</caption>
      <tbody>
        {sheet.fields.map((field) => (
          <Field key={field.key} field={field} isEditing={sheet.isEditing} onWrite={onWrite} />
        ))}
        <Row {...sheet.date} />
      </tbody>
    </table>
  );
}

export function SellerTable({ sheet }: Pick<BuyerTableProps, 'sheet'>): ReactNode {
  return (
    <table className={styles['facts']}>
      <caption>{sheet.sellerLabel}</caption>
      <tbody>
        {sheet.seller.map((row) => (
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

export function ItemTable({ sheet }: Pick<BuyerTableProps, 'sheet'>): ReactNode {
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

export function SumTable({ sheet }: Pick<BuyerTableProps, 'sheet'>): ReactNode {
  return (
    <table className={styles['sums']}>
      <caption>{sheet.sumsLabel}</caption>
      <tbody>
        {sheet.sums.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
    </table>
  );
}
