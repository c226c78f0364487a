import type { Device, Tenant } from '@baguni/domain';
import type { ImageView, LinkView } from '../common/common-types.ts';
import type { HeaderView } from '../common/frame-types.ts';
import type { SummaryRowView } from '../prices/summary-types.ts';

export interface OrderLineView {
  readonly key: string;
  readonly image: ImageView;
  readonly name: string;
  readonly optionText: string;
  /** Additions, e.g. `선물 포장 × 2`. */
  readonly additions: readonly string[];
  readonly quantityText: string;
  readonly price: string;
}

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
  readonly memo: { readonly heading: string; readonly text: string } | undefined;
  readonly delivery: { readonly heading: string; readonly text: string } | undefined;
  readonly totalsHeading: string;
  readonly rows: readonly SummaryRowView[];
  readonly payableLabel: string;
  readonly payable: string;
  /** Payment button; the app adds its action. */
  readonly pay: { readonly label: string; readonly isEnabled: boolean; readonly isBusy: boolean };
  readonly notice: string | undefined;
  /** Changes of an order that was prepared again, one paragraph each. */
  readonly news: readonly string[];
  readonly failureText: string;
  readonly loadingText: string;
  readonly retryLabel: string;
  readonly toCart: LinkView;
  readonly shopOn: LinkView | undefined;
}
