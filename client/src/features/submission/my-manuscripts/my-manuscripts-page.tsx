import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { Link, useNavigate } from 'react-router-dom';
import { ACTION_NEEDED_STATUSES, ARTICLE_STATUSES, FINAL_STATUSES, MESSAGES, t } from '@contracts';
import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { Rich } from '../../../shared/language/rich';
import { Page } from '../../../shared/page/page';
import { ArticleList, type Group } from './article-list';
import { SubmittedCard } from './submitted-card';

/** All statuses except drafts and those that wait for the author (spec part 1, section 4, 'Menu counts'). */
const SHOWN = ARTICLE_STATUSES.filter((status) => status !== 'DRAFT' && !ACTION_NEEDED_STATUSES.includes(status));

/** Manuscripts that wait for their author are in another list. */
const GROUPS: readonly Group[] = [
  { label: t('In progress'), has: ({ status }) => !FINAL_STATUSES.includes(status) },
  { label: t('Finished'), has: ({ status }) => FINAL_STATUSES.includes(status) },
];

/** `/manuscript/view` (spec part 1, section 2, 'My manuscripts'). */
export function MyManuscriptsPage() {
  const navigate = useNavigate();
  const counts = useMenuCountsQuery();
  const submit = (
    <Button appearance="primary" onClick={() => navigate('/manuscript/submit')}>
      {t('Submit a manuscript')}
    </Button>
  );
  return (
    <Page title={t('My manuscripts')} actions={submit}>
      <WaitingElsewhere count={counts.data?.mine.actionNeeded ?? 0} />
      <ArticleList
        label={t('My manuscripts')}
        statuses={SHOWN}
        groups={GROUPS}
        waits={counts.isLoading}
        empty={MESSAGES.noSubmitted}
        card={(article) => <SubmittedCard article={article} />}
      />
    </Page>
  );
}

/** A link to the manuscripts that wait for their author, which are in another list. */
function WaitingElsewhere({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <Rich
          text="{count, plural, =1 {One manuscript is} other {{count} manuscripts are}} waiting for you in <link>Action needed</link>."
          tags={{ link: (words) => <Link to="/manuscript/revision">{words}</Link> }}
          values={{ count }}
        />
      </MessageBarBody>
    </MessageBar>
  );
}
