import { Button, MenuItem } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { WithdrawDialog } from '../../../shared/article/withdraw/withdraw-dialog';
import { draftPath } from '../../../shared/saving/stored-place';
import { MoreActions } from '../shared/more-actions';

interface Step {
  label: string;
  path: string;
}

/** Where the author does what the journal waits for, the main step last; empty while it waits for nothing. */
function stepsOf({ id, actions }: ArticleView): Step[] {
  if (actions.includes('submit-correction')) return [{ label: t('Adjust manuscript'), path: `/correction/${id}` }];
  if (actions.includes('submit-revision')) {
    const path = `/uploadRevision/${id}`;
    return [
      { label: t('Reply to the reviewers'), path: `${path}?tab=reply` },
      { label: t('Upload revision'), path },
    ];
  }
  return actions.includes('change-draft') ? [{ label: t('Continue'), path: draftPath(id) }] : [];
}

/** The author's next step, and a menu with what is rarely needed. */
export function AuthorActions({ article }: { article: ArticleView }) {
  const navigate = useNavigate();
  const [withdrawing, setWithdrawing] = useState(false);
  const steps = stepsOf(article);
  return (
    <>
      {steps.map(({ label, path }, index) => (
        <Button
          key={path}
          appearance={index === steps.length - 1 ? 'primary' : undefined}
          onClick={() => void navigate(path)}
        >
          {label}
        </Button>
      ))}
      <MoreActions>
        <MenuItem onClick={() => window.print()}>{t('Print')}</MenuItem>
        {article.actions.includes('withdraw') && (
          <MenuItem onClick={() => setWithdrawing(true)}>{t('Withdraw')}</MenuItem>
        )}
      </MoreActions>
      {withdrawing && <WithdrawDialog article={article} onClose={() => setWithdrawing(false)} />}
    </>
  );
}
