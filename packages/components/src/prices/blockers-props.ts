import type { Command } from '@baguni/use-cases';
import type { BlockersView } from '@baguni/presentation';

export interface BlockersProps {
  readonly blockers: BlockersView;
  readonly send: (command: Command) => void;
  /** True before hydration. */
  readonly isDisabled?: boolean;
}
