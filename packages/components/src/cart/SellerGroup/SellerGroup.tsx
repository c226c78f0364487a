import styles from './SellerGroup.module.scss';
import type { SellerGroupView, AmountView, FootView } from '@baguni/presentation';
import { type ReactNode, memo, useMemo, useState } from 'react';
import { ChevronIcon } from '../../lib/icons.tsx';
import { useSafeHref } from '../../lib/links.ts';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { Gauge } from '../../prices/Gauge/Gauge.tsx';
import { ServiceBadge } from '../../parts/ServiceBadge/ServiceBadge.tsx';
import { classes, StoreContext, useShown, useStore, type PartProps } from '../../lib/store.ts';
import { observer } from 'mobx-react-lite';
import { BelowContext, useView, watchPlace } from '../../lib/off-screen.ts';
import { ShippingGroup } from '../ShippingGroup/ShippingGroup.tsx';

function SellerName({ name, href: target }: Pick<SellerGroupView, 'name' | 'href'>): ReactNode {
  const href = useSafeHref()(target);
  if (href === undefined) return name;
  return (
    <a className={styles['link']} href={href}>
      {name}
    </a>
  );
}

type HeadParts = 'name' | 'href' | 'box' | 'badge' | 'branchText' | 'countText' | 'gauge';

interface SellerHeadProps extends PartProps, Pick<SellerGroupView, HeadParts> {
  readonly headingId: string;
}

function SellerHead(props: SellerHeadProps): ReactNode {
  const { name, href, box, badge, branchText, countText, gauge, headingId, send } = props;
  return (
    <header className={styles['head']}>
      <div className={styles['box']}>
        <Checkbox box={box} send={send} />
      </div>
      <div className={styles['who']}>
        <h3 id={headingId} className={styles['name']}>
          <SellerName name={name} href={href} />
        </h3>
        {badge === undefined ? null : <ServiceBadge badge={badge} />}
        {branchText === undefined ? null : <span className={styles['aside']}>{branchText}</span>}
        <span className={styles['aside']}>{countText}</span>
      </div>
      {gauge.type === 'NONE' ? null : (
        <div className={styles['gauge']}>
          <Gauge gauge={gauge} send={send} />
        </div>
      )}
    </header>
  );
}

interface SellerFootProps {
  readonly foot: FootView;
  /** One line with the total that unfolds into its parts (phones). */
  readonly isFolded?: boolean;
}

function Part({ part: { key, label, amount, sign, isSaving } }: { readonly part: AmountView }): ReactNode {
  return (
    <div className={classes(styles['part'], key === 'Total' && styles['total'])}>
      {sign === undefined ? null : (
        <span className={styles['sign']} aria-hidden="true">
          {sign}
        </span>
      )}
      <dt className={styles['term']}>{label}</dt>
      <dd className={classes(styles['amount'], isSaving && styles['saving'])}>{amount}</dd>
    </div>
  );
}

function Sum({ parts }: Pick<FootView, 'parts'>): ReactNode {
  return (
    <dl className={styles['sum']}>
      {parts.map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </dl>
  );
}

export function SellerFoot({ foot, isFolded }: SellerFootProps): ReactNode {
  const total = foot.parts.at(-1);
  return (
    <footer className={styles['foot']}>
      <h4 className="visually-hidden">{foot.label}</h4>
      {isFolded ? (
        <details>
          <summary className={styles['total']}>
            <span className={styles['term']}>{total?.label}</span>
            <span className={styles['amount']}>{total?.amount}</span>
            <ChevronIcon />
          </summary>
          <Sum parts={foot.parts.slice(0, -1)} />
        </details>
      ) : (
        <Sum parts={foot.parts} />
      )}
      {foot.isShippingKnown ? null : <p className={styles['without']}>{foot.text}</p>}
    </footer>
  );
}

const Head = memo(SellerHead);
const Foot = memo(SellerFoot);

/** The content of a card. It reads the settled views until it is near. Its place does not re-render the card. */
function Body({ isBelow, children }: { readonly isBelow: boolean; readonly children: ReactNode }): ReactNode {
  const store = useStore();
  const [isOff, setIsOff] = useState(isBelow);
  const [isFar, setIsFar] = useState(isBelow);
  if (isFar && !isOff) setIsFar(false);
  const [watch] = useState(() => watchPlace(setIsOff));
  const settled = useMemo(() => ({ ...store, views: store.views.settled }), [store]);
  return (
    <BelowContext value={isFar}>
      <StoreContext value={isOff ? settled : store}>
        <div ref={watch} className={styles['body']}>
          {children}
        </div>
      </StoreContext>
    </BelowContext>
  );
}

export const SellerGroup = observer(function SellerGroup({ groupKey }: { readonly groupKey: string }): ReactNode {
  const { views, send } = useStore();
  const [group, ref] = useView((those) => those.sellerGroup(groupKey));
  useShown(groupKey);
  if (group === undefined) return null;
  const { domId, isBelow, foot } = group;
  const headingId = `${domId}-name`;
  return (
    <article
      ref={ref}
      id={domId}
      className={styles['root']}
      aria-labelledby={headingId}
      data-rows={group.unitCount}
      data-below={isBelow || undefined}
    >
      <Head
        name={group.name}
        href={group.href}
        box={group.box}
        badge={group.badge}
        branchText={group.branchText}
        countText={group.countText}
        gauge={group.gauge}
        headingId={headingId}
        send={send}
      />
      <Body isBelow={isBelow}>
        {group.shippingGroupKeys.map((key) => (
          <div key={key} className={styles['parcel']}>
            <ShippingGroup groupKey={key} />
          </div>
        ))}
      </Body>
      {foot && <Foot foot={foot} isFolded={views.page.layout === 'm'} />}
    </article>
  );
});
