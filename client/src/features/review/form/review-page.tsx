import {
  Link,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DESIGNATION_LABELS, type ReviewAnswer, sizeLabel } from '@contracts';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { RichText } from '../../../shared/rich-text/rich-text';
import { Due } from '../due';
import { reviewApi } from '../review-api';
import { OtherReviews } from './other-reviews';
import { ReviewForm } from './review-form';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: tokens.spacingHorizontalXXL,
    gridTemplateColumns: 'minmax(0, 3fr) minmax(16rem, 2fr)',
    alignItems: 'start',
    '@media (max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // On a wide screen the manuscript stays visible under the top bar while the form scrolls.
  beside: {
    '@media (min-width: 1000px)': {
      position: 'sticky',
      top: '64px',
      maxHeight: 'calc(100vh - 80px)',
      overflowY: 'auto',
      padding: tokens.spacingHorizontalXS,
    },
    '@media print': { position: 'static', maxHeight: 'none' },
  },
  side: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  files: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  file: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  name: { overflowWrap: 'anywhere' },
  about: { color: tokens.colorNeutralForeground3 },
  main: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  narrowFirst: { '@media (max-width: 999px)': { order: -1 } },
});

/** `/{articleId}/review/{articleReviewerId}`: the review form beside the manuscript (spec part 1, sections 2 and 4). */
export function ReviewPage() {
  const { articleId = '', reviewId = '' } = useParams();
  const query = reviewApi.useReviewQuery({ articleId, reviewId }, { refetchOnMountOrArgChange: true });
  const [round, setRound] = useState(0);
  const reload = async (): Promise<void> => {
    await query.refetch();
    setRound((before) => before + 1);
  };
  return (
    <Page title="Review" crumbs={[{ label: 'Reviews to do', to: '/reviewerToDoList' }, { label: 'Review' }]}>
      <Loaded query={query}>
        {(answer) => <Review key={`${reviewId} ${round}`} {...{ articleId, reviewId, answer, reload }} />}
      </Loaded>
    </Page>
  );
}

interface ReviewProps {
  articleId: string;
  reviewId: string;
  answer: ReviewAnswer;
  reload(): Promise<void>;
}

function Review({ articleId, reviewId, answer, reload }: ReviewProps) {
  const styles = useStyles();
  return (
    <>
      <Text as="p" weight="semibold">
        {answer.article.label}
      </Text>
      <div className={styles.columns}>
        <div className={styles.main}>
          {answer.sentBackReason && !answer.readOnly && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                <MessageBarTitle>The editor asks you to look at your review again.</MessageBarTitle>
                {answer.sentBackReason}
              </MessageBarBody>
            </MessageBar>
          )}
          <ReviewForm {...{ articleId, reviewId, answer, reload }} />
          <OtherReviews reviews={answer.otherReviews} />
        </div>
        <Beside answer={answer} />
      </div>
    </>
  );
}

/** The manuscript under review, beside the form. */
function Beside({ answer }: { answer: ReviewAnswer }) {
  const styles = useStyles();
  return (
    <div
      role="region"
      aria-label="Manuscript and abstract"
      tabIndex={0}
      className={mergeClasses(styles.side, styles.beside, styles.narrowFirst)}
    >
      <Card title="Manuscript">
        {answer.dueDate && !answer.readOnly && (
          <Text>
            Review due <Due at={answer.dueDate} overdueDays={answer.overdueDays} />
          </Text>
        )}
        <Files answer={answer} />
      </Card>
      <Card title="Abstract">
        <RichText html={answer.article.abstractText} empty="This manuscript has no abstract." />
      </Card>
    </div>
  );
}

/** The files that the reviewer may see; each opens in a new tab so that the form stays open. */
function Files({ answer }: { answer: ReviewAnswer }) {
  const styles = useStyles();
  if (answer.files.length === 0)
    return <EmptyState text={answer.readOnly ? 'There are no files to show.' : 'This manuscript has no files.'} />;
  return (
    <ul className={styles.files}>
      {answer.files.map((file) => (
        <li key={file.id} className={styles.file}>
          <Link href={file.location} target="_blank" rel="noreferrer" className={styles.name}>
            {file.filename}
          </Link>
          <Text size={200} className={styles.about}>
            {DESIGNATION_LABELS[file.type]}
            {file.figureTitle && `: ${file.figureTitle}`}, {sizeLabel(file.size)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
