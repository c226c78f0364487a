import type { BenefitView, BsdBannerView, HelpView, InformationView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { useSafeHref } from '../../lib/links.ts';
import styles from './Information.module.scss';

function Banner({ banner }: { readonly banner: BsdBannerView }): ReactNode {
  const { label, text, itemsText, names, imageUrl, textColor, bgColor } = banner;
  return (
    <aside className={styles['banner']} aria-label={label} style={{ color: textColor, backgroundColor: bgColor }}>
      {imageUrl === undefined ? null : (
        <img className={styles['picture']} src={imageUrl} alt="" width={96} height={64} loading="lazy" />
      )}
      <p className={styles['words']}>
        <strong>{text}</strong>
        <span>{itemsText}</span>
        <span>{names}</span>
      </p>
    </aside>
  );
}

function ItemName({ item: { name, link } }: { readonly item: BenefitView }): ReactNode {
  const href = useSafeHref()(link);
  return href === undefined ? name : <a href={href}>{name}</a>;
}

function Help({ help }: { readonly help: HelpView }): ReactNode {
  return (
    <p className={styles['line']}>
      {help.label}{' '}
      <a href={help.href} aria-label={help.accessibleName}>
        {help.number}
      </a>
    </p>
  );
}

/** The information below the cart: sale, benefits and help. */
export function Information({ information }: { readonly information: InformationView }): ReactNode {
  const { banners, benefits, help, trouble } = information;
  const titleId = useId();
  return (
    <div className={styles['root']}>
      {trouble === undefined ? null : <p className={styles['trouble']}>{trouble}</p>}
      {banners.map((banner) => (
        <Banner key={banner.key} banner={banner} />
      ))}
      {benefits === undefined ? null : (
        <section className={styles['card']} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles['title']}>
            {benefits.title}
          </h2>
          <ul className={styles['items']}>
            {benefits.items.map((item) => (
              <li key={item.key} className={styles['item']}>
                <span className={styles['name']}>
                  <ItemName item={item} />
                </span>
                <span className={styles['texts']}>{item.texts.join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles['lines']}>
        <Help help={help} />
      </div>
    </div>
  );
}
