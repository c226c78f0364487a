import { landmarks, type PageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ListSkeleton, SummarySkeleton } from '../../frame/Skeleton/Skeleton.tsx';
import { SellerList } from '../../list/SellerList/SellerList.tsx';
import { Columns } from './Columns.tsx';
import { CartEmpty, CartFailure, CartSummary, CartToolbar } from './parts.tsx';

interface CartBodyProps {
  readonly page: PageView;
  readonly estimate?: ReactNode;
}

function ListHeading({ page }: CartBodyProps): ReactNode {
  return (
    <h2 className="visually-hidden" id={landmarks.list} tabIndex={-1}>
      {page.listHeading}
    </h2>
  );
}

const loading = (page: PageView): ReactNode => (
  <Columns
    list={
      <>
        <ListHeading page={page} />
        <ListSkeleton />
      </>
    }
    summary={<SummarySkeleton />}
  />
);

const cart = ({ page, estimate }: CartBodyProps): ReactNode => (
  <Columns
    list={
      <>
        <ListHeading page={page} />
        <CartToolbar estimate={estimate} />
        <SellerList />
      </>
    }
    summary={<CartSummary />}
  />
);

/** What fills the page: the list with its summary, or why there is none (PG-04, PG-05, PG-10). */
export function CartBody(props: CartBodyProps): ReactNode {
  switch (props.page.body) {
    case 'Loading':
      return loading(props.page);
    case 'Failure':
      return <CartFailure />;
    case 'Empty':
      return <CartEmpty />;
    case 'Cart':
      return cart(props);
  }
}
