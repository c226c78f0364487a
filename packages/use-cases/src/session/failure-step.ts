import type { EnvironmentName, MessageKey, Notice, SafeTarget } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';

export type NextStep =
  /** Silent: the caller continues without the data (ER-08). */
  | { readonly type: 'GoOn' }
  | { readonly type: 'Alert'; readonly notice: Notice }
  /** Shows `notice` as a toast; the page has already reloaded the cart. */
  | { readonly type: 'Notify'; readonly notice: Notice }
  | { readonly type: 'AlertAndRefresh'; readonly notice: Notice }
  /** Shows `notice`, then opens an allowed target in `to`; home if `none` (RD-4). */
  | { readonly type: 'AlertAndRedirect'; readonly notice: Notice; readonly to: Option<SafeTarget> }
  /** Opens an allowed target in `to` silently; home if `none` (ER-03). */
  | { readonly type: 'Redirect'; readonly to: Option<SafeTarget> }
  | { readonly type: 'AlertAndGoBack'; readonly notice: Notice }
  | { readonly type: 'VerifyIdentity' }
  /** Opens the sign-in and returns to the current page (CK-15). */
  | { readonly type: 'SignIn' }
  /** Forwards to the handler of unhandled errors (ER-07). */
  | { readonly type: 'Rethrow' };

/** Origin of the request: additional information, the cart itself, or an action of the shopper. */
export type FailureOrigin = 'Info' | 'Load' | 'Act';

export interface FailureContext {
  /** Environment: locally the page does not go back; outside production it shows details (ER-04, ER-07). */
  readonly environment: EnvironmentName;
  readonly origin: FailureOrigin;
  /** Allowed target of `redirectUrl`, or `none`. */
  readonly target: Option<SafeTarget>;
  /** Fallback message of the call without a known code or a server text. */
  readonly otherwise?: MessageKey;
}
