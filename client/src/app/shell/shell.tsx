import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { usePublicSettingsKnown } from '../../shared/api/public-api';
import { useChanges } from '../../shared/changes/use-changes';
import { useMediaQuery } from '../../shared/display/use-media-query';
import { useUser } from '../../shared/state/hooks';
import { FirstPaint } from '../frame/first-paint';
import { NotUpToDateBar } from '../frame/not-up-to-date-bar';
import { SavingBar } from '../frame/saving-bar';
import { SkipLink } from '../frame/skip-link';
import { FactorBar } from '../session/factor-bar';
import { useAccountLanguage } from '../session/use-account-language';
import { Banner } from './banner';
import { MenuDrawer } from './menu/menu-drawer';
import { SideColumn } from './menu/side-column';
import { returnFocus } from './return-focus';
import { SignedInAsBar } from './signed-in-as-bar';
import { TopBar } from './top-bar';
import { UnprovenBar } from './unproven-bar';
import { useFreshUser } from './use-fresh-user';

const useStyles = makeStyles({
  shell: {
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  body: { flexGrow: 1, display: 'flex', alignItems: 'stretch' },
  main: {
    flexGrow: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    padding: '16px 24px 32px',
    '@media (max-width: 639px)': { padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}` },
    '@media print': { padding: 0 },
  },
});

/** The frame around every page of a signed-in person. */
export function Shell({ routes, children }: { routes: RouteObject[]; children: ReactNode }) {
  const styles = useStyles();
  const wide = useMediaQuery('(min-width: 1000px)');
  const drawer = useDrawer();
  const acting = useUser().actor !== undefined;
  const known = usePublicSettingsKnown();
  useFreshUser();
  useAccountLanguage();
  useChanges();
  if (!known) return <FirstPaint />;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <TopBar routes={routes} onMenu={wide ? undefined : drawer.show} />
      <SignedInAsBar belowTopBar />
      <SavingBar />
      <UnprovenBar />
      <FactorBar />
      <Banner />
      <NotUpToDateBar />
      <div className={styles.body}>
        {wide && <SideColumn routes={routes} acting={acting} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <MenuDrawer open={drawer.open && !wide} routes={routes} onClose={drawer.close} />
    </div>
  );
}

function useDrawer() {
  const [open, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const show = () => {
    before.current = document.activeElement;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    returnFocus(before.current);
  };
  return { open, show, close };
}
