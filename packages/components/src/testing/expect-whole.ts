import { expect } from 'storybook/test';

/** Expects that no line of these texts is cut off. */
export const expectWhole = async (...texts: readonly HTMLElement[]): Promise<void> => {
  for (const { clientHeight, scrollHeight } of texts) await expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
};
