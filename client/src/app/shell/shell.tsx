import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useChanges } from '../../shared/changes/use-changes';
import { useMediaQuery } from '../../shared/display/use-media-query';
import { useUser } from '../../shared/state/hooks';
import { SavingBar } from '../frame/saving-bar';
import { SkipLink } from '../frame/skip-link';
import { FactorBar } from '../session/factor-bar';
import { Banner } from './banner';
import { MenuDrawer } from './menu-drawer';
import { SideMenu } from './side-menu';
import { SIGNED_IN_AS_HEIGHT, SignedInAsBar } from './signed-in-as-bar';
import { TopBar } from './top-bar';
import { UnprovenBar } from './unproven-bar';
import { useFreshUser } from './use-fresh-user';

const useStyles = makeStyles({
  shell: {
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  body: { flexGrow: 1, display: 'flex', alignItems: 'stretch' },
  side: {
    position: 'sticky',
    top: '49px',
    alignSelf: 'flex-start',
    flexShrink: 0,
    width: '260px',
    height: 'calc(100vh - 49px)',
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media print': { display: 'none' },
  },
  belowBar: { top: `calc(49px + ${SIGNED_IN_AS_HEIGHT})`, height: `calc(100vh - 49px - ${SIGNED_IN_AS_HEIGHT})` },
  main: {
    flexGrow: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXXL} ${tokens.spacingVerticalXXXL}`,
    '@media (max-width: 639px)': { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}` },
    '@media print': { padding: 0 },
  },
});

/** The frame around every page of a signed-in person. */
export function Shell({ routes, children }: { routes: RouteObject[]; children: ReactNode }) {
  const styles = useStyles();
  const wide = useMediaQuery('(min-width: 1000px)');
  const [open, setOpen] = useState(false);
  const acting = useUser().actor !== undefined;
  useFreshUser();
  useChanges();
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar routes={routes} onMenu={wide ? undefined : () => setOpen(true)} />
      <SignedInAsBar belowTopBar />
      <SavingBar />
      <UnprovenBar />
      <FactorBar />
      <Banner />
      <div className={styles.body}>
        {wide && (
          <div className={mergeClasses(styles.side, acting && styles.belowBar)}>
            <SideMenu routes={routes} />
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <MenuDrawer open={open && !wide} routes={routes} onClose={() => setOpen(false)} />
    </div>
  );
}
