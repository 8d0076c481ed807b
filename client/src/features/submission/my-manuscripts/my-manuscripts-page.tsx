import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Link, useNavigate } from 'react-router-dom';
import { ACTION_NEEDED_STATUSES, ARTICLE_STATUSES, MESSAGES } from '@contracts';
import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { Page } from '../../../shared/page/page';
import { ArticleList } from './article-list';
import { SubmittedCard } from './submitted-card';

/** All statuses except drafts and those that await the author (spec part 1, section 4, 'Menu counts'). */
const SHOWN = ARTICLE_STATUSES.filter((status) => status !== 'DRAFT' && !ACTION_NEEDED_STATUSES.includes(status));

/** `/manuscript/view` (spec part 1, section 2, 'My manuscripts'). */
export function MyManuscriptsPage() {
  const navigate = useNavigate();
  const submit = (
    <Button appearance="primary" onClick={() => navigate('/manuscript/submit')}>
      Submit a manuscript
    </Button>
  );
  return (
    <Page title="My manuscripts" actions={submit}>
      <WaitingElsewhere />
      <ArticleList
        statuses={SHOWN}
        empty={MESSAGES.noSubmitted}
        card={(article) => <SubmittedCard article={article} />}
      />
    </Page>
  );
}

/** Manuscripts that wait for their author are in another list. */
function WaitingElsewhere() {
  const count = useMenuCountsQuery().data?.mine.actionNeeded ?? 0;
  if (count === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {count === 1 ? 'One manuscript waits' : `${count} manuscripts wait`} for you in{' '}
        <Link to="/manuscript/revision">Action needed</Link>.
      </MessageBarBody>
    </MessageBar>
  );
}
