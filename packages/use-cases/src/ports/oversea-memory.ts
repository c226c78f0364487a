import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { CurrencyCode, ShippingCompanyType } from '@baguni/domain';

/** What a shopper chose of shipping overseas (CO-01, CO-02). */
export interface OverseaChoice {
  /** A country's type, e.g. `Japan`. */
  readonly country: string;
  /** Who is to carry parcels. */
  readonly company: ShippingCompanyType;
  /** In which currency amounts show beside won. */
  readonly currency: CurrencyCode;
}

/** The memory of a browser over visits. It never fails: what cannot be remembered is forgotten. */
export interface OverseaMemory {
  /** What was chosen before, `company` and `currency`; an unreadable memory counts as none. */
  readonly recall: Task<{ readonly company: Option<ShippingCompanyType>; readonly currency: Option<CurrencyCode> }>;
  /** Keeps what is there of a choice; the rest stays. */
  readonly remember: (choice: Partial<OverseaChoice>) => Task<void>;
}
