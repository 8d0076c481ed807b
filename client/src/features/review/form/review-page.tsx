import {
  Link,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { REVIEW_MODE_WORDS, type ReviewAnswer, t, typeWords } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Rich } from '../../../shared/language/rich';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useRunAndNotify } from '../../../shared/state/use-run-and-notify';
import { Due } from '../due';
import { reviewApi } from '../review-api';
import { manuscriptParts } from './manuscript-parts';
import { OtherReviews } from './other-reviews';
import { ReviewForm } from './review-form';
import { TwoPanes } from './two-panes';

const useStyles = makeStyles({
  about: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalL,
    marginTop: `calc(-1 * ${tokens.spacingVerticalM})`,
    color: tokens.colorNeutralForeground2,
  },
  due: { fontWeight: tokens.fontWeightSemibold },
});

/** `/{articleId}/review/{articleReviewerId}`: the review form next to the manuscript (spec part 1, sections 2 and 4). */
export function ReviewPage() {
  const { articleId = '', reviewId = '' } = useParams();
  const query = reviewApi.useReviewQuery({ articleId, reviewId }, { refetchOnMountOrArgChange: true });
  const [round, setRound] = useState(0);
  const reloadFiles = async () => (await query.refetch()).data?.files;
  const run = useRunAndNotify();
  // The form keeps its text until the answer has arrived.
  const reload = (onArrived: () => void): Promise<void> =>
    run(async () => {
      await query.refetch().unwrap();
      onArrived();
      setRound((before) => before + 1);
    });
  return (
    <Page
      title={query.data?.article.articleTitle ?? t('Review')}
      written={query.data !== undefined}
      tabTitle={t('Review')}
      crumbs={[{ label: t('Reviews to do'), to: '/reviewerToDoList' }, { label: t('Review') }]}
    >
      <Loaded query={query} large>
        {(answer) => (
          <>
            <About answer={answer} />
            <TwoPanes parts={manuscriptParts(answer, reloadFiles)} formLabel={t('Review')}>
              <SentBack answer={answer} />
              <ReviewForm key={`${reviewId} ${round}`} {...{ articleId, reviewId, answer, reload }} />
              <OtherReviews reviews={answer.otherReviews} />
            </TwoPanes>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function About({ answer: { article, dueDate, overdueDays, readOnly } }: { answer: ReviewAnswer }) {
  const styles = useStyles();
  return (
    <div className={styles.about}>
      <Text>
        {[
          t('no. {number}', { number: article.articleId }),
          typeWords(article.typeName),
          REVIEW_MODE_WORDS[article.reviewMode].label,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {dueDate && !readOnly && (
        <Text className={styles.due}>
          <Rich text="Review due <date></date>" tags={{ date: <Due at={dueDate} overdueDays={overdueDays} /> }} />
        </Text>
      )}
      {dueDate && !readOnly && <MoreTime number={article.articleId} />}
    </div>
  );
}

/** Opens a mail to the office, because only an editor can change a date (lifecycle, section 3). */
function MoreTime({ number }: { number: string }) {
  const { supportEmail } = usePublicSettings();
  if (supportEmail === '') return null;
  const subject = encodeURIComponent(t('{number}: I need more time for my review', { number }));
  return <Link href={`mailto:${supportEmail}?subject=${subject}`}>{t('Ask for more time')}</Link>;
}

function SentBack({ answer }: { answer: ReviewAnswer }) {
  if (!answer.sentBackReason || answer.readOnly) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('The editor asks you to look at your review again.')}</MessageBarTitle>
        {answer.sentBackReason}
      </MessageBarBody>
    </MessageBar>
  );
}
