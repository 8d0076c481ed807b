import { Button, makeStyles, MenuItem, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ArticleAction, type ArticleView, t } from '@contracts';
import { RemindDialog } from '../../bulk/remind-dialog';
import { MoreActions } from '../../shared/more-actions';
import { WriteToAuthor } from '../letter/write-to-author';
import { nextAction } from './next-action';
import { toReviewers } from './to-reviewers';

interface Step {
  action: ArticleAction;
  label: string;
  path: string;
}

/** All steps, in the order of an article's lifecycle; Override last. */
const ALL: readonly Step[] = [
  { action: 'pass-check', label: t('Check manuscript'), path: '/checkManuscript' },
  { action: 'choose-reviewers', label: t('Choose reviewers'), path: '/reviewerSelection' },
  { action: 'decide', label: t('Decide on status'), path: '/decideOnStatus' },
  { action: 'manage-files', label: t('Manage files'), path: '/manageFiles' },
  { action: 'override', label: t('Override'), path: '/overrideArticle' },
];

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, '@media print': { display: 'none' } },
  reason: { maxWidth: '320px', whiteSpace: 'normal' },
});

/** The step that the lists show too, and a menu with the other steps. A step that is not possible now shows the reason. */
export function FrameActions({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <div className={styles.actions}>
      <WriteToAuthor article={article} />
      <NextAction article={article} />
      <MoreActions>
        {ALL.map((step) => (
          <StepItem key={step.path} article={article} step={step} />
        ))}
        <MenuItem onClick={() => void navigate(`/articleDetails/${article.id}?tab=print`)}>{t('Print')}</MenuItem>
      </MoreActions>
    </div>
  );
}

/** The one primary button. A reminder is sent from here; for the other steps it opens their page, and on that page it is absent. */
function NextAction({ article }: { article: ArticleView }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [reminding, setReminding] = useState(false);
  const next = nextAction(article);
  const isHere = next?.path === pathname;
  return (
    <>
      {next && !isHere && (
        <Button appearance="primary" onClick={() => (next.reminds ? setReminding(true) : void navigate(next.path))}>
          {next.verb}
        </Button>
      )}
      {reminding && (
        <RemindDialog
          rows={[{ id: article.id, articleId: article.articleId, reviewers: toReviewers(article) }]}
          onClose={() => setReminding(false)}
        />
      )}
    </>
  );
}

/** One step: a link, or disabled with the reason. Nothing for a step that this person can never take. */
function StepItem({ article: { id, actions, refusals }, step }: { article: ArticleView; step: Step }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { action, label, path } = step;
  const mayAdvise = action === 'decide' && actions.includes('advise');
  if (actions.includes(action) || mayAdvise || (action === 'manage-files' && !refusals[action])) {
    // An associate editor advises on the page on which the office decides.
    const words = mayAdvise && !actions.includes('decide') ? t('Advise') : label;
    return <MenuItem onClick={() => void navigate(`${path}/${id}`)}>{words}</MenuItem>;
  }
  const reason = refusals[action];
  if (reason === undefined) return null;
  return (
    <MenuItem disabled subText={<span className={styles.reason}>{reason}</span>}>
      {label}
    </MenuItem>
  );
}
