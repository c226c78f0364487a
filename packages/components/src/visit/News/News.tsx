import type { NewsRowView, NewsView } from '@baguni/presentation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import { ChevronIcon, CouponIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import { focusListFrom } from '../../lib/focus-keeper.ts';
import { usePageMark } from '../../lib/page-marks.ts';
import styles from './News.module.scss';

type NewsProps = PartProps<{ news: NewsView }>;

interface RowProps {
  readonly row: NewsRowView;
  readonly send: NewsProps['send'];
}

function Row({ row: { name, image, text, amounts, isGood, visit }, send }: RowProps): ReactNode {
  return (
    <li className={styles['row']}>
      {image === undefined ? <CouponIcon className={styles['coupon']} /> : <ItemImage image={image} size="small" />}
      <div className={styles['texts']}>
        <p className={styles['name']}>{name}</p>
        <p className={classes(styles['change'], isGood && styles['good'])}>
          {text} {amounts === undefined ? null : <span className={styles['amounts']}>{amounts}</span>}
        </p>
      </div>
      {visit === undefined ? null : <ActionButton action={visit} send={send} />}
    </li>
  );
}

/** A live region for screen readers. It must exist before its text appears. */
function Said({ text }: { readonly text: string }): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return <output className="visually-hidden">{said}</output>;
}

const MARK = 'data-from-before';

const useMarks = (ids: readonly string[]): void => {
  const all = ids.join(' ');
  useEffect(() => {
    const rows = all === '' ? [] : all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    for (const row of rows) row.setAttribute(MARK, '');
    return () => {
      for (const row of rows) row.removeAttribute(MARK);
    };
  }, [all]);
};

/**
 * Changes since the last visit, as one expandable line above the order bar (RC-03). Takes no focus. Opening a row
 * folds it; closing it focuses the list.
 */
export function News({ news: { text, said, rows, marked, close }, send }: NewsProps): ReactNode {
  useMarks(marked);
  usePageMark('news');
  const details = useRef<HTMLDetailsElement>(null);
  const go: NewsProps['send'] = (command) => {
    if (details.current) details.current.open = false;
    send(command);
  };
  const root = useRef<HTMLElement>(null);
  const leave: NewsProps['send'] = (command) => {
    focusListFrom(root.current);
    send(command);
  };
  return (
    <aside ref={root} className={styles['root']} aria-label={text} data-news="" data-message="news">
      <Said text={said} />
      <details ref={details}>
        <summary>
          {text}
          <ChevronIcon />
        </summary>
        <ul className={styles['rows']}>
          {rows.map((row) => (
            <Row key={row.key} row={row} send={go} />
          ))}
        </ul>
      </details>
      <ActionButton action={close} send={leave} look="quiet" className={styles['close']} />
    </aside>
  );
}
