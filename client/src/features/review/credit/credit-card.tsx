import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type OwnCredit, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { Rich } from '../../../shared/language/rich';
import { OrcidId } from '../../../shared/orcid/orcid-id';
import { Loaded } from '../../../shared/page/loaded';
import { AgreeButton, LeaveButton, StopButton } from './credit-buttons';
import { ownCreditApi } from './own-credit-api';
import { OwnReviews } from './own-reviews';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const POLL_MS = 5_000;

/** Whether the journal adds the person's reviews to their ORCID record. Renders nothing if the journal cannot do so and never did. */
export function CreditCard() {
  const [isRemoving, setRemoving] = useState(false);
  const pollingInterval = isRemoving ? POLL_MS : 0;
  const query = ownCreditApi.useOwnCreditQuery(undefined, { pollingInterval });
  const removing = (query.data?.removing ?? 0) > 0;
  if (removing !== isRemoving) setRemoving(removing);
  if (query.data?.offered === false && query.data.consent === 'NONE') return null;
  return (
    <Card title={t('Credit at ORCID')}>
      <Loaded query={query}>{(credit) => <Credit credit={credit} pollingInterval={pollingInterval} />}</Loaded>
    </Card>
  );
}

function Credit({ credit, pollingInterval }: { credit: OwnCredit; pollingInterval: number }) {
  const styles = useStyles();
  const { offered, orcid, consent } = credit;
  const canAgree = offered && orcid !== null && consent !== 'GIVEN';
  return (
    <>
      {consent === 'ENDED' && <Ended />}
      {consent === 'GIVEN' ? <GivenConsent credit={credit} /> : <CreditExplanation />}
      {!offered && <Text>{t('The journal sends nothing to ORCID at the moment.')}</Text>}
      {offered && orcid === null && <NoOrcid />}
      <OwnReviews pollingInterval={pollingInterval} />
      {(canAgree || consent !== 'NONE') && (
        <div className={styles.actions}>
          {canAgree && <AgreeButton again={consent === 'ENDED'} />}
          {consent === 'GIVEN' && <StopButton />}
          {consent === 'ENDED' && <LeaveButton />}
        </div>
      )}
    </>
  );
}

function CreditExplanation() {
  const styles = useStyles();
  return (
    <>
      <Text>
        {t(
          'The journal can add the reviews that you wrote for it to your ORCID record. ORCID then shows that you reviewed for this journal and in which year: neither the manuscript nor the day, and nothing before the decision.',
        )}
      </Text>
      <Text className={styles.quiet}>
        {t(
          'Reviews are sent on the first day of a month, together with those of other manuscripts. Your record is public: in a small journal an author may still guess that you were among the reviewers.',
        )}
      </Text>
    </>
  );
}

function GivenConsent({ credit: { orcid, givenAt, sent, waiting, nextAt } }: { credit: OwnCredit }) {
  const styles = useStyles();
  return (
    <>
      <Text>
        <Rich
          text="Your reviews go to <orcid></orcid>. You agreed <when></when>."
          tags={{
            orcid: <OrcidId orcid={orcid} authenticated={orcid} />,
            when: <Timestamp at={givenAt} show="date" focusable />,
          }}
        />
      </Text>
      <Text>{t('{count, plural, =0 {None sent yet.} one {# sent.} other {# sent.}}', { count: sent })}</Text>
      {nextAt !== null && (
        <Text>
          <Rich
            text="{count, plural, one {# is} other {# are}} waiting until <when></when> or later."
            values={{ count: waiting }}
            tags={{ when: <Timestamp at={nextAt} show="date" focusable /> }}
          />
        </Text>
      )}
      <Text className={styles.quiet}>
        {t(
          'A review is sent after the decision, on the first day of a month and together with reviews of other manuscripts.',
        )}
      </Text>
    </>
  );
}

const Ended = () => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>
      {t(
        'ORCID no longer accepts your permission, or the journal is connected in another way. Nothing is sent to ORCID until you agree again.',
      )}
    </MessageBarBody>
  </MessageBar>
);

const NoOrcid = () => (
  <Text>
    <Rich
      text="Connect your ORCID iD first, under ‘Sign-in methods’ on your <link>profile</link>."
      tags={{ link: (words) => <Link to="/profile">{words}</Link> }}
    />
  </Text>
);
