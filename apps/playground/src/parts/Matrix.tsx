import type { MatrixView, RowView } from '../view/matrix.ts';
import type { Wording } from '../words/wording.ts';
import styles from './Matrix.module.scss';

const Row = ({ row, wording }: { readonly row: RowView; readonly wording: Wording }) => (
  <tr>
    <th scope="row" className={styles['coupon']}>
      {row.name}
      <span className={styles['worth']}>{row.worth}</span>
    </th>
    {row.cells.map(({ key, isChosen, mark, text }) => (
      <td key={key} className={isChosen ? styles['chosen'] : styles['cell']} title={text}>
        {isChosen ? (
          <>
            <span className={styles['hidden']}>{text} </span>
            {mark}
          </>
        ) : (
          <>
            <span className={styles['hidden']}>{wording.words.reasonNumber(mark)}</span>
            <span aria-hidden="true">{mark}</span>
            <span className={styles['hidden']}>{text}</span>
          </>
        )}
      </td>
    ))}
  </tr>
);

/** Coupons against units: what is chosen where, and by number why not elsewhere (CP-19). */
export const Matrix = ({ matrix, wording }: { readonly matrix: MatrixView; readonly wording: Wording }) => (
  <>
    {/* it scrolls sideways: who has no pointer scrolls it with the arrow keys */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <section className={styles['scroll']} aria-label={wording.words.matrix} tabIndex={0}>
      <table className={styles['table']}>
        <caption className={styles['hidden']}>{wording.words.matrix}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['corner']}>
              {wording.words.coupon}
            </th>
            {matrix.units.map(({ key, name }) => (
              <th key={key} scope="col" className={styles['unit']}>
                <span className={styles['name']} title={name}>
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row) => (
            <Row key={row.key} row={row} wording={wording} />
          ))}
        </tbody>
      </table>
    </section>
    <p className={styles['how']}>{[wording.words.matrixCaption, ...matrix.notes].join(' ')}</p>
    <ol className={styles['reasons']}>
      {matrix.reasons.map(({ key, text }) => (
        <li key={key} value={key}>
          {text}
        </li>
      ))}
    </ol>
  </>
);
