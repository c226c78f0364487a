import styles from './OrderPage.module.scss';
import parts from '../../prices/Summary/Summary.module.scss';
import pageStyles from '../../shell/page/Page.module.scss';
import type { Recipient } from '@baguni/domain/internal';
import { landmarks, type LinkView, type OrderLineView, type OrderPageView } from '@baguni/presentation';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { RecipientForm, type RecipientDraft } from '../RecipientForm/RecipientForm.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import { Payable, SummaryRows } from '../../prices/Summary/Summary.tsx';
import { Button, buttonClass } from '../../parts/Button/Button.tsx';
import { DoneIcon } from '../../lib/icons.tsx';
import { Message } from '../../shell/FailureView/FailureView.tsx';
import { Footer } from '../../shell/Header/HeaderParts.tsx';
import { Header } from '../../shell/Header/Header.tsx';
import { Offline } from '../../shell/Offline/Offline.tsx';
import { Overlay } from '../../shell/Overlay/Overlay.tsx';
import { OrderSkeleton, StatusSkeleton, SummarySkeleton } from '../../shell/Skeleton/Skeleton.tsx';
import { useTitle } from '../../lib/links.ts';
import { Columns } from '../../shell/page/Columns.tsx';

interface ToCartProps {
  readonly toCart: LinkView;
  readonly className: string;
  /** Returns to the cart. If missing, the link is followed. */
  readonly onBack: ((path: string) => void) | undefined;
}

/** True if a click has no modifier for a new tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The link to the cart, which goes back in history if possible (RT-10). */
function ToCart({ toCart, className, onBack }: ToCartProps): ReactNode {
  const goBack = (event: MouseEvent): void => {
    if (onBack === undefined || !isPlain(event)) return;
    event.preventDefault();
    onBack(toCart.href);
  };
  return (
    <a className={className} href={toCart.href} onClick={goBack}>
      {toCart.label}
    </a>
  );
}

function OrderLine({ line }: { readonly line: OrderLineView }): ReactNode {
  return (
    <li className={styles['line']}>
      <ItemImage image={line.image} size="small" />
      <div className={styles['texts']}>
        <p className={styles['name']} lang={line.htmlLang}>
          {line.name}
        </p>
        <p className={styles['option']} lang={line.htmlLang}>
          {line.optionText}
        </p>
        {line.additions.map((addition) => (
          <p key={addition} className={styles['option']} lang={line.htmlLang}>
            {addition}
          </p>
        ))}
        <p className={styles['option']}>{line.quantityText}</p>
        {line.arrivalText === undefined ? null : <p className={styles['arrival']}>{line.arrivalText}</p>}
      </div>
      <p className={styles['price']}>{line.price}</p>
    </li>
  );
}

/** A section of the order with a heading. */
function Card({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}

function OrderLines({ order }: { readonly order: Pick<OrderPageView, 'lines' | 'linesHeading'> }): ReactNode {
  return (
    <Card heading={order.linesHeading}>
      <ul className={styles['lines']}>
        {order.lines.map((line) => (
          <OrderLine key={line.key} line={line} />
        ))}
      </ul>
    </Card>
  );
}

interface OrderTotalsProps {
  readonly order: OrderPageView;
  readonly onPay: () => void;
  readonly onBack: ((path: string) => void) | undefined;
}

/** True if no other element has focus. */
const isFocusFree = (): boolean => document.activeElement === document.body;

function Pay({ order: { pay, isPaid, gateway }, onPay }: Omit<OrderTotalsProps, 'onBack'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = gateway !== undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // the inert page has lost its focus
    if (wasOpen.current && !isOpen && isFocusFree()) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isPaid) return null;
  const { label, isEnabled, isBusy } = pay;
  return (
    <Button
      ref={button}
      label={label}
      isEnabled={isEnabled}
      isBusy={isBusy}
      onPress={onPay}
      look="primary"
      size="large"
      isFull
    />
  );
}

function OrderTotals({ order, onPay, onBack }: OrderTotalsProps): ReactNode {
  const id = useId();
  return (
    <section className={parts['root']} aria-labelledby={id}>
      <div className={parts['body']}>
        <h2 className={styles['heading']} id={id}>
          {order.totalsHeading}
        </h2>
        <SummaryRows rows={order.rows} />
        <div className={parts['foot']}>
          <Payable label={order.payableLabel} amount={order.payable} />
          <div className={styles['notice']} role="alert">
            {order.notice}
          </div>
          <Pay order={order} onPay={onPay} />
          {order.next === undefined ? null : (
            <ToCart
              className={buttonClass({ look: 'primary', size: 'large', isFull: true })}
              toCart={order.next}
              onBack={onBack}
            />
          )}
          {order.shopOn === undefined ? null : (
            <a
              className={buttonClass({ look: order.next ? 'line' : 'primary', size: 'large', isFull: true })}
              href={order.shopOn.href}
            >
              {order.shopOn.label}
            </a>
          )}
          {order.orders === undefined ? null : (
            <a className={buttonClass({ look: 'line', size: 'large', isFull: true })} href={order.orders.href}>
              {order.orders.label}
            </a>
          )}
          {order.next === undefined ? (
            <ToCart
              className={buttonClass({ look: order.isOutdated ? 'primary' : 'line', size: 'large', isFull: true })}
              toCart={order.toCart}
              onBack={onBack}
            />
          ) : null}
        </div>
      </div>
    </section>
  );
}

type Status = Pick<OrderPageView, 'isPaid' | 'statusText' | 'stepText' | 'numberText'>;

