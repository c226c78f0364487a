import type { Command } from '@baguni/use-cases';
import type { BlockersView } from '@baguni/presentation';

/** What blocks an order, and where the shopper's answers go. */
export interface BlockersProps {
  readonly blockers: BlockersView;
  readonly send: (command: Command) => void;
  /** Before the page listens. */
  readonly isDisabled?: boolean;
}
