import type { EnvironmentName, MessageKey, Notice, SafeTarget } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';

/** What is done about a failed call. */
export type NextStep =
  /** Silent: the caller goes on with what it has, or with nothing (ER-08). */
  | { readonly type: 'GoOn' }
  /** Says `notice` and waits until it is closed. */
  | { readonly type: 'Alert'; readonly notice: Notice }
  /** A toast says `notice`: the page has read the cart again by itself. */
  | { readonly type: 'Notify'; readonly notice: Notice }
  /** Says `notice`, then loads the page again (ER-06). */
  | { readonly type: 'AlertAndRefresh'; readonly notice: Notice }
  /** Says `notice`, then leads to an allowed target in `to`; none: home (RD-4). */
  | { readonly type: 'AlertAndRedirect'; readonly notice: Notice; readonly to: Option<SafeTarget> }
  /** Leads to an allowed target in `to` without a word; none: home (ER-03). */
  | { readonly type: 'Redirect'; readonly to: Option<SafeTarget> }
  /** Says `notice`, then goes back to the page before (ER-04). */
  | { readonly type: 'AlertAndGoBack'; readonly notice: Notice }
  /** Leads to the verification of who the buyer is. */
  | { readonly type: 'VerifyIdentity' }
  /** Leads to signing in, and back to where the page stands (CK-15). */
  | { readonly type: 'SignIn' }
  /** Not handled here: it goes to the handler of unhandled errors (ER-07). */
  | { readonly type: 'Rethrow' };

/** Who asked: for information beside the cart, for the cart itself, or because the shopper acted. */
export type FailureOrigin = 'Info' | 'Load' | 'Act';

/** What a failure is judged by besides itself. */
export interface FailureContext {
  /** Where the page runs: locally it does not go back, outside production it says more (ER-04, ER-07). */
  readonly environment: EnvironmentName;
  /** What had been asked. */
  readonly origin: FailureOrigin;
  /** Where the answer's `redirectUrl` may lead, by the checker of targets; none: it names none, or none that is allowed. */
  readonly target: Option<SafeTarget>;
  /** What the call says of its failure where neither the code nor the server has words for it. */
  readonly otherwise?: MessageKey;
}
