import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { InProgress } from './in-progress';
import { Shelf } from './shelf';
import { TaskCards } from './task-cards';
import { neededFrom, type OwnWork, type Task } from './tasks';
import { useOwnWork } from './use-own-work';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { fontSize: '15px', lineHeight: '22px' },
});

/** What the journal needs from an author and reviewer, and what progresses without them (screens, 'Home'). */
export function OwnHome() {
  const navigate = useNavigate();
  const { isReviewer, query } = useOwnWork();
  const submit = (
    <Button appearance="primary" onClick={() => void navigate('/manuscript/submit')}>
      {t('Submit a manuscript')}
    </Button>
  );
  return (
    <Page title={t('Home')} width="reading" actions={submit}>
      <Loaded query={query} large>
        {(work) => <Own work={work} isReviewer={isReviewer} />}
      </Loaded>
    </Page>
  );
}

function Own({ work, isReviewer }: { work: OwnWork; isReviewer: boolean }) {
  const tasks = neededFrom(work);
  if (work.cards.length === 0 && tasks.length === 0)
    return isReviewer ? (
      <>
        <NothingToReview />
        <Shelf work={work} />
      </>
    ) : (
      <FirstManuscript />
    );
  return (
    <>
      {tasks.length > 0 ? (
        <Tasks title={t('What we need from you')} tasks={tasks} />
      ) : (
        <Card title={t('What we need from you')}>
          <EmptyState text={t('We need nothing from you at the moment.')} />
        </Card>
      )}
      <InProgress cards={work.cards} />
      <Shelf work={work} open={tasks.length === 0} />
    </>
  );
}

function Tasks({ title, tasks }: { title: string; tasks: readonly Task[] }) {
  const styles = useStyles();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <TaskCards label={title} tasks={tasks} />
    </section>
  );
}

const NothingToReview = () => (
  <Card>
    <EmptyState
      text={t('No reviews are waiting for you.')}
      detail={t('Invitations to review appear here and in your mail.')}
    />
  </Card>
);

function FirstManuscript() {
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        text={t('Submit your first manuscript')}
        detail={t(
          'Have these ready: title, abstract and keywords; names and email addresses of all authors; the manuscript as a Word file; figures as separate files; a cover letter.',
        )}
        action={
          <Button appearance="primary" onClick={() => void navigate('/manuscript/submit')}>
            {t('Start')}
          </Button>
        }
      />
    </Card>
  );
}
