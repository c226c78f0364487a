import type { Command } from '@baguni/use-cases';
import { useCallback, useEffect, useState } from 'react';

/** Reads the membership when the shopper returns from a club page. Call the result when leaving (CL-04). */
export const useMembershipReread = (send: (command: Command) => void): (() => void) => {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (!hasLeft) return undefined;
    const reread = (): void => {
      if (document.visibilityState === 'visible') send({ type: 'ReadMembership' });
    };
    window.addEventListener('focus', reread);
    document.addEventListener('visibilitychange', reread);
    return () => {
      window.removeEventListener('focus', reread);
      document.removeEventListener('visibilitychange', reread);
    };
  }, [hasLeft, send]);
  return useCallback(() => setHasLeft(true), []);
};
