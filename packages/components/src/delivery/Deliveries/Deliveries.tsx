import type { ArrivalsView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import styles from './Deliveries.module.scss';

/** Items whose cut-off is within an hour. The rows of the cart show the arrival days of all items. */
export function Deliveries({ arrivals: { heading, rows } }: { readonly arrivals: ArrivalsView }): ReactNode {
  const headingId = useId();
  return (
    <section className={styles['root']} aria-labelledby={headingId} data-arrivals="">
      <h2 className={styles['heading']} id={headingId}>
        {heading}
      </h2>
      <ul className={styles['rows']}>
        {rows.map(({ key, name, date, text, cutOff }) => (
          <li key={key} className={styles['row']}>
            <p className={styles['name']}>{name}</p>
            <p className={styles['arrival']}>
              <span className={styles['cutOff']}>{cutOff} </span>
              <time dateTime={date}>{text}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
