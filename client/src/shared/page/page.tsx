import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@contracts';
import { SERIF_FONT } from '../theme/written';
import { useFramed } from './framed';
import { FramedPage } from './framed-page';
import { usePageTitle } from './use-page-title';

export interface Crumb {
  label: string;
  /** Absent for a crumb that is not a page. */
  to?: string;
  /** The router state of the link. */
  state?: unknown;
}

interface PageProps {
  /** The only h1 of the page; it takes the focus after a navigation. */
  title: string;
  /** True for the title of a manuscript. */
  written?: boolean;
  /** For the browser tab, if the title is too long or in capitals. */
  tabTitle?: string;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  crumbs?: readonly Crumb[];
  /** 'reading' keeps forms and texts narrow; 'full' is for tables. */
  width?: 'reading' | 'full';
  children?: ReactNode;
}

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    marginInline: 'auto',
    width: '100%',
  },
  reading: { maxWidth: '880px' },
  full: { maxWidth: '1400px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: {
    fontSize: '22px',
    lineHeight: '30px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    minWidth: 0,
  },
  // A long title leaves room for the buttons next to it.
  written: { fontFamily: SERIF_FONT, flex: '1 1 320px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, '@media print': { display: 'none' } },
  crumbs: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginBottom: `calc(-1 * ${tokens.spacingVerticalM})`,
    color: tokens.colorNeutralForeground3,
  },
});

/** The common frame of a page: heading, actions, breadcrumb and browser tab title. */
export function Page(props: PageProps) {
  return useFramed() ? <FramedPage {...props} /> : <WholePage {...props} />;
}

function WholePage({ title, written = false, tabTitle, actions, crumbs, width = 'full', children }: PageProps) {
  const styles = useStyles();
  const heading = usePageTitle(tabTitle ?? title);
  return (
    <div className={`${styles.page} ${styles[width]}`}>
      {crumbs && <Crumbs crumbs={crumbs} className={styles.crumbs} />}
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.title, written && styles.written)}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

function Crumbs({ crumbs, className }: { crumbs: readonly Crumb[]; className: string }) {
  return (
    <nav aria-label={t('Breadcrumbs')} className={className}>
      {crumbs.map((crumb, index) => (
        <Fragment key={crumb.label}>
          {index > 0 && <span aria-hidden>/</span>}
          {crumb.to ? (
            <Link to={crumb.to} state={crumb.state}>
              {crumb.label}
            </Link>
          ) : (
            <span>{crumb.label}</span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
