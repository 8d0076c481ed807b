import { Button, Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { useSignOut } from '../../../app/session/use-sign-out';
import { Page } from '../../../shared/page/page';
import { useUser } from '../../../shared/state/hooks';
import { FactorsCard } from './factors-card';

/** Shown in place of every page to a person who must add a second factor and whose time to do so is over (lifecycle, section 5 (5)). */
export function FactorDemandedPage() {
  const { actor } = useUser();
  const signOut = useSignOut();
  return (
    <Page
      title={t('Add a second factor')}
      width="reading"
      actions={<Button onClick={() => void signOut()}>{t('Logout')}</Button>}
    >
      {actor ? (
        <Text>{t('Your own account needs a second factor first. Please return to it and add one.')}</Text>
      ) : (
        <>
          <Text>
            {t(
              'Your group needs a second factor to sign in, and the time to add one is over. Please add one to continue.',
            )}
          </Text>
          <FactorsCard />
        </>
      )}
    </Page>
  );
}
