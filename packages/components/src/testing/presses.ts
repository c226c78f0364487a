import type { Command } from '@baguni/use-cases';
import { expect, userEvent } from 'storybook/test';

interface Played {
  readonly args: { readonly send?: (command: Command) => void };
  readonly canvas: {
    readonly getByRole: (role: 'button' | 'link', options: { readonly name: string | RegExp }) => HTMLElement;
  };
}

/** Plays a press of a control, and expects its command. */
export const presses =
  (name: string | RegExp, command: Command, role: 'button' | 'link' = 'button') =>
  async ({ args, canvas }: Played): Promise<void> => {
    await userEvent.click(canvas.getByRole(role, { name }));
    await expect(args.send).toHaveBeenLastCalledWith(command);
  };
