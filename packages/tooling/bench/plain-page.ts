/// <reference lib="dom" />
import { createElement as h, memo, useReducer, type Dispatch, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A row of the plain page. */
export interface PlainRow {
  readonly id: number;
  readonly name: string;
  readonly option: string;
  readonly picture: string;
  /** Unit price in won. */
  readonly price: number;
  readonly quantity: number;
  readonly isSelected: boolean;
}

/** A unit in a response of the product. */
export interface Unit {
  readonly cartUnitId: number;
  readonly quantity: number;
  readonly item: {
    readonly itemName: string;
    readonly itemImageUrl: string;
    readonly itemSellPrice: number;
    readonly options: readonly { readonly optionEntries: readonly { readonly value: string }[] }[];
  };
}

/** Returns the row of a unit. */
export const plainRowOf = ({ cartUnitId: id, quantity, item }: Unit, isSelected: boolean): PlainRow => ({
  id,
  name: item.itemName,
  option: item.options.flatMap(({ optionEntries }) => optionEntries.map(({ value }) => value)).join(' · '),
  picture: item.itemImageUrl,
  price: item.itemSellPrice,
  quantity,
  isSelected,
});

type Change =
  | { readonly type: 'Quantity'; readonly id: number; readonly by: number }
  | { readonly type: 'Toggle'; readonly id: number }
  | { readonly type: 'ToggleAll' };

const areAllSelected = (rows: readonly PlainRow[]): boolean => rows.every(({ isSelected }) => isSelected);

const after = (rows: readonly PlainRow[], change: Change): readonly PlainRow[] => {
  if (change.type === 'ToggleAll') {
    const isSelected = !areAllSelected(rows);
    return rows.map((row) => ({ ...row, isSelected }));
  }
  return rows.map((row) => {
    if (row.id !== change.id) return row;
    if (change.type === 'Toggle') return { ...row, isSelected: !row.isSelected };
    return { ...row, quantity: Math.max(1, row.quantity + change.by) };
  });
};

const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;

interface RowProps {
  readonly row: PlainRow;
  readonly send: Dispatch<Change>;
}

const Row = memo(function Row({ row, send }: RowProps): ReactElement {
  const { id, name, option, picture, price, quantity, isSelected } = row;
  const toggle = (): void => send({ type: 'Toggle', id });
  const step = (by: number): ReactElement =>
    h('button', { type: 'button', onClick: () => send({ type: 'Quantity', id, by }) }, by < 0 ? '−' : '+');
  return h(
    'li',
    { className: 'row' },
    h('input', { type: 'checkbox', checked: isSelected, onChange: toggle, 'aria-label': name }),
    h('img', { src: picture, alt: '', width: 88, height: 88, loading: 'lazy', decoding: 'async' }),
    h('div', { className: 'texts' }, h('h2', null, name), h('p', null, option)),
    h('div', { className: 'quantity' }, step(-1), h('input', { value: quantity, readOnly: true }), step(1)),
    h('strong', null, won(price * quantity)),
  );
});

/** The baseline of the page: rows, select all and a total in plain React. Hydrates itself in a browser. */
export const PlainPage = ({ rows: first }: { readonly rows: readonly PlainRow[] }): ReactElement => {
  const [rows, send] = useReducer(after, first);
  const total = rows.reduce((sum, row) => sum + (row.isSelected ? row.price * row.quantity : 0), 0);
  const toggleAll = (): void => send({ type: 'ToggleAll' });
  return h(
    'main',
    null,
    h(
      'label',
      null,
      h('input', { type: 'checkbox', id: 'all', checked: areAllSelected(rows), onChange: toggleAll }),
      '전체',
    ),
    h(
      'ul',
      null,
      rows.map((row) => h(Row, { key: row.id, row, send })),
    ),
    h('p', { id: 'total' }, won(total)),
  );
};

if ('document' in globalThis) {
  const root = document.querySelector('#root');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the benchmark
  const rows = JSON.parse(document.querySelector('#rows')?.textContent ?? '[]') as readonly PlainRow[];
  if (root) hydrateRoot(root, h(PlainPage, { rows }));
}
