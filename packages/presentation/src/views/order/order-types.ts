import type { Device, Tenant } from '@baguni/domain';
import type { ImageView, LinkView } from '../common/common-types.ts';
import type { HeaderView } from '../frame/frame-types.ts';
import type { SummaryRowView } from '../summary/summary-types.ts';

/** One ordered unit on the order page. */
export interface OrderLineView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  readonly optionText: string;
  /** What was ordered with it, e.g. `선물 포장 × 2`. */
  readonly additions: readonly string[];
  readonly quantityText: string;
  readonly price: string;
}

/** The page that a checkout leads to. */
export interface OrderPageView {
  readonly title: string;
  readonly documentTitle: string;
  readonly htmlLang: string;
  readonly layout: Device;
  readonly tenant: Tenant;
  readonly body: 'Loading' | 'Failure' | 'Order';
  readonly header: HeaderView;
  readonly numberText: string;
  /** `결제 대기` or `결제 완료`. */
  readonly statusText: string;
  readonly isPaid: boolean;
  readonly linesHeading: string;
  readonly lines: readonly OrderLineView[];
  /** What the shopper wrote for the order; undefined where nothing (LY-08). */
  readonly memo: { readonly heading: string; readonly text: string } | undefined;
  /** When branches bring it, a line each; undefined where no time was chosen (LY-09). */
  readonly delivery: { readonly heading: string; readonly text: string } | undefined;
  readonly totalsHeading: string;
  readonly rows: readonly SummaryRowView[];
  readonly payableLabel: string;
  readonly payable: string;
  /** Pay at the reference marketplace; the app gives it its action. */
  readonly pay: { readonly label: string; readonly isEnabled: boolean; readonly isBusy: boolean };
  readonly notice: string | undefined;
  /** What is new of an order that was prepared again, a paragraph each (CK-15). */
  readonly news: readonly string[];
  readonly failureText: string;
  readonly loadingText: string;
  readonly retryLabel: string;
  readonly toCart: LinkView;
  /** Where to shop on, once the order is paid. */
  readonly shopOn: LinkView | undefined;
}
