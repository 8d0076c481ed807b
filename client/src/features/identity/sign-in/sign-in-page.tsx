import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../../shared/page/page';
import { DemoHelp } from './demo-help';
import { SignInCard, useSignInForm } from './sign-in-card';

const useStyles = makeStyles({
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '440px',
    marginInline: 'auto',
  },
});

/** Shown at every address while signed out (spec part 1, section 2). */
export function SignInPage() {
  const styles = useStyles();
  const form = useSignInForm();
  return (
    <div className={styles.column}>
      <Page title={t('Sign in')}>
        <SignInCard form={form} />
        <DemoHelp onChoose={(email, password) => form.reset({ email, password })} />
      </Page>
    </div>
  );
}
