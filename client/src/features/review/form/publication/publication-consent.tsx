import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { REVIEW_PUBLICATION_LABELS, type ReviewAnswer, t } from '@contracts';
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../../shared/display/card';
import { useNotify } from '../../../../shared/state/hooks';
import type { OneReview } from '../../review-api';
import { publicationApi } from './publication-api';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

interface Props {
  review: OneReview;
  answer: ReviewAnswer;
}

/** The consent of the reviewer, and a button to withdraw it. */
export function PublicationConsent({ review, answer: { publication, canWithdrawPublication } }: Props) {
  const styles = useStyles();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = publicationApi.useWithdrawPublicationMutation();
  if (publication === null) return null;
  const takeBack = async (): Promise<void> => {
    const result = await withdraw(review);
    setAsking(false);
    if (!('error' in result)) notify.success(t('This review will not be published.'));
  };
  return (
    <Card number={5} title={t('Publication of this review')}>
      <div className={styles.row}>
        <Text>{REVIEW_PUBLICATION_LABELS[publication]}</Text>
        {canWithdrawPublication && (
          <Button disabledFocusable={isLoading} onClick={() => setAsking(true)}>
            {t('Withdraw consent')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Withdraw consent?')}
        text={t('This review will then not be published, and you cannot agree again later.')}
        confirm={t('Withdraw consent')}
        busy={isLoading}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