/** Focuses the heading when the order appears, and when paying removes the focused button (WA-14). */
const useFocusOnNews = (isPaid: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPaid = useRef(isPaid);
  useEffect(() => {
    if (isFocusFree()) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (isPaid && !wasPaid.current) heading.current?.focus();
    wasPaid.current = isPaid;
  }, [isPaid]);
  return heading;
};

function OrderStatus({ order }: { readonly order: Status }): ReactNode {
  const heading = useFocusOnNews(order.isPaid);
  return (
    <div className={styles['status']} data-paid={order.isPaid}>
      {order.isPaid ? <DoneIcon className={styles['done']} /> : null}
      <h2 className={styles['statusText']} ref={heading} tabIndex={-1}>
        {order.statusText}
      </h2>
      {order.stepText === undefined ? null : <p className={styles['number']}>{order.stepText}</p>}
      <p className={styles['number']}>{order.numberText}</p>
    </div>
  );
}

/** Changes of an order that was prepared again, announced at once before payment (CK-15). */
function OrderNews({ news }: Pick<OrderPageView, 'news'>): ReactNode {
  return (
    <div className={styles['news']} role="alert">
      {[...new Set(news)].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Arrival, address, payment method and cashback (CK-13). */
function OrderTerms({ terms }: Pick<OrderPageView, 'terms'>): ReactNode {
  if (terms === undefined) return null;
  return (
    <Card heading={terms.heading}>
      <dl className={styles['terms']}>
        {terms.rows.map(({ key, label, texts, htmlLang, change }) => (
          <div key={key} data-term={key}>
            <dt>{label}</dt>
            <dd>
              {texts.map((text) => (
                <p key={text} lang={htmlLang}>
                  {text}
                </p>
              ))}
              {change === undefined ? null : (
                <a className={styles['change']} href={change.href}>
                  {change.label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface OrderPageProps {
  readonly order: OrderPageView;
  /** Pays the order; delivers it to the entered recipient if it has no other address (CK-20). */
  readonly onPay: (recipient?: Recipient) => void;
  readonly onRetry: () => void;
  readonly draft?: RecipientDraft | undefined;
  /** Returns to the cart. If missing, the link is followed (RT-10). */
  readonly onBack?: ((path: string) => void) | undefined;
  /** Closes the payment gateway without a payment. */
  readonly onLeaveGateway?: (() => void) | undefined;
}

function Failure({ order, onRetry, onBack }: Omit<OrderPageProps, 'onPay'>): ReactNode {
  return (
    <Message id={landmarks.list} text={order.failureText}>
      <ToCart className={buttonClass({ size: 'large' })} toCart={order.toCart} onBack={onBack} />
      {order.orders === undefined ? null : (
        <a className={buttonClass({ look: 'primary', size: 'large' })} href={order.orders.href}>
          {order.orders.label}
        </a>
      )}
      {order.retryLabel === undefined ? null : (
        <Button label={order.retryLabel} onPress={onRetry} look="primary" size="large" />
      )}
    </Message>
  );
}

function Body(props: OrderPageProps): ReactNode {
  const { order, draft, onPay } = props;
  const form = useRef<HTMLFormElement>(null);
  switch (order.body) {
    case 'Loading':
      return (
        <>
          <StatusSkeleton />
          <Columns list={<OrderSkeleton />} summary={<SummarySkeleton hasButton />} />
        </>
      );
    case 'Failure':
      return <Failure {...props} />;
    case 'Order':
      return (
        <>
          <OrderStatus order={order} />
          <OrderNews news={order.news} />
          <Columns
            list={
              <>
                {order.recipient === undefined ? null : (
                  <RecipientForm
                    form={order.recipient}
                    draft={draft}
                    isBusy={order.pay.isBusy}
                    ref={form}
                    onEnter={onPay}
                  />
                )}
                <OrderTerms terms={order.terms} />
                <OrderLines order={order} />
                {order.delivery && (
                  <Card heading={order.delivery.heading}>
                    {order.delivery.slots.map(({ key, branch, htmlLang, text }) => (
                      <p key={key} className={styles['note']}>
                        <span lang={htmlLang}>{branch}</span>
                        {text}
                      </p>
                    ))}
                  </Card>
                )}
                {order.memo && (
                  <Card heading={order.memo.heading}>
                    <p className={styles['note']}>{order.memo.text}</p>
                  </Card>
                )}
              </>
            }
            summary={
              <OrderTotals
                order={order}
                onPay={() => (form.current === null ? onPay() : form.current.requestSubmit())}
                onBack={props.onBack}
              />
            }
          />
        </>
      );
  }
}

/** The payment gateway; it loads with the first payment. */
const Gateway = lazy(async () => ({
  default: (await import('../../gateways/GatewayFrame/GatewayFrame.tsx')).GatewayFrame,
}));

/** The order page after checkout: items, costs and payment (CK-13). */
export function OrderPage(props: OrderPageProps): ReactNode {
  const { order } = props;
  useTitle(order.documentTitle);
  const isLoading = order.body === 'Loading';
  return (
    <>
      <div className={pageStyles['root']} inert={order.gateway !== undefined}>
        <Header header={order.header} layout={order.layout} showsSteps />
        <main className={pageStyles['main']} id={landmarks.main}>
          <Body {...props} />
        </main>
        {order.layout === 'm' ? <Footer header={order.header} /> : null}
      </div>
      {order.gateway === undefined ? null : (
        <Suspense>
          <Gateway frame={order.gateway} isTop send={() => props.onLeaveGateway?.()} />
        </Suspense>
      )}
      <div className={styles['withoutBar']}>
        <Offline offline={order.offline} />
      </div>
      <Overlay loading={{ type: isLoading ? 'Cart' : 'None', text: isLoading ? order.loadingText : '' }} />
    </>
  );
}
