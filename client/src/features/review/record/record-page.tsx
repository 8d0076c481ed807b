import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { t } from '@contracts';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useUser } from '../../../shared/state/hooks';
import { CreditCard } from '../credit/credit-card';
import { ownCreditApi } from '../credit/own-credit-api';
import { CertificatesCard } from './certificates-card';
import { FiguresCard } from './figures-card';
import { NamingCard } from './naming-card';
import { recordApi } from './record-api';

/** `/reviewingRecord`: what a reviewer did, what they may show of it, and whether the journal may name them. */
export function RecordPage() {
  const { actor } = useUser();
  return (
    <Page title={t('Reviewing record')} width="reading">
      {actor ? (
        <MessageBar>
          <MessageBarBody>
            {t('Only the account holder can see this record, not someone signed in as them.')}
          </MessageBarBody>
        </MessageBar>
      ) : (
        <OwnRecord />
      )}
    </Page>
  );
}

function OwnRecord() {
  const record = recordApi.useReviewingRecordQuery(undefined, { refetchOnMountOrArgChange: true });
  // Loaded together with the record. The card below waits for it, because most people have no card about ORCID, and a skeleton for that
  // would move the card below.
  const credit = ownCreditApi.useOwnCreditQuery();
  return (
    <Loaded query={record}>
      {({ figures, certificates, naming }) => (
        <>
          <FiguresCard figures={figures} />
          <CertificatesCard figures={figures} certificates={certificates} />
          <CreditCard />
          <div hidden={credit.isLoading}>
            <NamingCard naming={naming} />
          </div>
        </>
      )}
    </Loaded>
  );
}
