import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleCard, REVIEWS_HIDDEN_STATUSES, t } from '@contracts';
import { ArticleHeader } from '../../../shared/article/article-header';
import { WithdrawDialog } from '../../../shared/article/withdraw/withdraw-dialog';
import { ArticleDialog, type ArticleDialogKind } from './article-dialog';

const KINDS: readonly [ArticleDialogKind, string][] = [
  ['progress', t('Show Progress')],
  ['files', t('Original files')],
  ['coverLetter', t('Cover letter')],
  ['abstract', t('Abstract')],
  ['authors', t('Authors')],
  ['reviews', t('Reviews')],
];

/** A submitted manuscript as its author sees it. */
export function SubmittedCard({ article }: { article: ArticleCard }) {
  const [open, setOpen] = useState<ArticleDialogKind | 'withdraw' | null>(null);
  const reviewsHidden = REVIEWS_HIDDEN_STATUSES.includes(article.status);
  const kinds = KINDS.filter(([kind]) => kind !== 'reviews' || !reviewsHidden);
  return (
    <ArticleHeader
      article={article}
      linked="all"
      level={3}
      secondary={
        <>
          {kinds.map(([kind, label]) => (
            <Button key={kind} size="small" onClick={() => setOpen(kind)}>
              {label}
            </Button>
          ))}
          {article.actions.includes('withdraw') && (
            <Button size="small" appearance="subtle" onClick={() => setOpen('withdraw')}>
              {t('Withdraw')}
            </Button>
          )}
        </>
      }
    >
      <Text>{t('No action required')}</Text>
      {open === 'withdraw' && <WithdrawDialog article={article} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'withdraw' && (
        <ArticleDialog kind={open} articleId={article.id} onClose={() => setOpen(null)} />
      )}
    </ArticleHeader>
  );
}
