import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { CurrencyCode, ShippingCompanyType } from '@baguni/domain';

export interface OverseaChoice {
  /** A country type, e.g. `Japan`. */
  readonly country: string;
  readonly company: ShippingCompanyType;
  /** Currency shown next to won. */
  readonly currency: CurrencyCode;
}

/** Persistent browser memory. Never fails; lost data are ignored. */
export interface OverseaMemory {
  /** Returns the stored `company` and `currency`; unreadable data count as missing. */
  readonly recall: Task<{ readonly company: Option<ShippingCompanyType>; readonly currency: Option<CurrencyCode> }>;
  /** Stores the given fields; others stay. */
  readonly remember: (choice: Partial<OverseaChoice>) => Task<void>;
}
