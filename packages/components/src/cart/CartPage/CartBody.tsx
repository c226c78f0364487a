import { landmarks, type PageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { Boundary } from '../../shell/Boundary/Boundary.tsx';
import { ListSkeleton, SummarySkeleton } from '../../shell/Skeleton/Skeleton.tsx';
import { SellerList } from '../SellerList/SellerList.tsx';
import type { PageOverlays } from '../Layers/page-overlays.tsx';
import { Columns } from '../../shell/page/Columns.tsx';
import { CartAddressBar, CartCountry, CartEmpty, CartMore, CartFailure, CartSummary, CartToolbar } from './parts.tsx';

interface CartBodyProps {
  readonly page: PageView;
  readonly overlays: PageOverlays;
}

function ListHeading({ page }: Pick<CartBodyProps, 'page'>): ReactNode {
  return (
    <h2 className="visually-hidden" id={landmarks.list} tabIndex={-1}>
      {page.listHeading}
    </h2>
  );
}

interface Columned {
  readonly list: ReactNode;
  readonly summary?: ReactNode;
}

const loading = (page: PageView): Columned => ({
  list: (
    <>
      <ListHeading page={page} />
      <ListSkeleton />
    </>
  ),
  summary: <SummarySkeleton />,
});

const cart = ({ page, overlays }: CartBodyProps): Columned => ({
  list: (
    <>
      <ListHeading page={page} />
      {page.layout === 'pc' && <CartToolbar />}
      <SellerList />
    </>
  ),
  summary: (
    <Boundary>
      <CartSummary overlays={overlays} />
    </Boundary>
  ),
});

const columnsOf = (props: CartBodyProps): Columned => {
  switch (props.page.body) {
    case 'Loading':
      return loading(props.page);
    case 'Failure':
      return { list: <CartFailure /> };
    case 'Empty':
      return { list: <CartEmpty /> };
    case 'Cart':
      return cart(props);
  }
};

const barsOf = ({ overlays }: CartBodyProps): ReactNode => (
  <>
    <CartAddressBar />
    <CartCountry overlays={overlays} />
  </>
);

/** The page content: list and summary, or the empty, failed or loading view. */
export function CartBody(props: CartBodyProps): ReactNode {
  return <Columns bars={barsOf(props)} {...columnsOf(props)} below={<CartMore overlays={props.overlays} />} />;
}
