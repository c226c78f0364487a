import { landmarks, type OrderPageView } from '@baguni/presentation';
import { type ReactNode, useId } from 'react';
import { Message } from '../../shell/FailureView/Message.tsx';
import { Footer } from '../../shell/Header/Footer.tsx';
import { Header } from '../../shell/Header/Header.tsx';
import { Overlay } from '../../shell/Overlay/Overlay.tsx';
import { ListSkeleton, SummarySkeleton } from '../../shell/Skeleton/Skeleton.tsx';
import { useDocument } from '../../lib/document.ts';
import { Button, buttonClass } from '../../parts/Button/Button.tsx';
import pageStyles from '../../shell/page/Page.module.scss';
import { Columns } from '../../shell/page/Columns.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { ToCart } from './ToCart.tsx';
import styles from './OrderPage.module.scss';

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

interface OrderNoteProps {
  /** A text of the order, e.g. the memo. Hidden if missing. */
  readonly note: { readonly heading: string; readonly text: string } | undefined;
}

/** Additional information of an order: memo and delivery times. */
function OrderNote({ note }: OrderNoteProps): ReactNode {
  const id = useId();
  if (note === undefined) return null;
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 className={styles['heading']} id={id}>
        {note.heading}
      </h2>
      <p className={styles['note']}>{note.text}</p>
    </section>
  );
}

interface OrderPageProps {
  readonly order: OrderPageView;
  readonly onPay: () => void;
  readonly onRetry: () => void;
  /** Returns to the cart. If missing, the link is followed (RT-10). */
  readonly onBack?: ((path: string) => void) | undefined;
}

function Failure({ order, onRetry, onBack }: Omit<OrderPageProps, 'onPay'>): ReactNode {
  return (
    <Message id={landmarks.list} text={order.failureText}>
      <ToCart className={buttonClass({ size: 'large' })} toCart={order.toCart} onBack={onBack} />
      <Button label={order.retryLabel} onPress={onRetry} look="primary" size="large" />
    </Message>
  );
}

function Body(props: OrderPageProps): ReactNode {
  const { order } = props;
  switch (order.body) {
    case 'Loading':
      return <Columns list={<ListSkeleton />} summary={<SummarySkeleton />} />;
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
                <OrderLines order={order} />
                <OrderNote note={order.delivery} />
                <OrderNote note={order.memo} />
              </>
            }
            summary={<OrderTotals order={order} onPay={props.onPay} onBack={props.onBack} />}
          />
        </>
      );
  }
}

/** The order page after checkout: items, costs and payment (CK-13). */
export function OrderPage(props: OrderPageProps): ReactNode {
  const { order } = props;
  useDocument(order);
  const isLoading = order.body === 'Loading';
  return (
    <>
      <div className={pageStyles['root']}>
        <Header header={order.header} layout={order.layout} showsSteps />
        <main className={pageStyles['main']} id={landmarks.main}>
          <Body {...props} />
        </main>
        {order.layout === 'm' ? <Footer header={order.header} /> : null}
      </div>
      <Overlay loading={{ type: isLoading ? 'Cart' : 'None', text: isLoading ? order.loadingText : '' }} />
    </>
  );
}
