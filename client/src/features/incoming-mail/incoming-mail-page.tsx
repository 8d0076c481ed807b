import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Page } from '../../shared/page/page';
import { HookCard } from './hook-card';
import { MailboxCard } from './mailbox-card';
import { MarksCard } from './marks-card';
import { RunsCard } from './runs-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** `/incomingMail`: the sources of bounces and answers, and what was received. */
export function IncomingMailPage() {
  return (
    <Page title={t('Incoming mail')} width="full">
      <div className={useStyles().cards}>
        <Text>
          {t(
            'Bounces and replies are added to the email log of the right article. Only the sender, the time and the bounce code are kept, nothing else from the messages.',
          )}
        </Text>
        <MailboxCard />
        <HookCard />
        <RunsCard />
        <MarksCard />
      </div>
    </Page>
  );
}
