import { Badge, type BadgeProps, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import {
  CREDIT_PROBLEM_LABELS,
  DEPOSIT_STATE_LABELS,
  type DepositState,
  type OwnCreditReview,
  type OwnCreditReviews,
  t,
} from '@contracts';
import { Pager } from '../../../shared/data-table/pager';
import { useListState } from '../../../shared/data-table/use-list-state';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { AgainButton } from '../../../shared/outgoing/again-button';
import { Loaded } from '../../../shared/page/loaded';
import { useNotify } from '../../../shared/state/hooks';
import { ownCreditApi } from './own-credit-api';

const SIZE = 10;

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: tokens.spacingVerticalS },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  name: { flexGrow: 1, flexBasis: '16rem', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const COLOURS: Record<DepositState, BadgeProps['color']> = {
  ...({ WAITING: 'informative', SENT: 'success', DEAD: 'danger' } as const),
  ...({ REMOVING: 'informative', REMOVED: 'subtle', NOT_REMOVED: 'danger' } as const),
};

const stateOf = ({ state }: OwnCreditReview): string =>
  state === 'REMOVED' ? t('Removed by you') : DEPOSIT_STATE_LABELS[state];

const nameOf = ({ number, title }: OwnCreditReview): string =>
  number === null ? t('A manuscript that is no longer kept') : `${number} ${title ?? ''}`.trim();

/** The reviews that were sent or wait; the person can leave out each of them. */
export function OwnReviews({ pollingInterval }: { pollingInterval: number }) {
  const state = useListState({ prefix: 'orcid', size: SIZE });
  const asked = { page: state.page - 1, size: SIZE };
  const query = ownCreditApi.useOwnCreditReviewsQuery(asked, { pollingInterval });
  return (
    <Loaded query={query}>
      {(reviews) => (
        <>
          <ReviewList reviews={reviews.items} />
          <Pager
            label={t('Your reviews at ORCID')}
            page={state.page}
            pages={Math.max(1, Math.ceil(reviews.total / SIZE))}
            total={reviews.total}
            state={state}
          />
        </>
      )}
    </Loaded>
  );
}

function ReviewList({ reviews }: { reviews: OwnCreditReviews['items'] }) {
  const styles = useStyles();
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('Your reviews at ORCID')}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.row}>
          <span className={styles.name}>
            <bdi>{nameOf(review)}</bdi>
            {review.problem !== null && (
              <Text size={200} block className={styles.quiet}>
                {CREDIT_PROBLEM_LABELS[review.problem]}
              </Text>
            )}
          </span>
          <Badge appearance="tint" color={COLOURS[review.state]}>
            {stateOf(review)}
          </Badge>
          {review.removable &&
            (review.state === 'NOT_REMOVED' ? <AgainToRemove review={review} /> : <LeaveOutButton review={review} />)}
        </li>
      ))}
    </ul>
  );
}

/** Tries the removal again. Asks for no confirmation, because that was given before the first try. */
function AgainToRemove({ review }: { review: OwnCreditReview }) {
  const [leaveOut] = ownCreditApi.useLeaveOutReviewMutation();
  return (
    <AgainButton
      label={t('Try again')}
      name={t('Try again to leave out {name}', { name: nameOf(review) })}
      done={t('It is deleted at ORCID now.')}
      again={() => leaveOut(review.id).unwrap()}
    />
  );
}

/** Leaves the review out, after a confirmation. */
function LeaveOutButton({ review }: { review: OwnCreditReview }) {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [leaveOut, { isLoading }] = ownCreditApi.useLeaveOutReviewMutation();
  const isSent = review.state === 'SENT';
  const confirm = async (): Promise<void> => {
    const answer = await leaveOut(review.id);
    setAsking(false);
    if ('error' in answer) return;
    notify.success(isSent ? t('It is deleted at ORCID now.') : t('It is not sent to ORCID.'));
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
            ? t('It is deleted from your ORCID record and will not be added again. This cannot be undone.')
            : t('It will not be added to your ORCID record, now or later. This cannot be undone.')
        }
        confirm={t('Leave out')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
