import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';
import { usePublicSettings } from '../../shared/api/public-api';
import { JournalLogo } from '../../shared/display/journal-logo';
import { LanguageSwitch } from '../../shared/language/language-switch';
import { PageSkeleton } from '../../shared/page/page-skeleton';
import { selectUser } from '../../shared/session/session-slice';
import { useAppSelector } from '../../shared/state/hooks';
import { SkipLink } from './skip-link';

// The menu component pulls in a positioning engine, so the sign-in form loads without it.
const ThemeSwitch = lazy(() => import('./theme-switch').then((module) => ({ default: module.ThemeSwitch })));

const SignedInAsBar = lazy(() =>
  import('../shell/signed-in-as-bar').then((module) => ({ default: module.SignedInAsBar })),
);

const useStyles = makeStyles({
  frame: {
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground3,
    // Hidden while the page loads, because the final position of the footer is not known yet.
    '& > main:has([data-page-waits]) + footer': { visibility: 'hidden' },
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // The height with the theme switch, which is loaded later.
    minHeight: '56px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
  },
  journal: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  main: {
    flexGrow: 1,
    width: '100%',
    maxWidth: '960px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXXXL}`,
  },
});

/** Frame for standalone pages: the journal's name and the theme switch, without a menu. */
export function PlainFrame({ content }: { content: ReactNode }) {
  const styles = useStyles();
  const acting = useAppSelector(selectUser)?.actor !== undefined;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar}>
        <span className={styles.journal}>
          <JournalLogo />
          <Text size={500} weight="semibold">
            {usePublicSettings().journalName}
          </Text>
        </span>
        <Suspense fallback={null}>
          <ThemeSwitch />
        </Suspense>
      </header>
      {acting && (
        <Suspense fallback={null}>
          <SignedInAsBar />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>{content}</Suspense>
      </main>
      <footer>
        <LanguageSwitch />
      </footer>
    </div>
  );
}
