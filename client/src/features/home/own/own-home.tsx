import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import {
  ACTION_NEEDED_STATUSES,
  ARTICLE_STATUSES,
  type ArticleCard,
  REVIEWING_GROUPS,
  type ReviewTask,
} from '@contracts';
import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { useUser } from '../../../shared/state/hooks';
import { homeApi } from '../home-api';
import { Row, Rows } from '../rows';
import { InProgress } from './in-progress';
import { byDue, neededFrom, requestsFrom, type Task } from './tasks';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { fontSize: '15px', lineHeight: '22px' },
});

/** All statuses of a manuscript that has been submitted. */
const SUBMITTED = ARTICLE_STATUSES.filter((status) => status !== 'DRAFT');

/** What the journal needs from an author and reviewer, and what happens without them (screens, 'Home'). */
export function OwnHome() {
  const navigate = useNavigate();
  const reviews = REVIEWING_GROUPS.includes(useUser().group.group);
  const articles = homeApi.useOwnArticlesQuery(SUBMITTED);
  const tasks = homeApi.useOwnReviewsQuery(undefined, { skip: !reviews });
  const submit = (
    <Button appearance="primary" onClick={() => void navigate('/manuscript/submit')}>
      Submit a manuscript
    </Button>
  );
  return (
    <Page title="Home" width="reading" actions={submit}>
      {reviews && <Loaded query={tasks}>{(todo) => <Requests tasks={todo.decide} />}</Loaded>}
      <Loaded query={articles}>
        {(cards) => <Own cards={cards} pending={tasks.data?.pending ?? []} reviews={reviews} />}
      </Loaded>
    </Page>
  );
}

function Requests({ tasks }: { tasks: readonly ReviewTask[] }) {
  return tasks.length === 0 ? null : <Tasks title="Requests to review" tasks={requestsFrom(tasks)} />;
}

interface OwnProps {
  cards: readonly ArticleCard[];
  pending: readonly ReviewTask[];
  reviews: boolean;
}

function Own({ cards, pending, reviews }: OwnProps) {
  const waiting = cards.filter(({ status }) => ACTION_NEEDED_STATUSES.includes(status));
  const tasks = byDue(neededFrom(waiting, pending));
  const drafts = useMenuCountsQuery().data?.mine.draft ?? 0;
  const isNew = cards.length === 0 && drafts === 0;
  if (isNew && tasks.length === 0) return reviews ? <NothingToReview /> : <FirstManuscript />;
  return (
    <>
      {tasks.length > 0 ? (
        <Tasks title="What we need from you" tasks={tasks} />
      ) : (
        <Card title="What we need from you">
          <EmptyState text="We need nothing from you at the moment." />
        </Card>
      )}
      <InProgress cards={cards} drafts={drafts} />
    </>
  );
}

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  const styles = useStyles();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <Rows label={title}>
        {tasks.map(({ id, ...task }) => (
          <Row key={id} {...task} />
        ))}
      </Rows>
    </section>
  );
}

const NothingToReview = () => (
  <Card>
    <EmptyState text="No reviews wait for you." detail="Invitations to review appear here and in your mail." />
  </Card>
);

function FirstManuscript() {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        text="Submit your first manuscript"
        detail="Have these ready: title, abstract and keywords; names and email addresses of all authors; the manuscript as a Word file; figures as separate files; a cover letter."
        action={
          <Button appearance="primary" onClick={() => void navigate('/manuscript/submit')}>
            Start
          </Button>
        }
      />
    </Card>
  );
}
