import type { PriceNode } from '../view/price-tree.ts';
import styles from './Tree.module.scss';

interface TreeProps {
  readonly node: PriceNode;
  /** The largest amount of the tree, in won: the length of a whole bar. */
  readonly whole: number;
  readonly isOpen: (key: string) => boolean;
  readonly onToggle: (key: string, isOpen: boolean) => void;
}

const Bar = ({ amount, whole }: { readonly amount: number; readonly whole: number }) => (
  <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect
      className={amount < 0 ? styles['off'] : styles['on']}
      width={whole > 0 ? Math.min(100, (Math.abs(amount) / whole) * 100) : 0}
      height="4"
    />
  </svg>
);

const Line = ({ node, whole }: Pick<TreeProps, 'node' | 'whole'>) => (
  <span className={styles['line']}>
    <span className={styles['label']}>
      {node.label}
      {node.detail !== '' && <span className={styles['detail']}>{node.detail}</span>}
    </span>
    <span className={node.amount < 0 ? styles['less'] : styles['amount']}>{node.text}</span>
    <Bar amount={node.amount} whole={whole} />
  </span>
);

/** A branch of the tree of each won; it opens into what it is made of (PR-08). */
export const Tree = ({ node, whole, isOpen, onToggle }: TreeProps) =>
  node.children.length === 0 ? (
    <div className={styles['leaf']}>
      <Line node={node} whole={whole} />
    </div>
  ) : (
    <details
      className={styles['branch']}
      open={isOpen(node.key)}
      onToggle={({ currentTarget }) => onToggle(node.key, currentTarget.open)}
    >
      <summary className={styles['summary']} data-kind={node.kind}>
        <Line node={node} whole={whole} />
      </summary>
      {/* what is closed is not drawn: a large cart has thousands of entries */}
      {isOpen(node.key) && (
        <ul className={styles['children']}>
          {node.children.map((child) => (
            <li key={child.key}>
              <Tree node={child} whole={whole} isOpen={isOpen} onToggle={onToggle} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
