import styles from './CouponBox.module.scss';
import type { CouponBoxView, CouponRunningTotalView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { CouponIcon } from '../../lib/icons.tsx';
import { CouponSection, FixedSection } from '../CouponSection/CouponSection.tsx';
import { DialogLayer, LayerFailure } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import type { PartProps } from '../../lib/store.ts';

/** The total of the choice: visible as a sum, announced as one sentence (WA-28). */
function CouponTotal({ total }: { readonly total: CouponRunningTotalView }): ReactNode {
  const { label, saving, isSaving, payableLabel, before, after, text } = total;
  return (
    <>
      <output className="visually-hidden">{text}</output>
      <dl className={styles['total']} aria-hidden="true">
        <div className={styles['row']}>
          <dt>{label}</dt>
          <dd className={isSaving ? styles['saving'] : undefined}>{saving}</dd>
        </div>
        <div className={styles['row']}>
          <dt>{payableLabel}</dt>
          <dd className={styles['payable']}>
            {before === after ? null : <s className={styles['before']}>{before}</s>}
            <strong className={styles['after']}>{after}</strong>
          </dd>
        </div>
      </dl>
    </>
  );
}

type BoxProps = PartProps<{ box: CouponBoxView }>;

/** The total of the choice, notes, and the buttons to apply or cancel. */
function CouponBoxFoot({ box, send }: BoxProps): ReactNode {
  const { body, total, notices, apply, cancel, isApplying, applyingText } = box;
  return (
    <>
      {body === 'Coupons' ? <CouponTotal total={total} /> : null}
      {notices.map((notice) => (
        <p key={notice} className={styles['notice']}>
          {notice}
        </p>
      ))}
      <output className={styles['applying']}>{isApplying ? applyingText : null}</output>
      <div className={styles['buttons']}>
        <ActionButton action={cancel} send={send} size="large" />
        {body === 'Coupons' ? (
          <ActionButton action={apply} send={send} look="primary" size="large" isBusy={isApplying} />
        ) : null}
      </div>
    </>
  );
}

const cards = ['none', 'first', 'second', 'third', 'fourth'];

function CouponSkeleton({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      <output className="visually-hidden">{text}</output>
      <div className={styles['skeletons']} aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className={styles['skeleton']} data-card={card} />
        ))}
      </div>
    </>
  );
}

function Information({ box }: Pick<BoxProps, 'box'>): ReactNode {
  const { domId, information, informationLabel } = box;
  if (information.length === 0) return null;
  return (
    <section className={styles['information']} aria-labelledby={`${domId}-information`}>
      <h3 className={styles['informationLabel']} id={`${domId}-information`}>
        {informationLabel}
      </h3>
      <dl>
        {information.map(({ key, label, amount }) => (
          <div key={key} className={styles['row']}>
            <dt>{label}</dt>
            <dd className={styles['saving']}>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sections({ box, send }: BoxProps): ReactNode {
  return (
    <div className={styles['sections']}>
      {box.sections.map((section) => (
        <CouponSection key={section.domId} section={section} send={send} />
      ))}
      {box.fixed.map((coupon) => (
        <FixedSection key={coupon.domId} coupon={coupon} />
      ))}
      <Information box={box} />
    </div>
  );
}

function CouponBoxBody({ box, send }: BoxProps): ReactNode {
  switch (box.body) {
    case 'Loading':
      return <CouponSkeleton text={box.loadingText} />;
    case 'Failure':
      return <LayerFailure failure={box.failure} send={send} />;
    case 'Empty':
      return (
        <div className={styles['message']}>
          <CouponIcon className={styles['emptyIcon']} />
          <output>{box.emptyText}</output>
          <Information box={box} />
        </div>
      );
    case 'Coupons':
      return <Sections box={box} send={send} />;
  }
}

function Item({ item }: Pick<CouponBoxView, 'item'>): ReactNode {
  return (
    <div className={styles['item']}>
      <ItemImage image={item.image} />
      <div className={styles['itemTexts']}>
        <p className={styles['itemName']}>{item.name}</p>
        <p className={styles['itemOption']}>{item.optionText}</p>
      </div>
    </div>
  );
}

/**
 * The coupons of a unit, item and parcel: one choice per section, used only after Apply. A side panel on PC, full
 * screen on mobile.
 */
export function CouponBox({ box, isTop, send }: BoxProps & { readonly isTop: boolean }): ReactNode {
  const { cancel, isApplying } = box;
  return (
    <DialogLayer
      layer={{ ...box, type: 'CouponBox', isTop }}
      shape="panel"
      isBusy={isApplying}
      onClose={isApplying ? undefined : () => send(cancel.command)}
      lead={<Item item={box.item} />}
      foot={<CouponBoxFoot box={box} send={send} />}
    >
      <CouponBoxBody box={box} send={send} />
    </DialogLayer>
  );
}
