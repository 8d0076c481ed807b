import { Badge, type BadgeProps, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { CREDIT_PROBLEM_LABELS, DEPOSIT_STATE_LABELS, type DepositState, type OwnCreditReview, t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../../shared/state/hooks';
import { ownCreditApi } from './own-credit-api';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: tokens.spacingVerticalS },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  name: { flexGrow: 1, flexBasis: '16rem', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const COLOURS: Record<DepositState, BadgeProps['color']> = {
  ...({ WAITING: 'informative', SENT: 'success', DEAD: 'danger' } as const),
  ...({ REMOVING: 'informative', REMOVED: 'subtle' } as const),
};

const stateOf = ({ state }: OwnCreditReview): string =>
  state === 'REMOVED' ? t('Removed by you') : DEPOSIT_STATE_LABELS[state];

const nameOf = ({ number, title }: OwnCreditReview): string =>
  number === null ? t('A manuscript that is not kept any more') : `${number} ${title ?? ''}`.trim();

/** The reviews that wait or went, each of which the person can leave out. */
export function OwnReviews({ reviews }: { reviews: readonly OwnCreditReview[] }) {
  const styles = useStyles();
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('Your reviews at ORCID')}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.row}>
          <bdi className={styles.name}>{nameOf(review)}</bdi>
          <Badge appearance="tint" color={COLOURS[review.state]}>
            {stateOf(review)}
          </Badge>
          {review.removable && <LeaveOutButton review={review} />}
          {review.problem !== null && (
            <Text size={200} className={styles.quiet}>
              {CREDIT_PROBLEM_LABELS[review.problem]}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Leaves the review out, after a question. */
function LeaveOutButton({ review }: { review: OwnCreditReview }) {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [leaveOut, { isLoading }] = ownCreditApi.useLeaveOutReviewMutation();
  const isSent = review.state === 'SENT';
  const confirm = async (): Promise<void> => {
    const answer = await leaveOut(review.id);
    setAsking(false);
    if ('error' in answer) return;
    notify.success(isSent ? t('It is deleted at ORCID now.') : t('It does not go to ORCID.'));
  };
  return (
    <>
      <Button size="small" aria-label={t('Leave out {name}', { name: nameOf(review) })} onClick={() => setAsking(true)}>
        {t('Leave out')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Leave this review out?')}
        text={
          isSent
            ? t('It is deleted from your ORCID record and does not go there again. This cannot be undone.')
            : t('It does not go to your ORCID record, now or later. This cannot be undone.')
        }
        confirm={t('Leave out')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
